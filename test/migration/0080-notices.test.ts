import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { noticesMigration } from '../../electron/storage/migrations/0080-notices.ts';

test('one strict row a notice, and the open ones are found without the others', () => {
  const db = new Database(':memory:');
  db.exec(noticesMigration.up);
  db.exec("INSERT INTO notices (tournament, notice, deadline_at) VALUES ('t-1', 'n-1', 1000), ('t-2', 'n-1', 1000)");
  expect(() => db.exec("INSERT INTO notices (tournament, notice, deadline_at) VALUES ('t-1', 'n-1', 5)")).toThrow(
    /UNIQUE/,
  );
  expect(() => db.exec("UPDATE notices SET sent_at = 'yesterday'")).toThrow(/cannot store TEXT/);
  const open = db.prepare('EXPLAIN QUERY PLAN SELECT tournament FROM notices WHERE received_at IS NULL');
  expect(open.all()).toMatchObject([{ detail: expect.stringMatching(/INDEX notices_open/) as string }]);
  db.close();
});
