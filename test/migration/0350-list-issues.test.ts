import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { listIssuesMigration } from '../../electron/storage/migrations/0350-list-issues.ts';
import { migrations } from '../../electron/storage/migrations/index.ts';

it('is number 350 and keeps the rows of each list in force, with what they are found under (FR-REG-45)', () => {
  expect(listIssuesMigration.number).toBe(350);
  const db = new Database(':memory:');
  for (const { number, up } of migrations) if (number < listIssuesMigration.number) db.exec(up);
  db.exec(`
    INSERT INTO lists VALUES ('exclusion', 'l_1', 'aa'), ('staff', 'l_2', 'bb');
    INSERT INTO list_rows VALUES ('exclusion', 0, x'01'), ('exclusion', 1, x'02'), ('staff', 0, x'03');
    INSERT INTO list_prints VALUES ('exclusion', 0, 70), ('exclusion', 1, 71);
    INSERT INTO list_keys VALUES (9007199254740000, 'exclusion', 0), (12, 'exclusion', 1), (13, 'exclusion', 1), (12, 'staff', 0);
  `);
  db.exec(listIssuesMigration.up);
  expect(db.prepare('SELECT list, list_id, issue FROM lists ORDER BY list').all()).toEqual([
    { list: 'exclusion', list_id: 'l_1', issue: 1 },
    { list: 'staff', list_id: 'l_2', issue: 2 },
  ]);
  expect(db.prepare('SELECT issue, row, hex(sealed) AS sealed, blinds, print FROM issue_rows').all()).toEqual([
    { issue: 1, row: 0, sealed: '01', blinds: '[9007199254740000]', print: 70 },
    { issue: 1, row: 1, sealed: '02', blinds: '[12,13]', print: 71 },
    { issue: 2, row: 0, sealed: '03', blinds: '[12]', print: null },
  ]);
  expect(db.prepare('SELECT issue, row FROM issue_keys WHERE blind = 12').all()).toEqual([
    { issue: 1, row: 1 },
    { issue: 2, row: 0 },
  ]);
  db.close();
});
