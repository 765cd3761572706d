import { accept, type Decision } from '../../../kernel/event.ts';
import type { SealedText } from '../../../kernel/sealed-text.ts';
import { peopleEvent } from '../events.ts';
import { refuse, type PeopleRefusal } from '../refusals.ts';
import type { HoldSubject } from './events.ts';

export interface HoldFacts {
  readonly hold: string;
  /** Whether the house knows the person or the tournament. */
  readonly isKnown: boolean;
  /** The hold that keeps the same already. */
  readonly standing: string | null;
  readonly reason: SealedText;
}

/** Keeps a person's or a tournament's data from being purged while a dispute lasts (FR-REG-77). Refuses `people.holdUnknown`, `people.heldAlready`. */
export function placeHold(
  { subject }: { readonly subject: HoldSubject },
  { hold, isKnown, standing, reason }: HoldFacts,
): Decision<PeopleRefusal> {
  if (!isKnown) return refuse('people.holdUnknown', { ...subject });
  if (standing !== null) return refuse('people.heldAlready', { hold: standing });
  return accept(peopleEvent('house', 'people.holdPlaced', { hold, subject, ...reason }));
}

/** The dispute is over: the data's terms count again. Refuses `people.notHeld`. */
export function liftHold(
  { hold }: { readonly hold: string },
  { stands, reason }: { readonly stands: boolean; readonly reason: SealedText },
): Decision<PeopleRefusal> {
  if (!stands) return refuse('people.notHeld', { hold });
  return accept(peopleEvent('house', 'people.holdLifted', { hold, ...reason }));
}

interface RestrictFacts {
  readonly isKnown: boolean;
  readonly isRestricted: boolean;
  readonly reason: SealedText;
}

/**
 * Restricts the processing of a person's data: kept, but found and shown no more, except to who answers for it. Checks that the law demands go on. Refuses `people.unknown`,
 * `people.restrictedAlready`.
 */
export function restrict(
  { person }: { readonly person: string },
  { isKnown, isRestricted, reason }: RestrictFacts,
): Decision<PeopleRefusal> {
  if (!isKnown) return refuse('people.unknown', { person });
  if (isRestricted) return refuse('people.restrictedAlready', { person });
  return accept(peopleEvent('house', 'people.restricted', { person, ...reason }));
}

/** Refuses `people.notRestricted`. */
export function unrestrict(
  { person }: { readonly person: string },
  { isRestricted, reason }: Omit<RestrictFacts, 'isKnown'>,
): Decision<PeopleRefusal> {
  if (!isRestricted) return refuse('people.notRestricted', { person });
  return accept(peopleEvent('house', 'people.unrestricted', { person, ...reason }));
}
