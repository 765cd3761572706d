import type { DeskReader } from '../../desk/feature.ts';

/** One line of the log as a page shows it. `texts`: what its sealed texts say, by their place in the data. */
export interface ConductLine {
  readonly seq: number;
  readonly at: number;
  readonly actor: string;
  readonly kind: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly texts: Readonly<Record<string, string>>;
}

type LineData = Readonly<Record<string, unknown>>;

/** The tournament's lines, oldest first. */
export function conductLines(
  read: DeskReader,
  tournament: string,
  { texts }: { readonly texts: boolean },
): readonly ConductLine[] {
  const rows = read.db.all<Omit<ConductLine, 'data' | 'texts'> & { readonly data: string }>(
    'SELECT seq, at, actor, kind, data FROM conduct_log WHERE tournament = ? ORDER BY seq',
    tournament,
  );
  return rows.map((row) => {
    const data = JSON.parse(row.data) as LineData;
    return { ...row, data, texts: texts ? opened(read, data) : {} };
  });
}

/** A text of the line itself is its `reason`; facts and witnesses stand under their own names. */
function opened({ vault }: DeskReader, data: LineData): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of [['reason', data], ...Object.entries(data)] as const) {
    const id = textIdOf(value);
    const text = id === undefined ? undefined : vault.text(id);
    if (text !== undefined) found[name] = text;
  }
  return found;
}

function textIdOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('textId' in value)) return undefined;
  return typeof value.textId === 'string' ? value.textId : undefined;
}
