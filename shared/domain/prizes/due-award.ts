import { addCents, cents, type Cents } from '../../kernel/cents.ts';
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
 * Awards with the bounties: each falls to whoever eliminated the entry, that of the winner and those that nobody took to the winner, so
 * that the pool is paid whole (A-12, FR-REG-21). Who only took bounties stands behind the paid places.
 */
function withBounties(owed: readonly Award[], eachCents: Cents, standings: Readonly<StandingsState>): readonly Award[] {
  const ranking = rankedForPrizes(standings);
  const ranked = new Map(ranking.map((placing) => [placing.entry, placing]));
  const winner = ranking.find(({ rank }) => rank === 1)?.entry ?? '';
  const takers = standings.entries.map((entry) => {
    const by = standings.busts.find((bust) => bust.entry === entry)?.by ?? winner;
    return ranked.has(by) ? by : winner;
  });
  const taken = (entry: string): Cents => cents(eachCents * takers.filter((taker) => taker === entry).length);
  const prizeOf = new Map(owed.map(({ entry, amountCents }) => [entry, amountCents]));
  return ranking
    .map((placing): Award => {
      const bountyCents = taken(placing.entry);
      const amountCents = addCents(prizeOf.get(placing.entry) ?? cents(0), bountyCents);
      return { ...placing, amountCents, ...(bountyCents > 0 && { bountyCents }) };
    })
    .filter(({ amountCents }) => amountCents > 0);
}

/**
 * Every award of a closed ranking, best first; empty before. Players who tie for the last entry share its worth and that of the
 * places behind in money: an entry cannot be cut.
 */
export function awards({ standings, prizes }: AwardState): readonly Award[] {
  if (!standings.closed || !prizes.frozen) return [];
  const owed = awardsOf(prizes.frozen.prizes, rankedForPrizes(standings), standings.entries);
  const { prizeEntries, bounty } = prizes.frozen;
  if (bounty) return withBounties(owed, bounty.eachCents, standings);
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
