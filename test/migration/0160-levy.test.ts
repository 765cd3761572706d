import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { levyMigration } from '../../electron/storage/migrations/0160-levy.ts';

function fresh(): Database.Database {
  const db = new Database(':memory:');
  db.exec(levyMigration.up);
  return db;
}

it('is number 160; a line has its own number in its book', () => {
  const db = fresh();
  expect(levyMigration.number).toBe(160);
  const line = db.prepare(
    "INSERT INTO levy_lines (book, line, tournament, entered_at, body) VALUES (?, ?, 't-1', 1, '{}')",
  );
  line.run('2026-2027', 1);
  line.run('2027-2028', 1);
  expect(() => line.run('2026-2027', 1)).toThrow(/UNIQUE/);
  expect(() => line.run('2026-2027', 0)).toThrow(/CHECK/);
});

it('finds the lines of a tournament and those without countersignature without reading the book', () => {
  const db = fresh();
  const details = (sql: string): string =>
    (db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[]).map(({ detail }) => detail).join();
  expect(details("SELECT * FROM levy_lines WHERE tournament = 't-1'")).toContain('levy_lines_of_tournament');
  expect(details('SELECT tournament FROM levy_lines WHERE countersigned_at IS NULL')).toContain('levy_lines_unsigned');
  expect(details("SELECT * FROM levy_lines WHERE book = '2026-2027' AND line BETWEEN 1 AND 12")).toContain(
    'PRIMARY KEY',
  );
});
