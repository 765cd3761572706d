import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { dutiesMigration } from '../../electron/storage/migrations/0240-duties.ts';

const before = 'CREATE TABLE journal (seq INTEGER)';

test('on a folder with a journal the tables are noted as still to be filled, on a new one not', () => {
  const notedWith = (sql: string): unknown => {
    const db = new Database(':memory:');
    db.exec(`${before}; ${sql}`);
    db.exec(dutiesMigration.up);
    return db.prepare('SELECT name FROM unfilled_tables').pluck().all();
  };
  expect(notedWith('INSERT INTO journal VALUES (1)')).toEqual(['duties']);
  expect(notedWith('')).toEqual([]);
});

test('duties are found by their limit, and those still to do without the others', () => {
  const db = new Database(':memory:');
  db.exec(before);
  db.exec(dutiesMigration.up);
  const plan = (sql: string): unknown => db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all();
  expect(plan('SELECT * FROM duties WHERE due_at BETWEEN 1 AND 2')).toMatchObject([
    { detail: expect.stringMatching(/INDEX duties_by_limit/) as string },
  ]);
  expect(plan("SELECT due_at FROM duties WHERE state IN ('to-prepare', 'to-send') AND due_at <= 2")).toMatchObject([
    { detail: expect.stringMatching(/INDEX duties_to_do/) as string },
  ]);
  db.close();
});
