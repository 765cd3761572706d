import { accept, type Decision } from '../../kernel/event.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import { registersEvent, type ObserverKind } from './events.ts';
import { refuse, type RegistersRefusal } from './refusals.ts';

interface ObserveFacts {
  readonly year: number;
  readonly number: number;
  readonly observer: SealedText;
  readonly text: SealedText;
  readonly account: string;
}

/** Enters an observation (after modèle 20) under the year's next number; it stays as it is, answers are added to it. */
export function enterObservation(
  { observer, tournament = null }: { readonly observer: ObserverKind; readonly tournament?: string | null | undefined },
  facts: ObserveFacts,
): Decision<never> {
  const { year, number, account } = facts;
  return accept(
    registersEvent('house', 'registers.observationEntered', {
      ...{ year, number, observer, tournament, account },
      ...{ observerText: facts.observer.textId, observerDigest: facts.observer.digest },
      ...facts.text,
    }),
  );
}

interface AnswerFacts {
  /** Answers given before; `null` when there is no such observation. */
  readonly answers: number | null;
  readonly text: SealedText;
  readonly account: string;
}

/** Answers an observation, after the answers before it. */
export function answerObservation(
  { year, number }: { readonly year: number; readonly number: number },
  { answers, text, account }: AnswerFacts,
): Decision<RegistersRefusal> {
  if (answers === null) return refuse('registers.unknownObservation', { year, number });
  return accept(
    registersEvent('house', 'registers.observationAnswered', { year, number, answer: answers + 1, ...text, account }),
  );
}
