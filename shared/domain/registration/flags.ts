import { accept, type Decision, type NewEvent } from '../../kernel/event.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import { tournamentStream } from '../tournament/index.ts';
import type { Flag, Settled } from '../people/index.ts';
import { registrationEvent } from './events.ts';
import { refuse } from './refusals.ts';
import { entryById, isPaid, type RegistrationState } from './state.ts';

/** The events of what a new screening (identity edited, list imported: R24, R33) found against entries that stand. */
export const flagEvents = (flags: readonly Flag[]): NewEvent[] =>
  flags.map(({ tournament, entry, person, check, code }) =>
    registrationEvent(tournamentStream(tournament), 'registration.flagged', { entry, person, check, code }),
  );

/** What stands against an entry, and the codes that a person decided on for it. */
export function settledOf(registration: Readonly<RegistrationState>, entry: string): Settled {
  const { flags = [], decided = [] } = entryById(registration, entry) ?? {};
  return { flagged: flags.map(({ code }) => code), decided: decided.map(({ code }) => code) };
}

/** Entries of a person whom the house does not admit any more: no play before a director has looked (FR-REG-82). */
export const suspensionFlags = (entries: readonly Pick<Flag, 'tournament' | 'entry' | 'person'>[]): NewEvent[] =>
  entries.map(({ tournament, entry, person }) =>
    registrationEvent(tournamentStream(tournament), 'registration.flagged', {
      ...{ entry, person, check: 'suspension', code: 'suspended' },
    }),
  );

/** The check of flags that a person set. */
const byHand = 'by-hand';

/** Stops an entry by a person's decision, with a reason. */
export function flagByHand(
  { registration }: { readonly registration: Readonly<RegistrationState> },
  { tournament, entry }: { readonly tournament: string; readonly entry: string },
  { reason }: { readonly reason: SealedText },
): Decision {
  const found = entryById(registration, entry);
  if (!found) return refuse('registration.unknownEntry', { entry });
  const { person, state } = found;
  if (!isPaid(found) && state !== 'pre-registered') return refuse('registration.leftAlready', { entry, state });
  const data = { entry, person, check: byHand, code: byHand, ...reason };
  return accept(registrationEvent(tournamentStream(tournament), 'registration.flagged', data));
}

interface ClearFlag {
  readonly tournament: string;
  readonly entry: string;
  readonly check: string;
}

/** A person looked into a flag, found that it does not concern this player, and signs for it with a reason. */
export function clearFlag(
  { registration }: { readonly registration: Readonly<RegistrationState> },
  { tournament, entry, check }: ClearFlag,
  { reason }: { readonly reason: SealedText },
): Decision {
  const found = entryById(registration, entry);
  if (!found) return refuse('registration.unknownEntry', { entry });
  if (!found.flags.some((flag) => flag.check === check)) return refuse('registration.notFlagged', { entry, check });
  const data = { entry, check, ...reason };
  return accept(registrationEvent(tournamentStream(tournament), 'registration.flagCleared', data));
}
