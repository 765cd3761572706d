import type { Refused } from '../../kernel/refusal.ts';
import type { SeatingState } from '../seating/index.ts';
import { duplicateRefusal } from './admission.ts';
import { flagRefusal } from './present-entry.ts';
import { refuse, type RegistrationRefusal } from './refusals.ts';
import { entryById, entryOfPerson, type RegistrationState } from './state.ts';

interface Claim {
  readonly registration: Readonly<RegistrationState>;
  readonly seating: Readonly<SeatingState>;
}

/**
 * One entry per person (FR-REG-49): refuses a person who has one, with its receipt and seat, unless it is the
 * pre-registration that is being paid now and was not stopped by a flag; and an entry id that is in use.
 */
export function claimRefusal(
  state: Claim,
  { entry, person }: { readonly entry: string; readonly person: string },
): Refused<RegistrationRefusal> | undefined {
  const { registration } = state;
  const held = entryOfPerson(registration, person);
  const named = entryById(registration, entry);
  if (held) {
    const isPaidNow = held.entry === entry && held.state === 'pre-registered';
    return isPaidNow ? flagRefusal(held) : duplicateRefusal(state, held.entry);
  }
  if (named) {
    return named.state === 'pre-registered'
      ? refuse('registration.otherPerson', { entry })
      : refuse('registration.idTaken', { entry });
  }
  return undefined;
}
