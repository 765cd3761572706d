import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { standingsMigration } from '../../electron/storage/migrations/0140-standings.ts';

it('is number 140; a tournament has one ranking and each entry one place in it', () => {
  const db = new Database(':memory:');
  db.exec(standingsMigration.up);
  expect(standingsMigration.number).toBe(140);
  db.exec("INSERT INTO rankings VALUES ('t-1', 1)");
  expect(() => db.exec("INSERT INTO rankings VALUES ('t-1', 2)")).toThrow(/UNIQUE/);
  const rank = db.prepare("INSERT INTO ranks (tournament, rank, entry, shared_through) VALUES ('t-1', ?, ?, ?)");
  rank.run(2, 'e-1', 3);
  rank.run(2, 'e-2', 3);
  expect(() => rank.run(4, 'e-1', 4)).toThrow(/UNIQUE/);
  expect(() => rank.run(0, 'e-3', 1)).toThrow(/CHECK/);
  expect(() => rank.run(5, 'e-3', 4)).toThrow(/CHECK/);
  expect(() => rank.run('first', 'e-3', 4)).toThrow(/cannot store TEXT/);
});
