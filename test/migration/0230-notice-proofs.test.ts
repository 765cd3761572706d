import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { noticeProofsMigration } from '../../electron/storage/migrations/0230-notice-proofs.ts';

test('a proof is sealed bytes, once', () => {
  const db = new Database(':memory:');
  db.exec(noticeProofsMigration.up);
  db.exec("INSERT INTO notice_proofs VALUES ('f-1', x'00')");
  expect(() => db.exec("INSERT INTO notice_proofs VALUES ('f-1', x'01')")).toThrow(/UNIQUE/);
  expect(() => db.exec("INSERT INTO notice_proofs VALUES ('f-2', 'clear')")).toThrow(/cannot store TEXT/);
  db.close();
});
