import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { clockMigration } from '../../electron/storage/migrations/0090-clock.ts';

test('signs of life are counted up, strict, and the last of a source and the open ones are found by index', () => {
  const db = new Database(':memory:');
  db.exec(clockMigration.up);
  const beat =
    "INSERT INTO heartbeats (tournament, source, wall, mono, position, remaining_ms) VALUES ('t-1', 'desk', 1, 2, 0, 3)";
  db.exec(`${beat}; ${beat}`);
  expect(db.prepare('SELECT beat, taken FROM heartbeats').all()).toEqual([
    { beat: 1, taken: null },
    { beat: 2, taken: null },
  ]);
  expect(() => db.exec("UPDATE heartbeats SET wall = 'now'")).toThrow(/cannot store TEXT/);
  const planOf = (sql: string): unknown =>
    (db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all()[0] as { detail: string }).detail;
  expect(
    planOf("SELECT wall FROM heartbeats WHERE tournament = 't' AND source = 'desk' ORDER BY beat DESC LIMIT 1"),
  ).toMatch(/INDEX heartbeats_source/);
  expect(planOf("SELECT beat FROM heartbeats WHERE tournament = 't' AND taken IS NULL ORDER BY beat")).toMatch(
    /INDEX heartbeats_open/,
  );
  db.close();
});
