import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { migrations } from '../../electron/storage/migrations/index.ts';
import { signingKeyMigration } from '../../electron/storage/migrations/0300-signing-key.ts';

it('is number 300 and holds one key only, so that no second one makes earlier signatures doubtful', () => {
  const db = new Database(':memory:');
  for (const { number, up } of migrations) if (number <= signingKeyMigration.number) db.exec(up);
  expect(signingKeyMigration.number).toBe(300);
  const put = (one: number): void =>
    void db
      .prepare('INSERT INTO signing_key (one, public_key, sealed) VALUES (?, ?, ?)')
      .run(one, 'ab'.repeat(32), Buffer.from('sealed'));
  put(1);
  expect(() => put(1)).toThrow(/UNIQUE/);
  expect(() => put(2)).toThrow(/CHECK/);
  db.close();
});
