import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PurgeKind } from '../../../../shared/domain/people/index.ts';
import type { DeskWriter } from '../../../desk/feature.ts';
import type { ReadableDatabase, UnitOfWork } from '../../../storage/database.ts';
import { unfile } from '../filing.ts';
import type { PersonRecord } from '../person-records.ts';
import { forgetUnfiled } from '../unfiled.ts';

/** Destroys one person's record with its salt, and everything that led to it. */
function forgetPerson(write: DeskWriter, person: string): void {
  const { db, vault } = write;
  const record = vault.person<PersonRecord>(person);
  for (const identity of record ? [record.identity, ...record.former] : []) unfile(write, person, identity);
  db.run('DELETE FROM unfiled_persons WHERE person = ?', person);
  vault.forgetPerson(person);
}

const forgetText = ({ vault }: DeskWriter, text: string): void => vault.forgetText(text);

const destroyers: Readonly<Record<PurgeKind, (write: DeskWriter, id: string) => void>> = {
  persons: forgetPerson,
  papers: ({ db }, paper) => db.afterCommit(() => sweepPapers(db, [paper])),
  texts: forgetText,
  staffNames: forgetText,
  proofs: ({ db }, proof) => db.run('DELETE FROM notice_proofs WHERE proof = ?', proof),
  looks: ({ db }, look) => db.run('DELETE FROM identity_looks WHERE look = ?', Number(look)),
};

/** Destroys some of one kind in the transaction that notes it. What is deleted is overwritten, here and in the log. */
export function destroy(write: DeskWriter, kind: PurgeKind, ids: readonly string[]): void {
  const { db } = write;
  db.get('PRAGMA secure_delete = ON');
  for (const id of ids) destroyers[kind](write, id);
  forgetUnfiled(db);
  db.afterCommit(() => db.get('PRAGMA secure_delete = OFF'));
}

/** The end of a purge: whatever a copy or the log of the database still held of it. */
export function destroyTraces(db: UnitOfWork): void {
  destroyCopies(db);
  db.afterCommit(() => db.get('PRAGMA wal_checkpoint(TRUNCATE)'));
}

/** The file of a filed paper; the archive lies beside the database. */
const paperFile = (db: ReadableDatabase, paper: string): string => join(folderOf(db), 'papers', `${paper}.sealed`);

const folderOf = (db: ReadableDatabase): string =>
  dirname(db.get<{ file: string }>("SELECT file FROM pragma_database_list WHERE name = 'main'")?.file ?? '');

/** An exported journal names nobody: it stays. */
const nameless = /^journal-\d+\.jsonl$/;

/**
 * Destroys the copies in the data folder that still hold what is purged: exports with their papers, and the databases that were kept before
 * an update or a restore. Throws when one cannot be deleted. Copies elsewhere are for people to destroy.
 */
export function destroyCopies(db: ReadableDatabase): void {
  const folder = folderOf(db);
  for (const place of ['exports', 'backups'].map((name) => join(folder, name)).filter((path) => existsSync(path))) {
    for (const copy of readdirSync(place).filter((name) => !nameless.test(name)))
      rmSync(join(place, copy), { recursive: true, force: true });
  }
}

/** Deletes the files of papers that were purged. One that could not be deleted is tried again when the house opens. */
export function sweepPapers(db: ReadableDatabase, papers = purgedPapers(db)): void {
  for (const paper of papers) {
    try {
      rmSync(paperFile(db, paper), { force: true });
    } catch {
      // Held open by another program: its bytes are sealed, and the next start tries again.
    }
  }
}

const purgedPapers = (db: ReadableDatabase): readonly string[] =>
  db.all<{ paper: string }>('SELECT paper FROM purged_papers').map(({ paper }) => paper);
