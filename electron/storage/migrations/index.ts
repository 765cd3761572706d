import type { Migration } from '../migration.ts';
import { journalMigration } from './0010-journal.ts';
import { deskMigration } from './0020-desk.ts';
import { vaultMigration } from './0030-vault.ts';
import { accountsMigration } from './0040-accounts.ts';
import { houseMigration } from './0050-house.ts';
import { peopleMigration } from './0060-people.ts';
import { registrationMigration } from './0100-registration.ts';
import { seatingMigration } from './0110-seating.ts';
import { ledgerMigration } from './0120-ledger.ts';
import { tillsMigration } from './0130-tills.ts';
import { documentsMigration } from './0170-documents.ts';

/** Every step, in order. The last number is the form of the database that this version writes. */
export const migrations: readonly Migration[] = [
  journalMigration,
  deskMigration,
  vaultMigration,
  accountsMigration,
  houseMigration,
  peopleMigration,
  registrationMigration,
  seatingMigration,
  ledgerMigration,
  tillsMigration,
  documentsMigration,
];
