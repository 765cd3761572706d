import { accept, type Decision } from '../../kernel/event.ts';
import { tournamentStream } from '../tournament/index.ts';
import { registrationEvent } from './events.ts';
import { refuse } from './refusals.ts';
import { paperByNumber, type RegistrationState } from './state.ts';

/** Prints a numbered paper again as DUPLICATA 1, 2, …; there is never a second original (FR-REG-55). */
export function reprint(
  { registration }: { readonly registration: Readonly<RegistrationState> },
  { tournament, number }: { readonly tournament: string; readonly number: string },
): Decision {
  const paper = paperByNumber(registration, number);
  if (!paper) return refuse('registration.unknownPaper', { number });
  const data = { entry: paper.entry, number, copy: paper.copies + 1 };
  return accept(registrationEvent(tournamentStream(tournament), 'registration.reprinted', data));
}
