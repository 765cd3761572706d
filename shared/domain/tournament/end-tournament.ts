import { accept, type Decision } from '../../kernel/event.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import { tournamentEvent, tournamentStream } from './events.ts';
import { refuse } from './refusals.ts';
import { phaseOf, type Plan } from './state.ts';

/** What the other features know of the end: taken from the slices standings, prizes and levy. */
export interface ClosingFacts {
  readonly id: string;
  readonly rankingClosed: boolean;
  readonly structureFrozen: boolean;
  /** Ranks whose prize is neither paid nor entered as unclaimed. */
  readonly openRanks: readonly number[];
  /** Entries of a stopped tournament that have not got fee and caves back yet. */
  readonly openRefunds: number;
  readonly levyLine: 'none' | 'entered' | 'certified' | 'countersigned';
}

/**
 * Closes the event once the ranking is closed, every prize paid or left unclaimed, and the levy line signed twice. One that was
 * stopped closes when everybody is refunded (FR-REG-70): no prize is awarded, so no levy line is owed.
 */
export function closeTournament(plan: Plan, facts: ClosingFacts): Decision {
  const phase = phaseOf(plan);
  if (phase === 'unknown') return refuse('tournament.unknown', { tournament: facts.id });
  if (phase === 'stopped') return closeStopped(facts);
  if (phase !== 'running') return refuse('tournament.wrongPhase', { phase });
  const { openRanks, levyLine } = facts;
  if (!facts.rankingClosed) return refuse('tournament.rankingOpen');
  if (!facts.structureFrozen) return refuse('tournament.prizesNotFrozen');
  if (openRanks.length > 0) return refuse('tournament.prizesOpen', { ranks: openRanks.map(String) });
  if (levyLine === 'none' || levyLine === 'entered') return refuse('tournament.levyNotCertified');
  if (levyLine === 'certified') return refuse('tournament.levyNotCountersigned');
  return accept(tournamentEvent(tournamentStream(facts.id), 'tournament.closed', {}));
}

function closeStopped({ id, openRefunds }: ClosingFacts): Decision {
  if (openRefunds > 0) return refuse('tournament.refundsOpen', { open: openRefunds });
  return accept(tournamentEvent(tournamentStream(id), 'tournament.closed', {}));
}

/**
 * Calls the event off before its start (FR-REG-67): the responsible director's decision, with a reason. Notices of the
 * cancellation and refunds fall due.
 */
export function cancelTournament(plan: Plan, id: string, reason: SealedText): Decision {
  const phase = phaseOf(plan);
  if (phase === 'unknown') return refuse('tournament.unknown', { tournament: id });
  if (phase === 'running' || phase === 'stopped' || phase === 'closed' || phase === 'cancelled') {
    return refuse('tournament.wrongPhase', { phase });
  }
  return accept(tournamentEvent(tournamentStream(id), 'tournament.cancelled', reason));
}
