import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { purgeContract } from '../../../../shared/contract/people-retention.ts';
import { purge, type PurgeFacts } from '../../../../shared/domain/people/index.ts';
import { commandHandler, type CommandHandler, type DeskReader, type DeskWriter } from '../../../desk/feature.ts';
import type { ReadableDatabase } from '../../../storage/database.ts';
import { unfile } from '../filing.ts';
import type { PersonRecord } from '../person-records.ts';
import { forgetUnfiled } from '../unfiled.ts';
import { dueAt, looksBefore } from './due.ts';

/** Whether a worker reads the data folder at this moment: the audit feature's. */
export type ReadsUnderWay = () => boolean;

interface Facts extends PurgeFacts {
  readonly looksBefore: number;
}

/** Destroys one person's record with its salt, and everything that led to it. */
function forgetPerson(write: DeskWriter, person: string): void {
  const { db, vault } = write;
  const record = vault.person<PersonRecord>(person);
  for (const identity of record ? [record.identity, ...record.former] : []) unfile(write, person, identity);
  db.run('DELETE FROM unfiled_persons WHERE person = ?', person);
  vault.forgetPerson(person);
}

/** The file of a filed paper; the archive lies beside the database. */
const paperFile = (db: ReadableDatabase, paper: string): string => join(folderOf(db), 'papers', `${paper}.sealed`);

const folderOf = (db: ReadableDatabase): string =>
  dirname(db.get<{ file: string }>("SELECT file FROM pragma_database_list WHERE name = 'main'")?.file ?? '');

function destroy(write: DeskWriter, { persons, papers, texts, looksBefore: before }: Facts): void {
  const { db, vault } = write;
  // What is deleted is overwritten, here and in the log.
  db.get('PRAGMA secure_delete = ON');
  for (const person of persons) forgetPerson(write, person);
  for (const text of texts) vault.forgetText(text);
  db.run('DELETE FROM identity_looks WHERE at < ?', before);
  forgetUnfiled(db);
  // Last, so that little can still fail: a copy that cannot be deleted fails the purge, which is then given again.
  destroyCopies(folderOf(db));
  db.afterCommit(() => {
    sweepPapers(db, papers);
    db.get('PRAGMA wal_checkpoint(TRUNCATE)');
    db.get('PRAGMA secure_delete = OFF');
  });
}

/** An exported journal names nobody: it stays. */
const nameless = /^journal-\d+\.jsonl$/;

/**
 * Destroys the copies in the data folder that still hold what is purged: exports with their papers, and the databases that were kept before
 * an update or a restore. Copies elsewhere are for people to destroy.
 */
function destroyCopies(folder: string): void {
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

export const purgeHandler = (readsUnderWay: ReadsUnderWay): CommandHandler =>
  commandHandler<typeof purgeContract, 'house', Facts>({
    contract: purgeContract,
    stream: () => ({ kind: 'house' }),
    facts: (read: DeskReader, _input, { at }) => ({
      ...dueAt(read, at),
      purge: read.chance.id('u'),
      looksBefore: looksBefore(read, at),
      readsUnderWay: readsUnderWay(),
    }),
    decide: (_state, input, facts) => purge(input, facts),
    store: (write, _input, facts) => destroy(write, facts),
    answer: (events) => ({ ...events[0]?.data }),
  });
