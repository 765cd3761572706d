import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { tournamentMigration } from '../../electron/storage/migrations/0070-tournament.ts';

test('one strict row a tournament, found by its start and by its phase', () => {
  const db = new Database(':memory:');
  db.exec(tournamentMigration.up);
  db.exec("INSERT INTO tournaments VALUES ('t-1', 'Mars', 'single-table', 'Salle', 1000, 'planned')");
  expect(() =>
    db.exec("INSERT INTO tournaments VALUES ('t-1', 'Mars', 'single-table', 'Salle', 1, 'planned')"),
  ).toThrow(/UNIQUE/);
  expect(() =>
    db.exec("INSERT INTO tournaments VALUES ('t-2', 'Mars', 'single-table', 'Salle', 'soon', 'planned')"),
  ).toThrow(/cannot store TEXT/);
  const year = "SELECT count(*) FROM tournaments WHERE starts_at >= ? AND starts_at < ? AND phase <> 'cancelled'";
  expect(db.prepare(`EXPLAIN QUERY PLAN ${year}`).all(0, 2000)).toMatchObject([
    { detail: expect.stringMatching(/USING INDEX tournaments_start/) as string },
  ]);
  const running = "SELECT tournament FROM tournaments WHERE phase = 'running'";
  expect(db.prepare(`EXPLAIN QUERY PLAN ${running}`).all()).toMatchObject([
    { detail: expect.stringMatching(/INDEX tournaments_phase/) as string },
  ]);
  db.close();
});
