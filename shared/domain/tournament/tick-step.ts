import { accept, type Decision } from '../../kernel/event.ts';
import type { EveningStep } from './evening-steps.ts';
import { tournamentEvent, tournamentStream } from './events.ts';
import { refuse } from './refusals.ts';
import { phaseOf, type Plan } from './state.ts';

export interface Tick {
  readonly step: EveningStep;
  /** False takes a tick back. */
  readonly done: boolean;
}

export interface TickFacts {
  readonly id: string;
  /** `R-2027-000123`, the last that the house gave out; `null` before the first. */
  readonly lastReceipt: string | null;
  readonly structureFrozen: boolean;
}

/**
 * Somebody has looked and says so: the journal keeps who and when, and with the last receipt its number. A tick that stands already
 * changes nothing. Refuses a tournament that is over, and a structure posted before it is frozen (FR-REG-90).
 */
export function tickStep(plan: Plan, { step, done }: Tick, { id, lastReceipt, structureFrozen }: TickFacts): Decision {
  const phase = phaseOf(plan);
  if (phase === 'unknown') return refuse('tournament.unknown', { tournament: id });
  if (phase === 'closed' || phase === 'cancelled') return refuse('tournament.wrongPhase', { phase });
  if (step === 'structure-posted' && done && !structureFrozen) return refuse('tournament.prizesNotFrozen');
  if (done === (plan.steps[step] !== undefined)) return accept();
  const noted = step === 'last-receipt' && done ? { lastReceipt } : {};
  return accept(tournamentEvent(tournamentStream(id), 'tournament.stepTicked', { step, done, ...noted }));
}
