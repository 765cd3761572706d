import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { documentsMigration } from '../../electron/storage/migrations/0170-documents.ts';

function fresh(): Database.Database {
  const db = new Database(':memory:');
  db.exec(documentsMigration.up);
  return db;
}

const queued =
  "INSERT INTO papers (paper, seq, tournament, kind, number, ref, due_at) VALUES (?, 1, 't-1', 'receipt', ?, 'e-1', 1)";

it('is number 170; a paper is queued once, and filed with its whole hash or not at all', () => {
  const db = fresh();
  expect(documentsMigration.number).toBe(170);
  db.prepare(queued).run('receipt-r-2027-000001', 'R-2027-000001');
  expect(() => db.prepare(queued).run('receipt-r-2027-000001', 'R-2027-000001')).toThrow(/UNIQUE/);
  expect(() => db.exec('UPDATE papers SET archived_at = 2')).toThrow(/CHECK/);
  expect(() => db.exec("UPDATE papers SET archived_at = 2, sha256 = 'ab'")).toThrow(/CHECK/);
  db.exec(`UPDATE papers SET archived_at = 2, sha256 = '${'ab'.repeat(32)}', bytes = 5`);
  expect(db.prepare('SELECT copy, duplicate_of FROM papers').get()).toEqual({ copy: 0, duplicate_of: null });
});

it('finds what is queued, and the papers of a tournament in their order, by index', () => {
  const db = fresh();
  const details = (sql: string): string =>
    (db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[]).map(({ detail }) => detail).join();
  const due = details('SELECT paper FROM papers WHERE archived_at IS NULL ORDER BY seq, paper');
  expect(due).toContain('papers_queued');
  expect(due).not.toContain('TEMP B-TREE');
  const ofTournament = details(
    "SELECT paper FROM papers WHERE tournament = 't-1' ORDER BY seq DESC, paper DESC LIMIT 9",
  );
  expect(ofTournament).toContain('papers_of_tournament');
  expect(ofTournament).not.toContain('TEMP B-TREE');
  expect(details('SELECT paper FROM papers ORDER BY seq DESC, paper DESC LIMIT 9')).toContain('papers_in_order');
});
