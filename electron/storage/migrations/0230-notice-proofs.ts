import type { Migration } from '../migration.ts';

/** The files that prove sendings and receipts, sealed. Stands outside the journal, which holds their hashes. */
export const noticeProofsMigration: Migration = {
  number: 230,
  name: 'notice-proofs',
  up: `
    CREATE TABLE notice_proofs (
      proof TEXT PRIMARY KEY,
      sealed BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
};
