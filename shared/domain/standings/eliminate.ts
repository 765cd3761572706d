import { accept, type Decision } from '../../kernel/event.ts';
import type { Refused } from '../../kernel/refusal.ts';
import type { SameHandRule } from '../profile/index.ts';
import { seatOfEntry, type SeatingState } from '../seating/index.ts';
import { tournamentStream, type Plan } from '../tournament/index.ts';
import { standingsEvent, type Eliminated } from './events.ts';
import { checkInPlay } from './in-play.ts';
import { missingStacks } from './rank-hand.ts';
import { refuse, type StandingsRefusal } from './refusals.ts';
import { bustOf, entriesInPlay, type StandingsState } from './state.ts';

interface Eliminate {
  readonly tournament: string;
  readonly hand?: number | undefined;
  readonly busts: readonly {
    readonly entry: string;
    readonly stack?: number | undefined;
    readonly by?: string | undefined;
  }[];
}

interface EliminateFacts {
  readonly level: number | null;
  readonly sameHand: SameHandRule;
}

interface EliminateState {
  readonly plan: Plan;
  readonly seating: Readonly<SeatingState>;
  readonly standings: Readonly<StandingsState>;
}

/**
 * Records the players who fell in one hand. Without `hand` it is the next one; a number used before adds to that hand (tables in
 * step). Several in one hand need their stacks at its start. A player may still rebuy: that brings him back. Refuses entries
 * that are unknown, named twice or out, a stack of zero, and a hand that would leave nobody.
 */
export function eliminate(state: EliminateState, input: Eliminate, facts: EliminateFacts): Decision<StandingsRefusal> {
  const { standings } = state;
  const refused = checkInPlay(state) ?? checkBusts(standings, input.busts) ?? checkStacks(state, input, facts.sameHand);
  if (refused) return refused;
  if (entriesInPlay(standings).length <= input.busts.length) return refuse('standings.nobodyLeft');
  return accept(
    standingsEvent(tournamentStream(input.tournament), 'standings.eliminated', {
      hand: input.hand ?? standings.lastHand + 1,
      ...facts,
      busts: input.busts.map((bust) => recorded(state, bust)),
    }),
  );
}

function checkBusts(
  standings: Readonly<StandingsState>,
  busts: Eliminate['busts'],
): Refused<StandingsRefusal> | undefined {
  const named = new Set<string>();
  for (const { entry, by } of busts) {
    if (!standings.entries.includes(entry)) return refuse('standings.unknownEntry', { entry });
    if (named.has(entry)) return refuse('standings.namedTwice', { entry });
    const bust = bustOf(standings, entry);
    if (bust) return refuse('standings.alreadyOut', { entry, hand: bust.hand });
    if (by !== undefined && !mayHaveWon(standings, entry, by)) return refuse('standings.unknownWinner', { entry, by });
    named.add(entry);
  }
  return undefined;
}

const mayHaveWon = (standings: Readonly<StandingsState>, entry: string, by: string): boolean =>
  by !== entry && standings.entries.includes(by) && bustOf(standings, by) === undefined;

function checkStacks(
  state: EliminateState,
  { hand, busts }: Eliminate,
  rule: SameHandRule,
): Refused<StandingsRefusal> | undefined {
  const empty = busts.find(({ stack }) => stack === 0);
  if (empty) return refuse('standings.zeroStack', { entry: empty.entry });
  const earlier = state.standings.busts.filter((bust) => bust.hand === hand);
  const fallen = busts.map(({ entry, stack = null }) => ({ entry, stack, table: tableOf(state, entry) ?? null }));
  const missing = missingStacks([...earlier, ...fallen], rule);
  return missing.length > 0 ? refuse('standings.stackNeeded', { entries: missing }) : undefined;
}

const tableOf = ({ seating }: EliminateState, entry: string): number | undefined => seatOfEntry(seating, entry)?.table;

function recorded(
  state: EliminateState,
  { entry, stack, by }: Eliminate['busts'][number],
): Eliminated['busts'][number] {
  const table = tableOf(state, entry);
  return {
    entry,
    ...(stack !== undefined && { stack }),
    ...(table !== undefined && { table }),
    ...(by !== undefined && { by }),
  };
}
