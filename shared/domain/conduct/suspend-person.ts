import { accept, type Decision, type NewEvent } from '../../kernel/event.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import { suspendedOn } from '../people/index.ts';
import { suspensionEvent } from './events.ts';
import { refuse, type ConductRefusal } from './refusals.ts';

/** A suspension that stands: `until` is its last day, `null` for life. */
interface Suspension {
  readonly suspension: string;
  readonly person: string;
  readonly until: string | null;
}

interface SuspendPerson {
  readonly person: string;
  readonly until: string | null;
  readonly tournament: string | null;
  readonly incident: string | null;
}

interface SuspendFacts {
  readonly suspension: string;
  /** The venue's civil date. */
  readonly today: string;
  readonly knownPerson: boolean;
  readonly standing: Suspension | null;
  readonly text: SealedText;
  /** What stops the entries that the person holds now: the registration's own events. */
  readonly flags: readonly NewEvent[];
}

/**
 * The house does not admit a person any more, up to a day or for life, with a reason: the desk refuses them from now on, and
 * entries that stand are stopped. A longer suspension replaces a shorter one by lifting it first.
 */
export function suspendPerson(input: SuspendPerson, facts: SuspendFacts): Decision<ConductRefusal> {
  const { suspension, today, knownPerson, standing, text, flags } = facts;
  if (!knownPerson) return refuse('conduct.unknownPerson', { person: input.person });
  if (input.until !== null && input.until < today) return refuse('conduct.suspensionInPast');
  if (standing && suspendedOn(standing, today)) {
    return refuse('conduct.personSuspendedAlready', { until: standing.until });
  }
  return accept(suspensionEvent('house', 'conduct.personSuspended', { suspension, ...input, ...text }), ...flags);
}

/** Ends a suspension before its day, with a reason. */
export function liftSuspension(
  { suspension }: { readonly suspension: string },
  { standing, text }: { readonly standing: Suspension | null; readonly text: SealedText },
): Decision<ConductRefusal> {
  if (!standing) return refuse('conduct.unknownSuspension', { suspension });
  const { person } = standing;
  return accept(suspensionEvent('house', 'conduct.suspensionLifted', { suspension, person, ...text }));
}
