import type { DeskReader } from '../../../desk/feature.ts';
import type { Held } from './holds.ts';

interface Line {
  readonly stream: string;
  readonly body: string;
}

/** Every `textId` in an event, at whatever depth. */
export function textIdsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textIdsIn);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'textId' && typeof one === 'string' ? [one] : textIdsIn(one),
  );
}

/**
 * The sealed texts that lines before an instant cite and that are still there: those that may go, and how many a dispute keeps. Reads the journal, whose lines say
 * when each was written: seldom asked. Names of staff have a term of their own.
 */
export function textsBefore(
  { db }: Pick<DeskReader, 'db'>,
  { before, held }: { readonly before: number; readonly held: Held },
): { readonly free: readonly string[]; readonly held: number } {
  const sql = `SELECT stream, body FROM journal
    WHERE type <> 'notices.workerListed' AND instr(body, '"textId"') > 0 AND body ->> 'at' < ? ORDER BY seq`;
  const free = new Set<string>();
  const kept = new Set<string>();
  for (const { stream, body } of db.all<Line & Record<string, string>>(sql, before)) {
    const isHeld =
      held.tournaments.has(stream.replace(/^tournament\//, '')) || held.cited.some((id) => body.includes(`"${id}"`));
    for (const text of textIdsIn(JSON.parse(body))) {
      if (db.get('SELECT 1 FROM texts WHERE text = ?', text) === undefined) continue;
      if (isHeld || held.texts.has(text)) kept.add(text);
      else free.add(text);
    }
  }
  return { free: [...free].filter((text) => !kept.has(text)), held: kept.size };
}
