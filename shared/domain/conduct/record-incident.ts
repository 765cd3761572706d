import { accept, type Decision } from '../../kernel/event.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import { tournamentStream } from '../tournament/index.ts';
import { checkEntries, type ConductSlices } from './checks.ts';
import { conductEvent, type IncidentCategory } from './events.ts';
import { refuse, type ConductRefusal } from './refusals.ts';
import { incidentById } from './state.ts';

interface RecordIncident {
  readonly tournament: string;
  readonly category: IncidentCategory;
  readonly happenedAt: number;
  readonly table: number | null;
  readonly entries: readonly string[];
}

interface IncidentFacts {
  readonly incident: string;
  readonly number: string;
  readonly now: number;
  readonly level: number | null;
  readonly facts: SealedText;
  readonly witnesses: SealedText | null;
}

/** Breaches of the bans on team play, replacement and assistance are somebody's (FR-REG-63, FR-REG-64, FR-REG-65). */
const namesSomebody: readonly IncidentCategory[] = ['team-play', 'replacement', 'assistance', 'fraud'];

/**
 * Puts an incident on record: what, when, at which table, whom it concerns; facts and witnesses are sealed. Anybody in the room
 * may write it, at any time from planning on (FR-REG-63, 64, 65, 75, 78). Never edited: what was wrong is told by another.
 */
export function recordIncident(
  { plan, standings, conduct }: ConductSlices,
  { tournament, ...input }: RecordIncident,
  { now, ...facts }: IncidentFacts,
): Decision<ConductRefusal> {
  if (!plan.terms) return refuse('conduct.unknownTournament');
  if (incidentById(conduct, facts.incident)) return refuse('conduct.idTaken', { id: facts.incident });
  if (input.happenedAt > now) return refuse('conduct.happenedLater');
  if (input.table !== null && !plan.terms.tables.includes(input.table)) {
    return refuse('conduct.unknownTable', { table: input.table });
  }
  if (input.entries.length === 0 && namesSomebody.includes(input.category)) return refuse('conduct.noPlayersNamed');
  const unknown = checkEntries(standings, input.entries);
  if (unknown) return unknown;
  return accept(conductEvent(tournamentStream(tournament), 'conduct.incidentRecorded', { ...input, ...facts }));
}
