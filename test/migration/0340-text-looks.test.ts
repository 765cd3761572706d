import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { textLooksMigration } from '../../electron/storage/migrations/0340-text-looks.ts';
import { migrations } from '../../electron/storage/migrations/index.ts';

it('is number 340, keeps every look with its number, and takes texts besides', () => {
  const db = new Database(':memory:');
  for (const { number, up } of migrations) if (number < textLooksMigration.number) db.exec(up);
  const look = (number: number, depth: string): void =>
    void db
      .prepare("INSERT INTO identity_looks VALUES (?, 5, 'caisse1', 'desk', 'people.show', ?, 'p_1')")
      .run(number, depth);
  look(7, 'record');
  expect(() => look(8, 'text')).toThrow(/CHECK/);
  db.exec(textLooksMigration.up);
  expect(textLooksMigration.number).toBe(340);
  look(8, 'text');
  expect(() => look(9, 'gossip')).toThrow(/CHECK/);
  expect(db.prepare('SELECT look, account, depth FROM identity_looks ORDER BY look').all()).toEqual([
    { look: 7, account: 'caisse1', depth: 'record' },
    { look: 8, account: 'caisse1', depth: 'text' },
  ]);
  db.close();
});
