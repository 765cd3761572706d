import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { registrationMigration } from '../../electron/storage/migrations/0100-registration.ts';
import { tillsMigration } from '../../electron/storage/migrations/0130-tills.ts';
import { registersMigration } from '../../electron/storage/migrations/0260-registers.ts';

function fresh(): Database.Database {
  const db = new Database(':memory:');
  for (const { up } of [registrationMigration, tillsMigration, registersMigration]) db.exec(up);
  return db;
}

it('is number 260; an observation has its number in its year once, a drawer may have been handed over', () => {
  const db = fresh();
  expect(registersMigration.number).toBe(260);
  const observe = db.prepare("INSERT INTO observations VALUES (?, 1, 'inspector', 'x_1', 'x_2', NULL, 'dr', 1)");
  observe.run(2027);
  observe.run(2028);
  expect(() => observe.run(2027)).toThrow(/UNIQUE/);
  expect(
    db.prepare("SELECT name FROM pragma_table_info('till_sessions') WHERE name = 'handed_by'").get(),
  ).toBeDefined();
});

it('finds the receipts of a gaming day without reading them all', () => {
  const plan = fresh().prepare("EXPLAIN QUERY PLAN SELECT * FROM receipts WHERE day = '2027-03-05'").all();
  expect(JSON.stringify(plan)).toContain('receipts_of_day');
});
