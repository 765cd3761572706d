import type { Verdict } from '../../../../shared/domain/people/index.ts';
import { stopOf, undecided } from './checks.ts';
import { isEmpty, missingFields, type Draft } from './draft.ts';

/** Where the file stands: what the desk does next. */
export type Stage = 'read' | 'correct' | 'stopped' | 'form' | 'decide' | 'pay' | 'ready' | 'registered';

export interface Standing {
  readonly draft: Draft;
  /** `null` while the person is not held against anything: too little is known, or the answer is on its way. */
  readonly verdicts: readonly Verdict[] | null;
  readonly payable: boolean;
  readonly registered: boolean;
}

/** The one thing to do next. A stop comes before everything, so that nobody types on for somebody who cannot play. */
export function stageOf({ draft, verdicts, payable, registered }: Standing): Stage {
  if (registered) return 'registered';
  if (isEmpty(draft)) return 'read';
  if (verdicts === null) return 'correct';
  if (stopOf(verdicts)) return 'stopped';
  if (missingFields(draft).length > 0 || draft.signedAt === null) return 'form';
  if (undecided(verdicts, draft.decisions).length > 0) return 'decide';
  return payable ? 'ready' : 'pay';
}

/** What the focus goes to by itself when a stage begins; `null` leaves it where it is. */
export function focusOf(stage: Stage, draft: Draft): 'birthPlace' | 'address' | 'signed' | 'decide' | 'mode' | null {
  if (stage === 'form') return missingFields(draft)[0] ?? 'signed';
  if (stage === 'decide') return 'decide';
  return stage === 'pay' ? 'mode' : null;
}

export type StepState = 'todo' | 'current' | 'done' | 'stopped';

const order: readonly Stage[] = ['read', 'correct', 'form', 'decide', 'pay', 'ready', 'registered'];
const endOfStep = { 1: 'form', 2: 'decide', 3: 'pay', 4: 'registered' } as const;

/** How the number of a step is drawn. */
export function stepState(step: 1 | 2 | 3 | 4, stage: Stage): StepState {
  if (stage === 'stopped') return step === 1 ? 'done' : step === 2 ? 'stopped' : 'todo';
  const at = order.indexOf(stage);
  if (at > order.indexOf(endOfStep[step])) return 'done';
  const begins = { 1: 'read', 2: 'decide', 3: 'pay', 4: 'ready' } as const;
  return at >= order.indexOf(begins[step]) ? 'current' : 'todo';
}
