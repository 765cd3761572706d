import type { ListEntry, ListKind } from '../../../shared/domain/people/index.ts';
import type { DeskReader, DeskWriter } from '../../desk/feature.ts';
import { lookupSlots, slotList } from './blind-index.ts';

/** Binds a sealed row to its place. */
export const rowPurpose = (list: ListKind, row: number): string => `list:${list}:${row}`;

/** A row as it will be stored: sealed, the blinds it is found under, and one of its whole text, by which two issues are compared. */
export interface PreparedRow {
  readonly sealed: Uint8Array;
  readonly blinds: readonly number[];
  readonly print: number;
}

interface NewList {
  readonly list: ListKind;
  readonly listId: string;
  readonly salt: string;
  readonly rows: readonly PreparedRow[];
}

/** Puts the sealed rows of a list in place of those of the issue before, which are gone for good. */
export function storeList({ db }: DeskWriter, { list, listId, salt, rows }: NewList): void {
  db.run('DELETE FROM list_rows WHERE list = ?', list);
  db.run('DELETE FROM list_keys WHERE list = ?', list);
  db.run('DELETE FROM list_prints WHERE list = ?', list);
  db.run(
    `INSERT INTO lists (list, list_id, salt) VALUES (?, ?, ?)
     ON CONFLICT (list) DO UPDATE SET list_id = excluded.list_id, salt = excluded.salt`,
    list,
    listId,
    salt,
  );
  for (const [row, { sealed, blinds, print }] of rows.entries()) {
    db.run('INSERT INTO list_rows (list, row, sealed) VALUES (?, ?, ?)', list, row, sealed);
    db.run('INSERT INTO list_prints (list, row, print) VALUES (?, ?, ?)', list, row, print);
    for (const blind of blinds)
      db.run('INSERT OR IGNORE INTO list_keys (blind, list, row) VALUES (?, ?, ?)', blind, list, row);
  }
}

/** Every row of the list of limitations; no other list is ever opened whole. */
export const limitationRows = ({ db, vault }: Pick<DeskReader, 'db' | 'vault'>): readonly ListEntry[] =>
  db
    .all<{ row: number; sealed: Uint8Array }>(
      "SELECT row, sealed FROM list_rows WHERE list = 'limitation' ORDER BY row",
    )
    .map(({ row, sealed }) => vault.open<ListEntry>(rowPurpose('limitation', row), sealed));

interface FoundRow {
  readonly list: ListKind;
  readonly row: number;
}

const rowsUnder = `SELECT list, row FROM list_keys WHERE blind IN ${slotList}`;

/** Rows of all lists on file under one of the blinds, each once. */
export function listRowsUnder(
  { db, vault }: Pick<DeskReader, 'db' | 'vault'>,
  blinds: readonly number[],
): readonly { readonly list: ListKind; readonly entry: ListEntry }[] {
  const found = db.all<FoundRow>(rowsUnder, ...lookupSlots(blinds));
  const once = new Map(found.map((each) => [rowPurpose(each.list, each.row), each]));
  return [...once].flatMap(([place, { list, row }]) => {
    const sealed = db.get<{ sealed: Uint8Array }>('SELECT sealed FROM list_rows WHERE list = ? AND row = ?', list, row);
    return sealed ? [{ list, entry: vault.open<ListEntry>(place, sealed.sealed) }] : [];
  });
}
