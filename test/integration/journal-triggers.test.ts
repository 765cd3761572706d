import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyDatabase } from '../../electron/journal/verify-database.ts';
import { databaseFile, openReadOnly } from '../../electron/storage/open.ts';
import type { Store } from '../../electron/storage/database.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';
import { rmSync } from 'node:fs';
import { counterMigrations, openCounterStore, temporaryFolder } from '../support/counter-desk.ts';
import { writeLines } from '../support/journal-writer.ts';

const hex = (digit: string): string => digit.repeat(64);

/** Statements against a journal of six lines; `$last` stands for the last line's hash. */
const attacks: readonly (readonly [string, string])[] = [
  ['UPDATE of a text', "UPDATE journal SET body = '{}' WHERE seq = 2"],
  ['UPDATE that changes nothing', 'UPDATE journal SET body = body'],
  ['UPDATE OR REPLACE onto another number', 'UPDATE OR REPLACE journal SET seq = 1 WHERE seq = 2'],
  ['DELETE of a line', 'DELETE FROM journal WHERE seq = 2'],
  ['DELETE of the last line', 'DELETE FROM journal WHERE seq = 6'],
  ['DELETE of everything', 'DELETE FROM journal'],
  [
    'INSERT OR REPLACE of a line',
    `INSERT OR REPLACE INTO journal SELECT seq, stream, rev, type, '{}', prev, hash FROM journal WHERE seq = 3`,
  ],
  [
    'REPLACE of the last line',
    `REPLACE INTO journal SELECT seq, stream, rev, type, '{}', prev, hash FROM journal WHERE seq = 6`,
  ],
  [
    "REPLACE by the stream's number, with the right next number and hash",
    `REPLACE INTO journal VALUES (7, 'till/a', 1, 'x', '{}', $last, '${hex('b')}')`,
  ],
  [
    "INSERT OR REPLACE by the stream's last number",
    `INSERT OR REPLACE INTO journal VALUES (7, 'till/a', 2, 'x', '{}', $last, '${hex('b')}')`,
  ],
  [
    "INSERT OR IGNORE by the stream's number",
    `INSERT OR IGNORE INTO journal VALUES (7, 'till/a', 1, 'x', '{}', $last, '${hex('b')}')`,
  ],
  [
    'UPSERT on the number',
    `INSERT INTO journal SELECT * FROM journal WHERE seq = 3 ON CONFLICT (seq) DO UPDATE SET body = '{}'`,
  ],
  [
    "UPSERT on the stream's number",
    `INSERT INTO journal VALUES (7, 'till/a', 1, 'x', '{}', $last, '${hex('b')}') ON CONFLICT (stream, rev) DO UPDATE SET body = '{}'`,
  ],
  ['a gap in seq', `INSERT INTO journal VALUES (8, 'till/a', 3, 'x', '{}', $last, '${hex('b')}')`],
  ['a gap in the stream', `INSERT INTO journal VALUES (7, 'till/a', 4, 'x', '{}', $last, '${hex('b')}')`],
  [
    'a new stream that does not begin at 1',
    `INSERT INTO journal VALUES (7, 'till/new', 2, 'x', '{}', $last, '${hex('b')}')`,
  ],
  [
    'no seq at all',
    `INSERT INTO journal (stream, rev, type, body, prev, hash) VALUES ('till/a', 3, 'x', '{}', $last, '${hex('b')}')`,
  ],
  ['a wrong previous hash', `INSERT INTO journal VALUES (7, 'till/a', 3, 'x', '{}', '${hex('a')}', '${hex('b')}')`],
  ['a hash that is too short', `INSERT INTO journal VALUES (7, 'till/a', 3, 'x', '{}', $last, 'b')`],
  ['a number as text', `INSERT INTO journal VALUES ('seven', 'till/a', 3, 'x', '{}', $last, '${hex('b')}')`],
  ['DELETE of the head', 'DELETE FROM journal_head'],
  ['a second head', `INSERT INTO journal_head VALUES (2, 9, '${hex('b')}')`],
];

let folder = '';
let store: Store;

beforeEach(() => {
  folder = temporaryFolder();
  const opened = openCounterStore(folder);
  if (isRefused(opened)) throw new Error(opened.refusal.code);
  store = opened;
  writeLines(store, 6);
});

afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

const content = (db: Database.Database): unknown => db.prepare('SELECT * FROM journal ORDER BY seq').all();

function attack(db: Database.Database, sql: string): void {
  const last = db.prepare('SELECT hash FROM journal ORDER BY seq DESC LIMIT 1').pluck().get() as string;
  const before = content(db);
  expect(() => db.exec(sql.replaceAll('$last', `'${last}'`))).toThrow(/journal|constraint|mismatch|CHECK/);
  expect(content(db)).toEqual(before);
}

describe('the database itself refuses (decision 24)', () => {
  it.each(attacks)("%s, on the desk's own connection", (_name, sql) => {
    attack(store.raw, sql);
  });

  it.each(attacks.flatMap(([name, sql]) => ['ON', 'OFF'].map((mode) => [name, mode, sql] as const)))(
    '%s, on a plain connection with recursive_triggers %s',
    (_name, mode, sql) => {
      store.close();
      const plain = new Database(databaseFile(folder));
      plain.pragma(`recursive_triggers = ${mode}`);
      expect(plain.pragma('recursive_triggers', { simple: true })).toBe(mode === 'ON' ? 1 : 0);
      attack(plain, sql);
      plain.close();
      const reader = openReadOnly(folder, counterMigrations);
      if (isRefused(reader)) throw new Error(reader.refusal.code);
      expect(verifyDatabase(reader.reader)).toMatchObject({ lines: 6 });
      reader.close();
    },
  );

  it('and takes the next line as it should be', () => {
    store.raw.pragma('recursive_triggers = OFF');
    store.raw.exec(
      `INSERT INTO journal SELECT 7, 'till/a', 3, 'x', '{}', hash, '${hex('b')}' FROM journal WHERE seq = 6`,
    );
    expect(store.reader.get('SELECT count(*) AS lines FROM journal')).toEqual({ lines: 7 });
    expect(store.reader.get('SELECT seq, hash FROM journal_head')).toEqual({ seq: 7, hash: hex('b') });
  });
});
