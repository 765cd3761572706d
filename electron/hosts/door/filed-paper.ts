import type { Refused } from '../../../shared/kernel/refusal.ts';
import type { OpenedDoor } from './open-door.ts';
import { refuseHost } from './refusals.ts';

/** The clear bytes of a filed paper. Refuses `host.paperUnknown`, `host.paperNotReady` (still being drawn) and `host.paperUnreadable`. */
export function filedPaper(
  { house, documents }: Pick<OpenedDoor, 'house' | 'documents'>,
  paper: string,
): { readonly pdf: Uint8Array } | Refused {
  const sql = 'SELECT archived_at AS archivedAt FROM papers WHERE paper = ?';
  const row = house.store.reader.get<{ archivedAt: number | null }>(sql, paper);
  if (!row) return refuseHost('host.paperUnknown', { paper });
  if (row.archivedAt === null) return refuseHost('host.paperNotReady', { paper });
  try {
    return { pdf: documents.read(paper) };
  } catch {
    return refuseHost('host.paperUnreadable', { paper }); // the file is gone or altered, or the key is lost
  }
}
