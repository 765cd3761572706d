import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { retentionMigration } from '../../electron/storage/migrations/0280-retention.ts';
import { migrations } from '../../electron/storage/migrations/index.ts';

let db: Database.Database;
beforeEach(() => {
  db = new Database(':memory:');
  for (const { number, up } of migrations) if (number <= retentionMigration.number) db.exec(up);
});
afterEach(() => db.close());

it('is number 280 and keeps one standing hold on a subject, and any number of lifted ones (FR-REG-77)', () => {
  expect(retentionMigration.number).toBe(280);
  const hold = db.prepare(
    "INSERT INTO retention_holds (hold, kind, subject, text, account, at) VALUES (?, 'person', 'p_1', 'x_1', 'dr', 1)",
  );
  hold.run('h_1');
  expect(() => hold.run('h_2')).toThrow(/UNIQUE/);
  db.exec('UPDATE retention_holds SET lifted_at = 2');
  hold.run('h_2');
  expect(db.prepare('SELECT count(*) AS n FROM retention_holds').get()).toEqual({ n: 2 });
});
