import type { ExportMade, ExportOrdered } from '../../../../shared/domain/audit/index.ts';
import type { ReadableDatabase } from '../../../storage/database.ts';

/** An export as it was ordered, and what became of it. Instants are epoch milliseconds. */
export interface ExportRow {
  readonly order: ExportOrdered;
  readonly orderedAt: number;
  readonly orderedBy: string;
  readonly overAt: number | null;
  readonly made: ExportMade | null;
  readonly failure: string | null;
}

interface Stored {
  readonly body: string;
  readonly ordered_at: number;
  readonly ordered_by: string;
  readonly over_at: number | null;
  readonly made: string | null;
  readonly failure: string | null;
}

const rowOf = ({ body, ordered_at, ordered_by, over_at, made, failure }: Stored): ExportRow => ({
  order: JSON.parse(body) as ExportOrdered,
  orderedAt: ordered_at,
  orderedBy: ordered_by,
  overAt: over_at,
  made: made === null ? null : (JSON.parse(made) as ExportMade),
  failure,
});

export function exportRow(db: ReadableDatabase, name: string): ExportRow | undefined {
  const row = db.get<Stored>('SELECT * FROM exports WHERE export = ?', name);
  return row && rowOf(row);
}

/** Newest first. */
export const exportRows = (db: ReadableDatabase, limit: number): ExportRow[] =>
  db.all<Stored>('SELECT * FROM exports ORDER BY seq DESC LIMIT ?', limit).map(rowOf);

/** Ordered and not over, in the order of the journal. */
export const openExports = (db: ReadableDatabase): ExportRow[] =>
  db.all<Stored>('SELECT * FROM exports WHERE over_at IS NULL ORDER BY seq').map(rowOf);

/** The name of an export's file or folder under `exports`. */
export function bundleName({ export: name, scope, form }: ExportOrdered): string {
  const about = scope.kind === 'season' ? `saison-${scope.from}-${scope.to}` : `dossier-${scope.tournament}`;
  return `${about}-${name}${form === 'zip' ? '.zip' : ''}`;
}
