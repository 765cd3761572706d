import type { Refused } from '../../kernel/refusal.ts';
import type { Placing, StandingsState } from '../standings/index.ts';
import { awardsOf, type Award } from './awards.ts';
import { refuse, type PrizesRefusal } from './refusals.ts';
import { settlementOf, type PrizesState } from './state.ts';

export interface AwardState {
  readonly standings: Readonly<StandingsState>;
  readonly prizes: Readonly<PrizesState>;
}

/**
 * The ranking as prizes see it: an expelled player takes none (FR-REG-76), and whoever came behind moves up by one, so that the
 * pool is paid out whole (FR-REG-21, FR-REG-28).
 */
function rankedForPrizes({ closed, busts }: Readonly<StandingsState>): readonly Placing[] {
  const ranking = closed?.ranking ?? [];
  const expelled = new Set(busts.filter(({ removed }) => removed === 'expelled').map(({ entry }) => entry));
  if (expelled.size === 0) return ranking;
  const gone = ranking.filter(({ entry }) => expelled.has(entry));
  return ranking
    .filter(({ entry }) => !expelled.has(entry))
    .map((placing) => {
      const ahead = gone.filter(({ rank }) => rank < placing.rank).length;
      return { ...placing, rank: placing.rank - ahead, sharedThrough: placing.sharedThrough - ahead };
    });
}

/**
 * Every award of a closed ranking, best first; empty before. Players who tie for the last entry share its worth and that of the
 * places behind in money: an entry cannot be cut.
 */
export function awards({ standings, prizes }: AwardState): readonly Award[] {
  if (!standings.closed || !prizes.frozen) return [];
  const owed = awardsOf(prizes.frozen.prizes, rankedForPrizes(standings), standings.entries);
  const { prizeEntries } = prizes.frozen;
  if (!prizeEntries) return owed;
  const { count, tournament } = prizeEntries;
  return owed.map((award) => (award.sharedThrough <= count ? { ...award, entryTo: tournament } : award));
}

/**
 * The award that an entry may still collect: only after the final award, only a ranked player's (FR-REG-89), never twice.
 * `setAside` says whether it is expected among the unclaimed prizes.
 */
export function dueAward(
  state: AwardState,
  { entry, setAside }: { readonly entry: string; readonly setAside: boolean },
): Award | Refused<PrizesRefusal> {
  if (!state.standings.closed) return refuse('prizes.rankingOpen');
  const award = awards(state).find((each) => each.entry === entry);
  if (!award) return refuse('prizes.notRanked', { entry });
  const settlement = settlementOf(state.prizes, entry);
  if (settlement?.kind === 'paid') return refuse('prizes.alreadyPaid', { entry, number: settlement.number });
  if (setAside) return settlement ? award : refuse('prizes.notSetAside', { entry });
  return settlement ? refuse('prizes.setAside', { entry }) : award;
}
