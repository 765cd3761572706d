import { clockFace, type ClockFace, type Reading } from '../../../shared/domain/clock/index.ts';
import type { TournamentStreamState } from '../../../shared/domain/streams.ts';

/** What the two ways out of a failure would show. */
export interface RecoveryOutlook {
  readonly cutAt: number;
  readonly gapMs: number;
  /** Going on from the last sign of life. */
  readonly resumed: ClockFace;
  /** The time since then counted as played. */
  readonly counted: ClockFace;
}

/** The choice after a failure (decision 19), `undefined` when there is none to make. */
export function recoveryOutlook(state: TournamentStreamState, now: Reading): RecoveryOutlook | undefined {
  const { clock, plan } = state;
  if (clock.core.status !== 'interrupted') return undefined;
  const cutAt = clock.core.anchor.wall;
  const gapMs = Math.max(0, now.wall - cutAt);
  const from = (anchor: Reading): ClockFace | undefined =>
    clockFace({ plan, clock: { ...clock, core: { ...clock.core, status: 'running', anchor } } }, now);
  const resumed = from(now);
  const counted = from({ wall: now.wall - gapMs, mono: now.mono - gapMs });
  return resumed && counted && { cutAt, gapMs, resumed, counted };
}
