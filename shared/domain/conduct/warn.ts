import { accept, type Decision } from '../../kernel/event.ts';
import { isRefused } from '../../kernel/refusal.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import { tournamentStream } from '../tournament/index.ts';
import { checkEntries, knownIncident, type ConductSlices } from './checks.ts';
import { conductEvent } from './events.ts';
import { refuse, type ConductRefusal } from './refusals.ts';

interface Warn {
  readonly tournament: string;
  readonly entry: string;
  readonly incident: string | null;
}

/** A warning, with or without an incident on record; it changes nothing at the table but is counted. */
export function warn(
  { plan, standings, conduct }: ConductSlices,
  { tournament, entry, incident }: Warn,
  { text }: { readonly text: SealedText },
): Decision<ConductRefusal> {
  if (!plan.terms) return refuse('conduct.unknownTournament');
  const unknown = checkEntries(standings, [entry]);
  if (unknown) return unknown;
  const found = incident === null ? undefined : knownIncident(conduct, incident);
  if (found && isRefused(found)) return found;
  return accept(conductEvent(tournamentStream(tournament), 'conduct.warned', { entry, incident, ...text }));
}
