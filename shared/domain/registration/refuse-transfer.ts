import { accept, type Decision } from '../../kernel/event.ts';
import { tournamentStream } from '../tournament/index.ts';
import { registrationEvent } from './events.ts';
import { refuse } from './refusals.ts';
import { entryById, type RegistrationState } from './state.ts';

/** Somebody asked to pass the entry on to another: it is never done, even free, and the asking is logged (FR-REG-50). */
export function refuseTransfer(
  { registration }: { readonly registration: Readonly<RegistrationState> },
  { tournament, entry }: { readonly tournament: string; readonly entry: string },
): Decision {
  if (!entryById(registration, entry)) return refuse('registration.unknownEntry', { entry });
  return accept(registrationEvent(tournamentStream(tournament), 'registration.transferRefused', { entry }));
}
