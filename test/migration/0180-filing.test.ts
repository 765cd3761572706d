import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrations } from '../../electron/storage/migrations/index.ts';
import { filingMigration } from '../../electron/storage/migrations/0180-filing.ts';

let db: Database.Database;
beforeEach(() => {
  db = new Database(':memory:');
  for (const { number, up } of migrations) if (number < filingMigration.number) db.exec(up);
});
afterEach(() => db.close());

const enter = (entry: string, person: string, state: string) =>
  db
    .prepare('INSERT INTO entries (tournament, entry, person, state) VALUES (?, ?, ?, ?)')
    .run('t-1', entry, person, state);

const planOf = (sql: string): string => JSON.stringify(db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all());

it('is number 180 and goes onto entries that are there', () => {
  enter('e-1', 'p_1', 'cancelled');
  enter('e-2', 'p_1', 'registered');
  db.exec(filingMigration.up);
  expect(filingMigration.number).toBe(180);
  expect(db.prepare('SELECT count(*) AS n FROM entries').get()).toEqual({ n: 2 });
});

it('still holds one standing entry a person and tournament, however many were given back (FR-REG-49)', () => {
  db.exec(filingMigration.up);
  enter('e-1', 'p_1', 'cancelled');
  enter('e-2', 'p_1', 'refunded');
  enter('e-3', 'p_1', 'registered');
  enter('e-4', 'p_2', 'registered');
  expect(() => enter('e-5', 'p_1', 'pre-registered')).toThrow(/UNIQUE/);
  expect(() => db.exec("UPDATE entries SET state = 'checked-in' WHERE entry = 'e-1'")).toThrow(/UNIQUE/);
  db.exec("UPDATE entries SET state = 'withdrawn' WHERE entry = 'e-3'");
  enter('e-5', 'p_1', 'pre-registered');
});

it('finds entries by person, alone and in a tournament, by the one index', () => {
  db.exec(filingMigration.up);
  expect(planOf("SELECT entry FROM entries WHERE person = 'p_1'")).toContain('entries_of_person (person=?)');
  expect(planOf("SELECT entry FROM entries WHERE tournament = 't-1' AND person = 'p_1'")).toContain(
    'entries_of_person (person=? AND tournament=?)',
  );
});

it('lays the papers in their order and finds each, the queue and a tournament by key or index', () => {
  const queue = db.prepare(
    "INSERT INTO papers (paper, seq, tournament, kind, number, ref, due_at) VALUES (?, ?, 't-1', 'receipt', ?, 'e-1', 1)",
  );
  queue.run('receipt-r-2027-000002', 9, 'R-2027-000002');
  queue.run('receipt-r-2027-000001', 8, 'R-2027-000001');
  db.exec(`UPDATE papers SET archived_at = 2, sha256 = '${'ab'.repeat(32)}', bytes = 5 WHERE seq = 8`);
  const before = db.prepare('SELECT * FROM papers ORDER BY seq').all();
  db.exec(filingMigration.up);
  expect(db.prepare('SELECT * FROM papers').all()).toEqual(before);
  expect(() => db.exec("UPDATE papers SET paper = 'receipt-r-2027-000001'")).toThrow(/UNIQUE/);
  expect(() => db.exec('UPDATE papers SET archived_at = NULL WHERE seq = 8')).toThrow(/CHECK/);
  for (const [sql, index] of [
    ['SELECT paper FROM papers WHERE archived_at IS NULL ORDER BY seq, paper', 'papers_queued'],
    ["SELECT paper FROM papers WHERE tournament = 't-1' ORDER BY seq DESC, paper DESC LIMIT 9", 'papers_of_tournament'],
    ['SELECT * FROM papers ORDER BY seq DESC, paper DESC LIMIT 9', 'SCAN papers'],
    ["SELECT * FROM papers WHERE paper = 'receipt-r-2027-000001'", 'autoindex'],
  ] as const) {
    expect(planOf(sql)).toContain(index);
    expect(planOf(sql)).not.toContain('TEMP B-TREE');
  }
});

it('adds up a tournament by its index', () => {
  db.exec(filingMigration.up);
  expect(planOf("SELECT account, sum(amount_cents) FROM postings WHERE tournament = 't-1' GROUP BY account")).toContain(
    'postings_of_tournament',
  );
});

it('notes a person for the indexes once', () => {
  db.exec(filingMigration.up);
  db.exec("INSERT INTO unfiled_persons VALUES ('p_1')");
  expect(() => db.exec("INSERT INTO unfiled_persons VALUES ('p_1')")).toThrow(/UNIQUE/);
});
