import { limitReachedAt } from '../../../shared/domain/clock/index.ts';
import type { SalesMoment } from '../../../shared/domain/prizes/index.ts';
import type { TournamentStreamState } from '../../../shared/domain/streams.ts';
import type { LevelLimit } from '../../../shared/domain/tournament/index.ts';
import type { Call } from '../../desk/feature.ts';

/** Now, and when the clock reached the ends of rebuys and of late entries; `null` while it has not. */
export function limitsReached(
  state: Readonly<TournamentStreamState>,
  { at, mono }: Pick<Call, 'at' | 'mono'>,
): SalesMoment {
  const { terms } = state.plan;
  const reached = (limit: LevelLimit | null | undefined): number | null =>
    limit ? limitReachedAt(state, limit, { wall: at, mono }) : null;
  return {
    at,
    rebuyLimitReachedAt: reached(terms?.rebuy?.until),
    lateLimitReachedAt: reached(terms?.registration.lateUntil),
  };
}
