import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrations } from '../../electron/storage/migrations/index.ts';
import { exportsMigration } from '../../electron/storage/migrations/0290-exports.ts';

let db: Database.Database;
beforeEach(() => {
  db = new Database(':memory:');
  for (const { number, up } of migrations) if (number <= exportsMigration.number) db.exec(up);
});
afterEach(() => db.close());

const order = (name: string): void =>
  void db
    .prepare('INSERT INTO exports (export, seq, ordered_at, ordered_by, body) VALUES (?, ?, ?, ?, ?)')
    .run(name, 7, 1, 'dr', '{}');

it('is number 290 and keeps each export once', () => {
  expect(exportsMigration.number).toBe(290);
  order('x-1');
  expect(() => order('x-1')).toThrow(/UNIQUE/);
});

it('holds an export that is over as either made or failed', () => {
  order('x-1');
  expect(() => db.exec('UPDATE exports SET over_at = 2')).toThrow(/CHECK/);
  expect(() => db.exec("UPDATE exports SET over_at = 2, made = '{}', failure = 'storage.full'")).toThrow(/CHECK/);
  db.exec("UPDATE exports SET over_at = 2, failure = 'storage.full'");
});

it('finds what is open by its index', () => {
  const plan = db.prepare('EXPLAIN QUERY PLAN SELECT * FROM exports WHERE over_at IS NULL ORDER BY seq').all();
  expect(JSON.stringify(plan)).toContain('exports_open');
});
