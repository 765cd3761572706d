import { accept, type Decision } from '../../kernel/event.ts';
import { auditEvent, type ExportOrdered } from './events.ts';
import { refuse, type AuditRefusal } from './refusals.ts';

export interface OrderFacts {
  readonly export: string;
  /** The export that is being written, if there is one. */
  readonly underWay: string | null;
  readonly taken: boolean;
  readonly tournamentKnown: boolean;
  /** A purge is being carried out: it destroys the exports of the data folder. */
  readonly purging: boolean;
}

/**
 * Orders an export; the desk writes it after the commit. One at a time: it reads the whole journal. Refuses
 * `audit.exportUnderWay`, `audit.purgeUnderWay`, `audit.nameTaken`, `audit.daysReversed` and `audit.unknownTournament`.
 */
export function orderExport(input: Omit<ExportOrdered, 'export'>, facts: OrderFacts): Decision<AuditRefusal> {
  const { scope, names, papers, form } = input;
  if (facts.underWay !== null) return refuse('audit.exportUnderWay', { export: facts.underWay });
  if (facts.purging) return refuse('audit.purgeUnderWay');
  if (facts.taken) return refuse('audit.nameTaken', { export: facts.export });
  if (scope.kind === 'season' && scope.from > scope.to) {
    return refuse('audit.daysReversed', { from: scope.from, to: scope.to });
  }
  if (scope.kind === 'tournament' && !facts.tournamentKnown) {
    return refuse('audit.unknownTournament', { tournament: scope.tournament });
  }
  return accept(auditEvent('house', 'audit.exportOrdered', { export: facts.export, scope, names, papers, form }));
}
