import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { ledgerMigration } from '../../electron/storage/migrations/0120-ledger.ts';

it('takes whole cents only, no empty line, and sums a tournament by its index', () => {
  const db = new Database(':memory:');
  db.exec(ledgerMigration.up);
  const post = (line: number, amount: number | string) =>
    db.prepare("INSERT INTO postings VALUES (1, ?, 'registration.rebought', 't-1', 'card', ?)").run(line, amount);
  post(0, 10_000);
  expect(() => post(0, -10_000)).toThrow(/UNIQUE/);
  expect(() => post(1, 0)).toThrow(/CHECK/);
  expect(() => post(1, 0.5)).toThrow(/cannot store REAL/);
  const plan = db.prepare(
    'EXPLAIN QUERY PLAN SELECT account, sum(amount_cents) FROM postings WHERE tournament = ? GROUP BY account',
  );
  expect(JSON.stringify(plan.all('t-1'))).toMatch(/SEARCH postings USING INDEX postings_of_tournament/);
  db.close();
});
