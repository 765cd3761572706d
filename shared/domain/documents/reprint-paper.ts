import { accept, type Decision } from '../../kernel/event.ts';
import { documentEvent, type DocumentKind } from './events.ts';
import { refuse } from './refusals.ts';
import type { QueuedPaper } from './archive-paper.ts';

/** A filed paper, how many duplicates of it there are, and whether it is one itself. */
export type FiledPaper = QueuedPaper & { readonly copies: number; readonly isDuplicate: boolean };

/**
 * Prints a filed paper again as DUPLICATA 1, 2, …; there is never a second original (FR-REG-55). Refuses `documents.unknown`,
 * `documents.notArchived`, and `documents.atTheDesk` for papers of the till, which count their duplicates with their entry.
 */
export function reprintPaper(
  found: FiledPaper | null,
  asked: { tournament?: string | undefined; paper: string },
): Decision {
  const { paper, tournament } = asked;
  if (found?.tournament !== (tournament ?? '') || found.isDuplicate) return refuse('documents.unknown', { paper });
  if (!found.archived) return refuse('documents.notArchived', { paper });
  if (countsOwnDuplicates(found.kind)) return refuse('documents.atTheDesk', { paper });
  const { kind, number, ref, copies } = found;
  const stream = tournament === undefined ? 'house' : `tournament/${tournament}`;
  return accept(documentEvent(stream, 'documents.reprinted', { paper, kind, number, ref, copy: copies + 1 }));
}

const countedAtDesk: readonly DocumentKind[] = ['receipt', 'rebuy-receipt', 'refund-receipt'];

/** Papers of the till: `registration.reprint` prints them again. */
export const countsOwnDuplicates = (kind: DocumentKind): boolean => countedAtDesk.includes(kind);
