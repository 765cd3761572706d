import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { conductMigration } from '../../electron/storage/migrations/0310-conduct.ts';

it('is number 310; a line of the log is an event, once, with its data as JSON', () => {
  const db = new Database(':memory:');
  db.exec(conductMigration.up);
  expect(conductMigration.number).toBe(310);
  const log = db.prepare("INSERT INTO conduct_log VALUES (?, 't-1', 5, 'mcd1', 'conduct.ruled', ?)");
  log.run(7, '{"number":1}');
  expect(() => log.run(7, '{}')).toThrow(/UNIQUE/);
  expect(() => log.run(8, 'no JSON')).toThrow(/CHECK/);
  const plan = db.prepare("EXPLAIN QUERY PLAN SELECT * FROM conduct_log WHERE tournament = 't-1' ORDER BY seq").all();
  expect(JSON.stringify(plan)).toContain('conduct_log_of_tournament');
});
