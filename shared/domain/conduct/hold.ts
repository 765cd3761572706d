import { accept, type Decision } from '../../kernel/event.ts';
import { isRefused } from '../../kernel/refusal.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import { entryById, type RegistrationState } from '../registration/index.ts';
import { tournamentStream } from '../tournament/index.ts';
import { knownIncident, type ConductSlices } from './checks.ts';
import { conductEvent } from './events.ts';
import { refuse, type ConductRefusal } from './refusals.ts';

interface HoldFacts {
  readonly hold: string;
  readonly text: SealedText;
}

/** Keeps an incident and whom it names from every purge while legal action is possible (FR-REG-77). */
export function setHold(
  { conduct, registration }: ConductSlices & { readonly registration: Readonly<RegistrationState> },
  { tournament, incident }: { readonly tournament: string; readonly incident: string },
  { hold, text }: HoldFacts,
): Decision<ConductRefusal> {
  const found = knownIncident(conduct, incident);
  if (isRefused(found)) return found;
  if (found.hold !== null) return refuse('conduct.heldAlready', { number: found.number });
  const persons = found.entries.flatMap((entry) => entryById(registration, entry)?.person ?? []);
  return accept(conductEvent(tournamentStream(tournament), 'conduct.holdSet', { hold, incident, persons, ...text }));
}

/** Ends it, with a reason. */
export function liftHold(
  { conduct }: ConductSlices,
  { tournament, hold }: { readonly tournament: string; readonly hold: string },
  { text }: { readonly text: SealedText },
): Decision<ConductRefusal> {
  const held = Object.values(conduct.incidents).some((incident) => incident.hold === hold);
  if (!held) return refuse('conduct.unknownHold', { hold });
  return accept(conductEvent(tournamentStream(tournament), 'conduct.holdLifted', { hold, ...text }));
}
