import type { Refused } from '../../kernel/refusal.ts';
import { refuse, type RegistrationRefusal } from './refusals.ts';
import { entryById, isPaid, type Entry, type RegistrationState } from './state.ts';

/** A paid entry that stands, with its receipt; or why it is none. */
export type PaidEntry = Entry & { readonly number: string };

/** Refuses an unknown entry, one that was never paid (FR-REG-48), and one that was cancelled or refunded. */
export function paidEntry(state: Readonly<RegistrationState>, entry: string): PaidEntry | Refused<RegistrationRefusal> {
  const found = entryById(state, entry);
  if (!found) return refuse('registration.unknownEntry', { entry });
  if (found.state === 'pre-registered') return refuse('registration.notPaid', { entry });
  if (!isPaid(found) || found.number === null) return refuse('registration.leftAlready', { entry, state: found.state });
  return found as PaidEntry;
}

/** A flag from a later screening blocks play, rebuys and payout until a person clears it (R24, R33). */
export function flagRefusal({ entry, flags }: Entry): Refused<RegistrationRefusal> | undefined {
  if (flags.length === 0) return undefined;
  return refuse('registration.flaggedEntry', { entry, checks: flags.map(({ check }) => check) });
}
