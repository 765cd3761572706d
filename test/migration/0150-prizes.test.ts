import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { prizesMigration } from '../../electron/storage/migrations/0150-prizes.ts';

function fresh(): Database.Database {
  const db = new Database(':memory:');
  db.exec(prizesMigration.up);
  return db;
}

it('is number 150; a prize is settled once, with a number of its own when it is paid', () => {
  const db = fresh();
  expect(prizesMigration.number).toBe(150);
  const prize = db.prepare(
    "INSERT INTO prizes (tournament, entry, rank, amount_cents, status, number, at) VALUES ('t-1', ?, 1, ?, ?, ?, 1)",
  );
  prize.run('e-1', 100, 'paid', 'P-2027-000001');
  prize.run('e-2', 100, 'unclaimed', null);
  expect(() => prize.run('e-1', 100, 'paid', 'P-2027-000002')).toThrow(/UNIQUE/);
  expect(() => prize.run('e-3', 100, 'paid', 'P-2027-000001')).toThrow(/UNIQUE/);
  expect(() => prize.run('e-3', 100, 'paid', null)).toThrow(/CHECK/);
  expect(() => prize.run('e-3', 100, 'unclaimed', 'P-2027-000003')).toThrow(/CHECK/);
  expect(() => prize.run('e-3', 0, 'unclaimed', null)).toThrow(/CHECK/);
});

it('a place of the structure is frozen once, and what waits to be claimed is found without reading all prizes', () => {
  const db = fresh();
  const place = db.prepare("INSERT INTO prize_places VALUES ('t-1', ?, 100)");
  place.run(1);
  expect(() => place.run(1)).toThrow(/UNIQUE/);
  const plan = db.prepare("EXPLAIN QUERY PLAN SELECT * FROM prizes WHERE status = 'unclaimed' ORDER BY at");
  expect(plan.all()).toMatchObject([{ detail: expect.stringMatching(/INDEX prizes_unclaimed/) as string }]);
});
