import { upcast } from '../../shared/domain/upcasters.ts';
import type { JournalEvent } from '../../shared/kernel/event.ts';
import { linesAfter } from '../journal/read.ts';
import type { Store } from '../storage/database.ts';
import { changesOf, project } from './commit.ts';
import type { Registry } from './registry.ts';

/**
 * Fills read tables that are younger than the journal (their migration names them in `unfilled_tables`), by replaying it through
 * their projections once. Does nothing on a folder that
 * has none. Answers the tables that were filled.
 */
export function fillTables(store: Store, { projections }: Pick<Registry, 'projections'>): readonly string[] {
  const wanted = store.reader.all<{ name: string }>('SELECT name FROM unfilled_tables').map(({ name }) => name);
  const due = projections.filter(({ tables }) => tables.some((table) => wanted.includes(table)));
  if (due.length === 0) return [];
  const changes = changesOf(due);
  return store.transaction((db) => {
    const tables = due.flatMap((projection) => projection.tables);
    for (const table of tables) db.run(`DELETE FROM ${table}`);
    for (const { body } of linesAfter(store.reader)) project(db, upcast(JSON.parse(body) as JournalEvent), changes);
    db.run('DELETE FROM unfilled_tables');
    return tables;
  });
}
