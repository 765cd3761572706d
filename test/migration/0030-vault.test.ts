import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { vaultMigration } from '../../electron/storage/migrations/0030-vault.ts';

it('is number 30; people, texts and wrapped keys hold sealed bytes only, one row each', () => {
  const db = new Database(':memory:');
  db.exec(vaultMigration.up);
  expect(vaultMigration.number).toBe(30);
  for (const [table, first] of [
    ['people', "'p_1', 'salt'"],
    ['texts', "'x_1', 'salt'"],
    ['key_wraps', "'key-file', x'00'"],
  ] as const) {
    expect(() => db.exec(`INSERT INTO ${table} VALUES (${first}, 'Marguerite')`)).toThrow(/cannot store TEXT/);
    expect(() => db.exec(`INSERT INTO ${table} VALUES (${first}, NULL)`)).toThrow(/NOT NULL/);
    db.exec(`INSERT INTO ${table} VALUES (${first}, x'00ff')`);
    expect(() => db.exec(`INSERT INTO ${table} VALUES (${first}, x'01')`)).toThrow(/UNIQUE/);
  }
});
