import type { Migration } from '../migration.ts';
import { journalMigration } from './0010-journal.ts';
import { deskMigration } from './0020-desk.ts';
import { vaultMigration } from './0030-vault.ts';
import { accountsMigration } from './0040-accounts.ts';
import { houseMigration } from './0050-house.ts';
import { peopleMigration } from './0060-people.ts';
import { tournamentMigration } from './0070-tournament.ts';
import { noticesMigration } from './0080-notices.ts';
import { clockMigration } from './0090-clock.ts';
import { registrationMigration } from './0100-registration.ts';
import { seatingMigration } from './0110-seating.ts';
import { ledgerMigration } from './0120-ledger.ts';
import { tillsMigration } from './0130-tills.ts';
import { standingsMigration } from './0140-standings.ts';
import { prizesMigration } from './0150-prizes.ts';
import { levyMigration } from './0160-levy.ts';
import { documentsMigration } from './0170-documents.ts';
import { filingMigration } from './0180-filing.ts';
import { sideBySideMigration } from './0190-side-by-side.ts';
import { profilesMigration } from './0200-profiles.ts';
import { laterTextMigration } from './0210-later-text.ts';
import { noticeProofsMigration } from './0230-notice-proofs.ts';
import { dutiesMigration } from './0240-duties.ts';
import { booksMigration } from './0250-books.ts';
import { registersMigration } from './0260-registers.ts';
import { listsAndLooksMigration } from './0270-lists-and-looks.ts';
import { retentionMigration } from './0280-retention.ts';
import { exportsMigration } from './0290-exports.ts';
import { signingKeyMigration } from './0300-signing-key.ts';
import { conductMigration } from './0310-conduct.ts';
import { suspensionsMigration } from './0320-suspensions.ts';
import { morePapersMigration } from './0330-more-papers.ts';
import { textLooksMigration } from './0340-text-looks.ts';
import { listIssuesMigration } from './0350-list-issues.ts';

/** Every step, in order. The last number is the form of the database that this version writes. */
export const migrations: readonly Migration[] = [
  journalMigration,
  deskMigration,
  vaultMigration,
  accountsMigration,
  houseMigration,
  peopleMigration,
  tournamentMigration,
  noticesMigration,
  clockMigration,
  registrationMigration,
  seatingMigration,
  ledgerMigration,
  tillsMigration,
  standingsMigration,
  prizesMigration,
  levyMigration,
  documentsMigration,
  filingMigration,
  sideBySideMigration,
  profilesMigration,
  laterTextMigration,
  noticeProofsMigration,
  dutiesMigration,
  booksMigration,
  registersMigration,
  listsAndLooksMigration,
  retentionMigration,
  exportsMigration,
  signingKeyMigration,
  conductMigration,
  suspensionsMigration,
  morePapersMigration,
  textLooksMigration,
  listIssuesMigration,
];
