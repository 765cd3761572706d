import type { Refused } from '../../../shared/kernel/refusal.ts';
import type { Desk } from '../../desk/desk.ts';
import type { Caller } from '../../desk/request.ts';
import { paperRow } from '../../features/documents/index.ts';
import type { ReadableDatabase } from '../../storage/database.ts';
import type { OpenedDoor } from './open-door.ts';
import { refuseHost } from './refusals.ts';

/** The clear bytes of a filed paper. Refuses `host.paperUnknown`, `host.paperNotReady` (still being drawn), `host.paperPurged` (at its term) and `host.paperUnreadable`. */
export function filedPaper(
  { house, documents }: Pick<OpenedDoor, 'house' | 'documents'>,
  paper: string,
): { readonly pdf: Uint8Array } | Refused {
  const row = paperRow(house.store.reader, paper);
  if (!row) return refuseHost('host.paperUnknown', { paper });
  if (row.archivedAt === null) return refuseHost('host.paperNotReady', { paper });
  if (house.store.reader.get('SELECT 1 FROM purged_papers WHERE paper = ?', paper))
    return refuseHost('host.paperPurged', { paper });
  try {
    return { pdf: documents.read(paper) };
  } catch {
    return refuseHost('host.paperUnreadable', { paper }); // the file is gone or altered, or the key is lost
  }
}

/**
 * Notes that somebody was given a filed paper to see or print: by the person whom it is about, else, where it names several or nobody, by its own
 * name.
 */
export function notePaperLook(
  desk: Pick<Desk, 'noteLooks' | 'reader'>,
  paper: string,
  { name, caller }: { readonly name: string; readonly caller: Caller },
): void {
  const { db } = desk.reader;
  const row = paperRow(db, paper);
  const about = row && personOfEntry(db, row.tournament, row.ref);
  desk.noteLooks(name, caller, [{ depth: 'paper', subject: about ?? paper }]);
}

const personOfEntry = (db: ReadableDatabase, tournament: string, entry: string): string | undefined =>
  db.get<{ person: string }>('SELECT person FROM entries WHERE tournament = ? AND entry = ?', tournament, entry)
    ?.person;
