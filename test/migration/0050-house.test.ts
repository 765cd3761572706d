import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { houseMigration } from '../../electron/storage/migrations/0050-house.ts';

it('makes strict tables of what a day owes: a tournament starts once, a drawer opens once, starts are found by instant', () => {
  const db = new Database(':memory:');
  db.exec(houseMigration.up);
  db.exec("INSERT INTO day_tournaments VALUES ('t-1', 1); INSERT INTO day_tills VALUES ('caisse-1', 1)");
  expect(() => db.exec("INSERT INTO day_tournaments VALUES ('t-1', 2)")).toThrow(/UNIQUE/);
  expect(() => db.exec("INSERT INTO day_tills VALUES ('caisse-1', 2)")).toThrow(/UNIQUE/);
  expect(() => db.exec("INSERT INTO day_tills VALUES ('caisse-2', 'noon')")).toThrow(/cannot store TEXT/);
  const plan = db.prepare('EXPLAIN QUERY PLAN SELECT tournament FROM day_tournaments WHERE started_at > ?');
  expect(plan.all(1)).toMatchObject([{ detail: expect.stringMatching(/INDEX day_tournaments_started/) as string }]);
  db.close();
});
