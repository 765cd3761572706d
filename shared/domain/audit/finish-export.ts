import { accept, type Decision } from '../../kernel/event.ts';
import type { Refused } from '../../kernel/refusal.ts';
import { auditEvent, type ExportFailed, type ExportMade } from './events.ts';
import { refuse, type AuditRefusal } from './refusals.ts';

/** An ordered export as it stands; `null` for one that nobody ordered. */
export type OrderedExport = { readonly over: boolean } | null;

const unfit = (name: string, ordered: OrderedExport): Refused<AuditRefusal> | undefined => {
  if (!ordered) return refuse('audit.unknownExport', { export: name });
  return ordered.over ? refuse('audit.exportOver', { export: name }) : undefined;
};

/** The export lies whole on the disk. Refuses `audit.unknownExport` and `audit.exportOver`. */
export const finishExport = (made: ExportMade, ordered: OrderedExport): Decision<AuditRefusal> =>
  unfit(made.export, ordered) ?? accept(auditEvent('house', 'audit.exportMade', made));

/** Nothing of the export is left, and why. Refuses as `finishExport`. */
export const failExport = (failed: ExportFailed, ordered: OrderedExport): Decision<AuditRefusal> =>
  unfit(failed.export, ordered) ?? accept(auditEvent('house', 'audit.exportFailed', failed));

/** The house's first key for signing. Refuses `audit.keyKnown`: a second one would make the first one's exports doubtful. */
export const keepSigningKey = (publicKey: string, known: boolean): Decision<AuditRefusal> =>
  known ? refuse('audit.keyKnown') : accept(auditEvent('house', 'audit.signingKeyMade', { publicKey }));
