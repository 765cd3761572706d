import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrations } from '../../electron/storage/migrations/index.ts';
import { sideBySideMigration } from '../../electron/storage/migrations/0190-side-by-side.ts';

let db: Database.Database;
let seq = 0;
beforeEach(() => {
  db = new Database(':memory:');
  seq = 0;
  for (const { number, up } of migrations) if (number < sideBySideMigration.number) db.exec(up);
});
afterEach(() => db.close());

/** A line of the journal; answers its number. */
function line(type: string): number {
  const prev = (db.prepare('SELECT hash FROM journal ORDER BY seq DESC LIMIT 1').pluck().get() ??
    '0'.repeat(64)) as string;
  seq += 1;
  db.prepare(
    "INSERT INTO journal (seq, stream, rev, type, body, prev, hash) VALUES (?, 'tournament/t-1', ?, ?, '{}', ?, ?)",
  ).run(seq, seq, type, prev, String(seq).padStart(64, 'a'));
  return seq;
}

/** A paper that its line makes due. */
function due(paper: string): void {
  db.prepare(
    "INSERT INTO papers (paper, seq, tournament, kind, number, ref, due_at) VALUES (?, ?, 't-1', 'receipt', NULL, 'e-1', 1)",
  ).run(paper, line('registration.playerRegistered'));
}

function filed(paper: string): void {
  db.prepare('UPDATE papers SET archived_at = 2, sha256 = ?, bytes = 5 WHERE paper = ?').run('ab'.repeat(32), paper);
  line('documents.archived');
}

const upto = (): unknown => db.prepare('SELECT upto FROM papers_filed').pluck().get();
const planOf = (sql: string): string => JSON.stringify(db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all());

it('is number 190 and keeps every paper', () => {
  due('receipt-r-2027-000002');
  due('receipt-r-2027-000001');
  filed('receipt-r-2027-000002');
  const before = db.prepare('SELECT * FROM papers ORDER BY seq').all();
  db.exec(sideBySideMigration.up);
  expect(sideBySideMigration.number).toBe(190);
  expect(db.prepare('SELECT * FROM papers').all()).toEqual(before);
  expect(() => db.exec("UPDATE papers SET paper = 'receipt-r-2027-000001'")).toThrow(/UNIQUE/);
  expect(() => db.exec('UPDATE papers SET archived_at = NULL WHERE seq = 1')).toThrow(/CHECK/);
});

it('knows up to where all papers are filed, as a replay would', () => {
  due('receipt-r-2027-000001');
  due('receipt-r-2027-000002');
  filed('receipt-r-2027-000002');
  due('receipt-r-2027-000003');
  db.exec(sideBySideMigration.up);
  expect(upto()).toBe(0);
});

it('goes to the last filing when nothing that came before it waits', () => {
  due('receipt-r-2027-000001');
  filed('receipt-r-2027-000001');
  due('receipt-r-2027-000002');
  db.exec(sideBySideMigration.up);
  expect(upto()).toBe(2);
});

it('says nothing where no paper was ever filed', () => {
  due('receipt-r-2027-000001');
  db.exec(sideBySideMigration.up);
  expect(upto()).toBeUndefined();
});

it('finds a paper by its name through its subject, and what waits by its place in the journal', () => {
  db.exec(sideBySideMigration.up);
  const named = "substr(paper, instr(paper, '-') + 1) = 'r-2027-000001' AND paper = 'receipt-r-2027-000001'";
  expect(planOf(`SELECT * FROM papers WHERE ${named}`)).toMatch(/papers_by_subject \(<expr>=\? AND paper=\?\)/);
  expect(planOf('SELECT seq FROM papers WHERE seq > 5 AND archived_at IS NULL ORDER BY seq LIMIT 1')).toMatch(
    /SEARCH papers USING PRIMARY KEY \(seq>\?\)/,
  );
  expect(planOf('SELECT sum(amount_cents) FROM postings WHERE seq BETWEEN 1 AND 9 AND tournament = 1')).toMatch(
    /SEARCH postings USING PRIMARY KEY \(seq>\? AND seq<\?\)/,
  );
});
