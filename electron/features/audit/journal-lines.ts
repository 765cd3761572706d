import type { InputOf } from '../../../shared/contract/define.ts';
import type { journalLinesContract } from '../../../shared/contract/audit.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';
import type { JournalLine } from '../../journal/entry.ts';
import type { ReadableDatabase, SqlValue } from '../../storage/database.ts';

type Wanted = InputOf<typeof journalLinesContract>;

/** A line as the journal screen shows it: what happened, and what stands in the chain. */
type ShownLine = JournalEvent & Pick<JournalLine, 'body' | 'prev' | 'hash'>;

/** So many lines does one call look at when it looks for some of them. */
const window = 5_000;

/** One page of the journal, and where it stopped looking. */
export function journalLines(
  db: ReadableDatabase,
  wanted: Wanted,
): { readonly lines: readonly ShownLine[]; readonly last: number } {
  const head = db.get<{ seq: number }>('SELECT seq FROM journal_head')?.seq ?? 0;
  const { from, to } = rangeOf(wanted, head);
  const { sql, values } = conditionsOf(wanted);
  const order = wanted.before === undefined ? 'ASC' : 'DESC';
  const rows = db.all<JournalLine>(
    `SELECT * FROM journal WHERE seq >= ? AND seq <= ? ${sql} ORDER BY seq ${order} LIMIT ?`,
    ...[from, to, ...values, wanted.limit],
  );
  const end = wanted.before === undefined ? Math.max(to, wanted.after) : from;
  return {
    lines: rows.map(({ body, prev, hash }) => ({ ...(JSON.parse(body) as JournalEvent), body, prev, hash })),
    last: rows.length === wanted.limit ? (rows.at(-1)?.seq ?? end) : end,
  };
}

function rangeOf({ after, before }: Wanted, head: number): { readonly from: number; readonly to: number } {
  if (before === undefined) return { from: after + 1, to: Math.min(head, after + window) };
  const to = Math.min(head, before - 1);
  return { from: Math.max(1, to - window + 1), to };
}

/** The filter as SQL, with its values; every condition begins with AND. */
function conditionsOf({ stream, types, any, from, to }: Wanted): {
  readonly sql: string;
  readonly values: readonly SqlValue[];
} {
  const each = (texts: readonly string[], one: string): string => `AND (${texts.map(() => one).join(' OR ')})`;
  const parts: readonly (readonly [sql: string, values: readonly SqlValue[]])[] = [
    ...(stream === undefined ? [] : [['AND stream = ?', [stream]] as const]),
    ...(types === undefined ? [] : [[each(types, 'substr(type, 1, length(?)) = ?'), types.flatMap(twice)] as const]),
    ...(any === undefined ? [] : [[each(any, 'instr(lower(body), lower(?)) > 0'), any] as const]),
    ...(from === undefined ? [] : [["AND body ->> 'at' >= ?", [from]] as const]),
    ...(to === undefined ? [] : [["AND body ->> 'at' < ?", [to]] as const]),
  ];
  return { sql: parts.map(([sql]) => sql).join(' '), values: parts.flatMap(([, values]) => values) };
}

const twice = (text: string): readonly string[] => [text, text];
