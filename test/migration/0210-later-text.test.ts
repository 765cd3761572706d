import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrations } from '../../electron/storage/migrations/index.ts';
import { laterTextMigration } from '../../electron/storage/migrations/0210-later-text.ts';

let db: Database.Database;
beforeEach(() => {
  db = new Database(':memory:');
  for (const { number, up } of migrations) if (number < laterTextMigration.number) db.exec(up);
});
afterEach(() => db.close());

const enter = (entry: string, person: string, state: string) =>
  db
    .prepare('INSERT INTO entries (tournament, entry, person, state, number) VALUES (?, ?, ?, ?, ?)')
    .run('t-1', entry, person, state, `R-${entry}`);

const receipt = (number: string, kind: string) =>
  db
    .prepare(
      `INSERT INTO receipts (number, kind, tournament, entry, person, till, session, day, caves_cents, fee_cents, seq, at)
       VALUES (?, ?, 't-1', 'e-1', 'p_1', 'c-1', 's-1', '2027-03-05', 100, 20, 7, 8)`,
    )
    .run(number, kind);

it('is number 210 and keeps entries and receipts as they are', () => {
  enter('e-1', 'p_1', 'cancelled');
  enter('e-2', 'p_1', 'checked-in');
  receipt('R-2027-000001', 'registration');
  const before = [db.prepare('SELECT * FROM entries').all(), db.prepare('SELECT * FROM receipts').all()];
  db.exec(laterTextMigration.up);
  expect(laterTextMigration.number).toBe(210);
  expect([db.prepare('SELECT * FROM entries').all(), db.prepare('SELECT * FROM receipts').all()]).toEqual(before);
});

it('lets a person whose entry fell have another, and never two that stand (FR-REG-49)', () => {
  db.exec(laterTextMigration.up);
  enter('e-1', 'p_1', 'checked-in');
  expect(() => enter('e-2', 'p_1', 'registered')).toThrow(/UNIQUE/);
  db.exec("UPDATE entries SET state = 're-entered' WHERE entry = 'e-1'");
  enter('e-2', 'p_1', 'registered');
  expect(() => enter('e-3', 'p_1', 'pre-registered')).toThrow(/UNIQUE/);
  expect(() => enter('e-4', 'p_2', 'expelled')).toThrow(/CHECK/);
});

it('knows the papers of a dealers’ bonus', () => {
  db.exec(laterTextMigration.up);
  receipt('C-2027-000001', 'bonus');
  receipt('A-2027-000001', 'bonus-refund');
  expect(() => receipt('C-2027-000002', 'gift')).toThrow(/CHECK/);
});
