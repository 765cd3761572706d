import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { journalMigration } from '../../electron/storage/migrations/0010-journal.ts';
import { levyMigration } from '../../electron/storage/migrations/0160-levy.ts';
import { booksMigration } from '../../electron/storage/migrations/0250-books.ts';

const zeros = '0'.repeat(64);

const lines: readonly (readonly [string, object])[] = [
  ['levy.lineEntered', { book: '2026-2027', line: 1 }],
  ['levy.lineCertified', { book: '2026-2027', line: 1, account: 'mcd1', role: 'committee-member' }],
  ['levy.lineCorrected', { book: '2026-2027', line: 2, correctsBook: '2026-2027', corrects: 1 }],
];

it('is number 250; lines entered before get the journal lines that changed them', () => {
  const db = new Database(':memory:');
  expect(booksMigration.number).toBe(250);
  db.exec(journalMigration.up);
  db.exec(levyMigration.up);
  const journal = db.prepare(
    "INSERT INTO journal (seq, stream, rev, type, body, prev, hash) VALUES (?, 'tournament/t-1', ?, ?, ?, ?, ?)",
  );
  for (const [index, [type, data]] of lines.entries()) {
    const hash = String(index + 1).repeat(64);
    const prev = index === 0 ? zeros : String(index).repeat(64);
    journal.run(index + 1, index + 1, type, JSON.stringify({ type, actor: 'caisse1', data }), prev, hash);
  }
  const line = db.prepare(
    "INSERT INTO levy_lines (book, line, tournament, entered_at, body) VALUES ('2026-2027', ?, 't-1', 1, '{}')",
  );
  line.run(1);
  line.run(2);
  db.exec(booksMigration.up);
  const filled = db.prepare(
    'SELECT entered_seq, entered_by, certified_seq, countersigned_seq, corrected_seq FROM levy_lines ORDER BY line',
  );
  const by = { entered_by: 'caisse1', countersigned_seq: null };
  expect(filled.all()).toEqual([
    { ...by, entered_seq: 1, certified_seq: 2, corrected_seq: 3 },
    { ...by, entered_seq: 3, certified_seq: null, corrected_seq: null },
  ]);
});

it('a line is carried to the control register once', () => {
  const db = new Database(':memory:');
  db.exec(journalMigration.up);
  db.exec(levyMigration.up);
  db.exec(booksMigration.up);
  const carry = db.prepare("INSERT INTO levy_carries VALUES ('2026-2027', 1, '2027-03-05', 31, 4, 9)");
  carry.run();
  expect(() => carry.run()).toThrow(/UNIQUE/);
});
