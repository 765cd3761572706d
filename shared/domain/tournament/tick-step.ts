import { accept, type Decision } from '../../kernel/event.ts';
import type { Refused } from '../../kernel/refusal.ts';
import { postingSteps, type EveningStep, type Posting } from './evening-steps.ts';
import { tournamentEvent, tournamentStream } from './events.ts';
import { refuse } from './refusals.ts';
import { phaseOf, type Plan } from './state.ts';

export interface Tick {
  readonly step: EveningStep;
  /** False takes a tick back. */
  readonly done: boolean;
  /** Where and how it hangs, of a step that posts something. */
  readonly posting?: Posting | undefined;
}

export interface TickFacts {
  readonly id: string;
  /** `R-2027-000123`, the last that the house gave out; `null` before the first. */
  readonly lastReceipt: string | null;
  readonly structureFrozen: boolean;
  /** The rooms of the house. */
  readonly rooms: readonly string[];
}

/**
 * Somebody has looked and says so: the journal keeps who and when, with the last receipt its number, and of what hangs before the players its
 * place, its means and the version of the rules (FR-REG-84). A tick that stands already changes nothing. Refuses a tournament that is over,
 * a posting without a place of the house, rules that are not published, and a structure posted before it is frozen (FR-REG-90).
 */
export function tickStep(plan: Plan, tick: Tick, facts: TickFacts): Decision {
  const { step, done } = tick;
  const phase = phaseOf(plan);
  if (phase === 'unknown') return refuse('tournament.unknown', { tournament: facts.id });
  if (phase === 'closed' || phase === 'cancelled') return refuse('tournament.wrongPhase', { phase });
  const refused = done ? checkPosting(plan, tick, facts) : undefined;
  if (refused) return refused;
  if (done === (plan.steps[step] !== undefined)) return accept();
  const noted = done ? notedWith(plan, tick, facts) : {};
  return accept(tournamentEvent(tournamentStream(facts.id), 'tournament.stepTicked', { step, done, ...noted }));
}

function checkPosting(plan: Plan, { step, posting }: Tick, { structureFrozen, rooms }: TickFacts): Refused | undefined {
  if (step === 'structure-posted' && !structureFrozen) return refuse('tournament.prizesNotFrozen');
  if (step === 'rules-posted' && !plan.rules) return refuse('tournament.rulesNotPublished');
  if (!postingSteps.includes(step) || (posting && rooms.includes(posting.place))) return undefined;
  return refuse('tournament.postingPlace', { rooms });
}

/** What the tick is kept with, by its step. */
function notedWith(plan: Plan, { step, posting }: Tick, { lastReceipt }: TickFacts) {
  if (step === 'last-receipt') return { lastReceipt };
  if (!postingSteps.includes(step) || !posting) return {};
  return { ...posting, ...(step === 'rules-posted' && plan.rules && { rulesVersion: plan.rules.version }) };
}
