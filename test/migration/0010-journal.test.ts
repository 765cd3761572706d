import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { genesisHash } from '../../electron/journal/entry.ts';
import { journalMigration } from '../../electron/storage/migrations/0010-journal.ts';

const hash = 'b'.repeat(64);

function fresh(): Database.Database {
  const db = new Database(':memory:');
  db.exec(journalMigration.up);
  return db;
}

it('is number 10 and begins with an empty journal whose head is the genesis hash of the code', () => {
  const db = fresh();
  expect(journalMigration.number).toBe(10);
  expect(db.prepare('SELECT count(*) FROM journal').pluck().get()).toBe(0);
  expect(db.prepare('SELECT * FROM journal_head').all()).toEqual([{ only: 1, seq: 0, hash: genesisHash }]);
});

it('takes the first line after the genesis hash only, and moves the head with it', () => {
  const db = fresh();
  const insert = db.prepare("INSERT INTO journal VALUES (?, 'house', ?, 'x', '{}', ?, ?)");
  expect(() => insert.run(1, 1, hash, hash)).toThrow(/follows the last one/);
  expect(() => insert.run(2, 1, genesisHash, hash)).toThrow(/follows the last one/);
  expect(() => insert.run(1, 2, genesisHash, hash)).toThrow(/follows the last one/);
  insert.run(1, 1, genesisHash, hash);
  expect(db.prepare('SELECT seq, hash FROM journal_head').all()).toEqual([{ seq: 1, hash }]);
});

it('finds a line by its stream and number without reading the journal', () => {
  const db = fresh();
  const plan = db.prepare('EXPLAIN QUERY PLAN SELECT body FROM journal WHERE stream = ? AND rev > ? ORDER BY rev');
  expect(plan.all('house', 1)).toMatchObject([
    { detail: expect.stringMatching(/INDEX.*stream=\? AND rev>\?/) as string },
  ]);
});
