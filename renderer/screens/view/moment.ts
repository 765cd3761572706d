import { clockFace, type ClockFace, type Reading } from '../../../shared/domain/clock/index.ts';
import type { Profile } from '../../../shared/domain/profile/index.ts';
import type { TournamentStreamState } from '../../../shared/domain/streams.ts';
import type { TournamentTerms } from '../../../shared/domain/tournament/index.ts';

/** How the screen stands: each is told by words and shapes of its own (DESIGN §3). */
export type HallState = 'waiting' | 'running' | 'last-minute' | 'break' | 'stopped' | 'ended' | 'cancelled';

/** One look at a tournament: everything that the parts of the view are made from. */
export interface Moment {
  readonly tournament: TournamentStreamState;
  readonly terms: TournamentTerms;
  readonly profile: Profile | undefined;
  readonly face: ClockFace;
  readonly now: Reading;
  readonly state: HallState;
  /** False once the link to the desk has been lost for a while: figures that may have changed are then not shown. */
  readonly trusted: boolean;
}

const minuteMs = 60_000;

function hallState({ plan }: Pick<TournamentStreamState, 'plan'>, face: ClockFace): HallState {
  if (plan.cancelledAt !== null) return 'cancelled';
  if (plan.closedAt !== null || face.status === 'ended') return 'ended';
  if (face.status === 'waiting') return 'waiting';
  if (face.status !== 'running') return 'stopped';
  if (face.kind === 'break') return 'break';
  return face.remainingMs <= minuteMs ? 'last-minute' : 'running';
}

interface Seen {
  readonly tournament: TournamentStreamState;
  readonly profile: Profile | undefined;
  readonly trusted: boolean;
}

/** `undefined` for a tournament that is not planned. */
export function momentOf(seen: Seen, now: Reading): Moment | undefined {
  const { terms } = seen.tournament.plan;
  const face = clockFace(seen.tournament, now);
  if (!terms || !face) return undefined;
  return { ...seen, terms, face, now, state: hallState(seen.tournament, face) };
}
