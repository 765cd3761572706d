import { caveSales, poolOf, prizeSheet, type PrizeSheet } from '../../../shared/domain/prizes/index.ts';
import type { Profile } from '../../../shared/domain/profile/index.ts';
import { averageStack, entriesInPlay } from '../../../shared/domain/standings/index.ts';
import type { TournamentStreamState } from '../../../shared/domain/streams.ts';
import { cents, type Cents } from '../../../shared/kernel/cents.ts';
import { isRefused } from '../../../shared/kernel/refusal.ts';

/** What the room asks all evening. `null` where nothing can be said yet. */
export interface RoomFigures {
  readonly playersLeft: number;
  readonly entries: number;
  readonly averageStack: number | null;
  readonly averageBigBlinds: number | null;
  readonly placesPaid: number;
  /** Eliminations until the next one is paid; 0 in the money. */
  readonly beforePrizes: number;
  readonly poolCents: Cents | null;
  readonly frozen: boolean;
}

/** The figures of a tournament; averages count the entries that were bought, nothing else (S06). */
export function roomFigures(
  state: TournamentStreamState,
  { profile, bigBlind }: { readonly profile: Profile | undefined; readonly bigBlind: number | undefined },
): RoomFigures {
  const playersLeft = entriesInPlay(state.standings).length;
  const entries = state.standings.entries.length;
  const average = averageStack(state);
  const placesPaid = placesOf(state);
  return {
    playersLeft,
    entries,
    averageStack: average,
    averageBigBlinds: average !== null && bigBlind ? average / bigBlind : null,
    placesPaid,
    beforePrizes: Math.max(0, playersLeft - placesPaid),
    poolCents: poolCents(state, profile),
    frozen: state.prizes.frozen !== null,
  };
}

/** As frozen, else as announced. */
const placesOf = ({ plan, prizes }: TournamentStreamState): number =>
  prizes.frozen?.prizes.length ?? plan.terms?.payoutBasisPoints.length ?? 0;

function poolCents({ plan, prizes }: TournamentStreamState, profile: Profile | undefined): Cents | null {
  if (prizes.frozen) return prizes.frozen.poolCents;
  if (!plan.terms || !profile) return null;
  return poolOf({
    baseCents: caveSales(prizes).baseCents,
    rateBasisPoints: profile.levy.rateBasisPoints,
    guaranteeCents: plan.terms.guaranteeCents,
    extraCents: cents(0),
  }).poolCents;
}

/** The prize sheet as it stands, `undefined` while the sales do not give one. */
export function sheetOf({ plan, prizes }: TournamentStreamState, profile: Profile | undefined): PrizeSheet | undefined {
  if (!plan.terms || !profile) return undefined;
  const sheet = prizeSheet(prizes, { terms: plan.terms, profile });
  return isRefused(sheet) ? undefined : sheet;
}
