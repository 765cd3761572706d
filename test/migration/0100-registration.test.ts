import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { registrationMigration } from '../../electron/storage/migrations/0100-registration.ts';

let db: Database.Database;
beforeEach(() => {
  db = new Database(':memory:');
  db.exec(registrationMigration.up);
});
afterEach(() => db.close());

const enter = (entry: string, person: string, state: string) =>
  db
    .prepare('INSERT INTO entries (tournament, entry, person, state) VALUES (?, ?, ?, ?)')
    .run('t-1', entry, person, state);

it('holds one standing entry a person and tournament, however many were given back (FR-REG-49)', () => {
  enter('e-1', 'p_1', 'cancelled');
  enter('e-2', 'p_1', 'refunded');
  enter('e-3', 'p_1', 'registered');
  expect(() => enter('e-4', 'p_1', 'pre-registered')).toThrow(/UNIQUE/);
  expect(() => enter('e-3', 'p_2', 'registered')).toThrow(/UNIQUE/);
  expect(() => enter('e-5', 'p_5', 'lost')).toThrow(/CHECK/);
});

it('files each number once and finds a person’s papers of a day by their index', () => {
  const file = db.prepare(
    "INSERT INTO receipts VALUES (?, ?, 't-1', 'e-1', 'p_1', 'caisse-1', 's', '2027-03-05', 10000, 2000, 0, 1, 1)",
  );
  file.run('R-2027-000001', 'registration');
  expect(() => file.run('R-2027-000001', 'registration')).toThrow(/UNIQUE/);
  expect(() => file.run('R-2027-000002', 'gift')).toThrow(/CHECK/);
  const plan = db.prepare('EXPLAIN QUERY PLAN SELECT sum(caves_cents) FROM receipts WHERE person = ? AND day = ?');
  expect(JSON.stringify(plan.all('p_1', '2027-03-05'))).toMatch(/SEARCH receipts USING INDEX receipts_of_person/);
});
