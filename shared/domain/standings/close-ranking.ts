import { accept, type Decision } from '../../kernel/event.ts';
import { isRefused, type Refused } from '../../kernel/refusal.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import { tournamentStream } from '../tournament/index.ts';
import { chipsInPlay, type ChipSlices } from './average-stack.ts';
import { standingsEvent, type ChipsChecked } from './events.ts';
import { checkInPlay } from './in-play.ts';
import { completeRanking } from './ranking.ts';
import { refuse, type StandingsRefusal } from './refusals.ts';
import { entriesInPlay } from './state.ts';

interface CloseRanking {
  readonly tournament: string;
  /** The winner's chips, as they were counted. */
  readonly countedChips: number;
}

interface CloseFacts {
  readonly account: string;
  /** Frozen: nobody can enter or rebuy any more (FR-REG-91). */
  readonly structureFrozen: boolean;
  /** Why the count is not what was sold; asked for where it differs. */
  readonly reason: SealedText | null;
}

/**
 * Closes the ranking: the final award of the prizes. Given by the tournament director alone, when one player has all
 * chips and the prize structure is frozen, so that nobody can enter or rebuy any more. The winner's chips are counted and held against
 * those that were sold; a difference is told with its reason (FR-REG-32).
 */
export function closeRanking(
  state: ChipSlices,
  { tournament, countedChips }: CloseRanking,
  facts: CloseFacts,
): Decision<StandingsRefusal> {
  const refused = checkInPlay(state);
  if (refused) return refused;
  if (state.plan.director !== facts.account) return refuse('standings.notDirector');
  const ranking = completeRanking(state.standings);
  if (!ranking) return refuse('standings.playersLeft', { left: entriesInPlay(state.standings).length });
  if (!facts.structureFrozen) return refuse('standings.structureNotFrozen');
  const chips = checkedChips(state, countedChips, facts);
  if (isRefused(chips)) return chips;
  return accept(standingsEvent(tournamentStream(tournament), 'standings.closed', { ranking, ...chips }));
}

function checkedChips(
  state: ChipSlices,
  countedChips: number,
  { reason }: CloseFacts,
): ChipsChecked | Refused<StandingsRefusal> {
  const soldChips = chipsInPlay(state) ?? 0;
  const differ = countedChips !== soldChips;
  return differ && !reason
    ? refuse('standings.chipsDiffer', { countedChips, soldChips })
    : { countedChips, soldChips, ...reason };
}
