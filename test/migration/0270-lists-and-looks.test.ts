import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listsAndLooksMigration } from '../../electron/storage/migrations/0270-lists-and-looks.ts';
import { migrations } from '../../electron/storage/migrations/index.ts';

let db: Database.Database;
beforeEach(() => {
  db = new Database(':memory:');
  for (const { number, up } of migrations) if (number < listsAndLooksMigration.number) db.exec(up);
});
afterEach(() => db.close());

const line = (seq: number, type: string, data: object) =>
  db
    .prepare('INSERT INTO journal (seq, stream, rev, type, body, prev, hash) VALUES (?, ?, ?, ?, ?, ?, ?)')
    .run(
      seq,
      'tournament/t-1',
      seq,
      type,
      JSON.stringify({ data }),
      db.prepare('SELECT hash FROM journal_head').pluck().get(),
      String(seq).padStart(64, '0'),
    );

it('is number 270 and takes over, from the journal, whose flag a person lifted', () => {
  line(1, 'registration.flagged', { entry: 'e-1', check: 'exclusion' });
  line(2, 'registration.flagCleared', { entry: 'e-1', check: 'exclusion' });
  line(3, 'registration.flagCleared', { entry: 'e-1', check: 'exclusion' });
  db.exec(listsAndLooksMigration.up);
  expect(listsAndLooksMigration.number).toBe(270);
  expect(db.prepare('SELECT * FROM lifted_checks').all()).toEqual([
    { tournament: 't-1', entry: 'e-1', check: 'exclusion' },
  ]);
});

it('finds the looks at one person by their index, and takes no depth that it does not know', () => {
  db.exec(listsAndLooksMigration.up);
  const plan = db
    .prepare('EXPLAIN QUERY PLAN SELECT * FROM identity_looks WHERE subject = ? ORDER BY look DESC')
    .all('p_1');
  expect(JSON.stringify(plan)).toContain('identity_looks_at');
  const look = db.prepare(
    "INSERT INTO identity_looks (at, account, station, query, depth, subject) VALUES (1, 'a', 's', 'q', ?, 'p_1')",
  );
  look.run('record');
  expect(() => look.run('everything')).toThrow(/CHECK/);
});
