import { accept, type Decision } from '../../kernel/event.ts';
import { isRefused } from '../../kernel/refusal.ts';
import type { SeatingState } from '../seating/index.ts';
import { tournamentStream } from '../tournament/index.ts';
import { admission, duplicateRefusal, type Screened } from './admission.ts';
import { registrationEvent } from './events.ts';
import { claimRefusal } from './identity-claim.ts';
import { entryOfPerson } from './state.ts';
import { openWindow, type WindowFacts, type WindowState } from './window.ts';

/** Who comes to the desk, after the checks. */
export interface PersonFacts extends Screened {
  readonly entry: string;
  readonly person: string;
  readonly digest: string;
}

/** A pre-registration: a person and the checks, unpaid, so without receipt, seat or place in the capacity. */
export function preRegister(
  state: WindowState & { readonly seating: Readonly<SeatingState> },
  { tournament }: { readonly tournament: string },
  facts: WindowFacts & PersonFacts,
): Decision {
  const terms = openWindow(state, facts);
  if (isRefused(terms)) return terms;
  const checks = admission(state, facts);
  if (isRefused(checks)) return checks;
  const held = entryOfPerson(state.registration, facts.person);
  if (held) return duplicateRefusal(state, held.entry);
  const claimed = claimRefusal(state, facts);
  if (claimed) return claimed;
  const { entry, person, digest } = facts;
  return accept(
    registrationEvent(tournamentStream(tournament), 'registration.preRegistered', { entry, person, digest, checks }),
  );
}
