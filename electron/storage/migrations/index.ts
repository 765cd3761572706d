import type { Migration } from '../migration.ts';
import { journalMigration } from './0010-journal.ts';
import { deskMigration } from './0020-desk.ts';
import { vaultMigration } from './0030-vault.ts';

/** Every step, in order. The last number is the form of the database that this version writes. */
export const migrations: readonly Migration[] = [journalMigration, deskMigration, vaultMigration];
