import { setImmediate } from 'node:timers/promises';
import type { ListEntry, ListKind } from '../../../shared/domain/people/index.ts';
import type { DeskReader, Preparing } from '../../desk/feature.ts';
import type { ReadableDatabase, UnitOfWork } from '../../storage/database.ts';
import { lookupSlots, slotList } from './blind-index.ts';

/** Binds a sealed row to its place. */
export const rowPurpose = (list: ListKind, row: number): string => `list:${list}:${row}`;

/** A row as it is stored: sealed, the blinds it is found under, and one of its whole text, by which two issues are compared. */
export interface PreparedRow {
  readonly sealed: Uint8Array;
  readonly blinds: readonly number[];
  readonly print: number;
}

/** Begins an issue beside the one in force. Answers its number. */
export function beginIssue(db: UnitOfWork, list: ListKind): number {
  db.run('INSERT INTO list_issues (list) VALUES (?)', list);
  return db.get<{ issue: number }>('SELECT last_insert_rowid() AS issue')?.issue ?? 0;
}

interface Place {
  readonly issue: number;
  readonly from: number;
}

/** Stores rows of an issue from a place on. */
export function putRows(db: UnitOfWork, { issue, from }: Place, rows: readonly PreparedRow[]): void {
  for (const [index, { sealed, blinds, print }] of rows.entries()) {
    const row = from + index;
    const own = [...new Set(blinds)];
    db.run(
      'INSERT INTO issue_rows (issue, row, sealed, blinds, print) VALUES (?, ?, ?, ?, ?)',
      ...[issue, row, sealed, JSON.stringify(own), print],
    );
    for (const blind of own) db.run('INSERT INTO issue_keys (blind, issue, row) VALUES (?, ?, ?)', blind, issue, row);
  }
}

/** The number of the issue in force; `null` before the first. */
export const issueInForce = (db: ReadableDatabase, list: ListKind): number | null =>
  db.get<{ issue: number }>('SELECT issue FROM lists WHERE list = ?', list)?.issue ?? null;

interface NewList {
  readonly list: ListKind;
  readonly listId: string;
  readonly salt: string;
  readonly issue: number;
}

/** Puts an issue in the place of the one in force, whose rows are read no more. */
export const putInForce = (db: UnitOfWork, { list, listId, salt, issue }: NewList): void =>
  db.run(
    `INSERT INTO lists (list, list_id, salt, issue) VALUES (?, ?, ?, ?)
     ON CONFLICT (list) DO UPDATE SET list_id = excluded.list_id, salt = excluded.salt, issue = excluded.issue`,
    ...[list, listId, salt, issue],
  );

/** So many rows are cleared away at a time. */
const perStep = 100;

/** Deletes the rows of an issue that is not in force, some at a time. */
export async function clearIssue(aside: Preparing['aside'], issue: number): Promise<void> {
  do await setImmediate();
  while (aside((db) => clearSome(db, issue)));
}

/** Answers whether there are more. */
function clearSome(db: UnitOfWork, issue: number): boolean {
  const rows = db.all<{ row: number; blinds: string }>(
    'SELECT row, blinds FROM issue_rows WHERE issue = ? ORDER BY row LIMIT ?',
    ...[issue, perStep],
  );
  for (const { row, blinds } of rows) {
    for (const blind of JSON.parse(blinds) as number[])
      db.run('DELETE FROM issue_keys WHERE blind = ? AND issue = ? AND row = ?', blind, issue, row);
    db.run('DELETE FROM issue_rows WHERE issue = ? AND row = ?', issue, row);
  }
  if (rows.length === perStep) return true;
  db.run('DELETE FROM list_issues WHERE issue = ?', issue);
  return false;
}

/** Clears away what an import that broke off, or a replaced issue, left when the house was closed. */
export async function clearOldIssues(aside: Preparing['aside']): Promise<void> {
  const sql = 'SELECT issue FROM list_issues WHERE issue NOT IN (SELECT issue FROM lists)';
  for (const { issue } of aside((db) => db.all<{ issue: number }>(sql))) await clearIssue(aside, issue);
}

/** Every row of the list of limitations; no other list is ever opened whole. */
export const limitationRows = ({ db, vault }: Pick<DeskReader, 'db' | 'vault'>): readonly ListEntry[] =>
  db
    .all<{
      row: number;
      sealed: Uint8Array;
    }>(
      "SELECT row, sealed FROM issue_rows WHERE issue = (SELECT issue FROM lists WHERE list = 'limitation') ORDER BY row",
    )
    .map(({ row, sealed }) => vault.open<ListEntry>(rowPurpose('limitation', row), sealed));

interface FoundRow {
  readonly list: ListKind;
  readonly issue: number;
  readonly row: number;
}

const rowsUnder = `
  SELECT l.list AS list, k.issue AS issue, k.row AS row FROM issue_keys k CROSS JOIN lists l ON l.issue = k.issue
  WHERE k.blind IN ${slotList}`;

/** Rows of all lists in force under one of the blinds, each once. */
export function listRowsUnder(
  { db, vault }: Pick<DeskReader, 'db' | 'vault'>,
  blinds: readonly number[],
): readonly { readonly list: ListKind; readonly entry: ListEntry }[] {
  const found = db.all<FoundRow>(rowsUnder, ...lookupSlots(blinds));
  const once = new Map(found.map((each) => [rowPurpose(each.list, each.row), each]));
  return [...once].flatMap(([place, { list, issue, row }]) => {
    const sql = 'SELECT sealed FROM issue_rows WHERE issue = ? AND row = ?';
    const sealed = db.get<{ sealed: Uint8Array }>(sql, issue, row);
    return sealed ? [{ list, entry: vault.open<ListEntry>(place, sealed.sealed) }] : [];
  });
}
