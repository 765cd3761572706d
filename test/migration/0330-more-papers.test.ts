import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { morePapersMigration } from '../../electron/storage/migrations/0330-more-papers.ts';

test('is number 330; the list of papers of a house with a journal is made again, of a new one not', () => {
  const notedWith = (sql: string): unknown => {
    const db = new Database(':memory:');
    db.exec(`CREATE TABLE journal (seq INTEGER); CREATE TABLE unfilled_tables (name TEXT PRIMARY KEY); ${sql}`);
    db.exec(morePapersMigration.up);
    return db.prepare('SELECT name FROM unfilled_tables').pluck().all();
  };
  expect(morePapersMigration.number).toBe(330);
  expect(notedWith("INSERT INTO journal VALUES (1); INSERT INTO unfilled_tables VALUES ('papers')")).toEqual([
    'papers',
  ]);
  expect(notedWith('INSERT INTO journal VALUES (1)')).toEqual(['papers']);
  expect(notedWith('')).toEqual([]);
});
