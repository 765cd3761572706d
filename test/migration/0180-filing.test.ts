import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrations } from '../../electron/storage/migrations/index.ts';
import { filingMigration } from '../../electron/storage/migrations/0180-filing.ts';

let db: Database.Database;
beforeEach(() => {
  db = new Database(':memory:');
  for (const { number, up } of migrations) if (number < filingMigration.number) db.exec(up);
});
afterEach(() => db.close());

const enter = (entry: string, person: string, state: string) =>
  db
    .prepare('INSERT INTO entries (tournament, entry, person, state) VALUES (?, ?, ?, ?)')
    .run('t-1', entry, person, state);

const planOf = (sql: string): string => JSON.stringify(db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all());

it('is number 180 and goes onto entries that are there', () => {
  enter('e-1', 'p_1', 'cancelled');
  enter('e-2', 'p_1', 'registered');
  db.exec(filingMigration.up);
  expect(filingMigration.number).toBe(180);
  expect(db.prepare('SELECT count(*) AS n FROM entries').get()).toEqual({ n: 2 });
});

it('still holds one standing entry a person and tournament, however many were given back (FR-REG-49)', () => {
  db.exec(filingMigration.up);
  enter('e-1', 'p_1', 'cancelled');
  enter('e-2', 'p_1', 'refunded');
  enter('e-3', 'p_1', 'registered');
  enter('e-4', 'p_2', 'registered');
  expect(() => enter('e-5', 'p_1', 'pre-registered')).toThrow(/UNIQUE/);
  expect(() => db.exec("UPDATE entries SET state = 'checked-in' WHERE entry = 'e-1'")).toThrow(/UNIQUE/);
  db.exec("UPDATE entries SET state = 'withdrawn' WHERE entry = 'e-3'");
  enter('e-5', 'p_1', 'pre-registered');
});

it('finds entries by person, alone and in a tournament, by the one index', () => {
  db.exec(filingMigration.up);
  expect(planOf("SELECT entry FROM entries WHERE person = 'p_1'")).toContain('entries_of_person (person=?)');
  expect(planOf("SELECT entry FROM entries WHERE tournament = 't-1' AND person = 'p_1'")).toContain(
    'entries_of_person (person=? AND tournament=?)',
  );
});

it('notes a person for the indexes once', () => {
  db.exec(filingMigration.up);
  db.exec("INSERT INTO unfiled_persons VALUES ('p_1')");
  expect(() => db.exec("INSERT INTO unfiled_persons VALUES ('p_1')")).toThrow(/UNIQUE/);
});
