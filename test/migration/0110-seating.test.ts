import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { seatingMigration } from '../../electron/storage/migrations/0110-seating.ts';

it('keeps one sealed seed a tournament', () => {
  const db = new Database(':memory:');
  db.exec(seatingMigration.up);
  db.exec("INSERT INTO draw_seeds VALUES ('t-1', x'00')");
  expect(() => db.exec("INSERT INTO draw_seeds VALUES ('t-1', x'01')")).toThrow(/UNIQUE/);
  expect(() => db.exec("INSERT INTO draw_seeds VALUES ('t-2', 'plain text')")).toThrow(/cannot store TEXT/);
  db.close();
});
