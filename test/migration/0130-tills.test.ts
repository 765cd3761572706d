import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { tillsMigration } from '../../electron/storage/migrations/0130-tills.ts';

it('keeps each session once and finds the last of a drawer by its index', () => {
  const db = new Database(':memory:');
  db.exec(tillsMigration.up);
  const open = db.prepare(
    "INSERT INTO till_sessions (session, till, day, account, float_cents, opened_at, opened_seq) VALUES (?, 'caisse-1', '2027-03-05', 'caisse1', ?, 1, 1)",
  );
  open.run('s_1', 50_000);
  expect(() => open.run('s_1', 50_000)).toThrow(/UNIQUE/);
  expect(() => open.run('s_2', '500,00')).toThrow(/cannot store TEXT/);
  const plan = db.prepare(
    'EXPLAIN QUERY PLAN SELECT session FROM till_sessions WHERE till = ? ORDER BY opened_seq DESC',
  );
  expect(JSON.stringify(plan.all('caisse-1'))).toMatch(
    /SEARCH till_sessions USING COVERING INDEX till_sessions_of_till/,
  );
  db.close();
});
