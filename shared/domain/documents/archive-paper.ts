import { accept, type Decision } from '../../kernel/event.ts';
import { documentEvent, type PaperArchived } from './events.ts';
import { refuse } from './refusals.ts';

/** The paper as the queue has it; `null` when nothing ever made such a paper due. The house's own papers have the tournament `''`. */
export type QueuedPaper = Pick<PaperArchived, 'kind' | 'number' | 'ref'> & {
  readonly tournament: string;
  readonly archived: boolean;
};

export interface DrawnPaper {
  /** None for a paper of the house itself: a register, a drawer's count. */
  readonly tournament?: string | undefined;
  readonly paper: string;
  readonly sha256: string;
  readonly bytes: number;
}

/**
 * The desk has drawn and filed a paper. Once only: a second file under the same name would be a second original
 * (FR-REG-55). Refuses `documents.unknown` and `documents.alreadyArchived`.
 */
export function archivePaper(queued: QueuedPaper | null, drawn: DrawnPaper): Decision {
  if (queued?.tournament !== (drawn.tournament ?? '')) return refuse('documents.unknown', { paper: drawn.paper });
  if (queued.archived) return refuse('documents.alreadyArchived', { paper: drawn.paper });
  const { kind, number, ref } = queued;
  const { paper, sha256, bytes, tournament } = drawn;
  const stream = tournament === undefined ? 'house' : `tournament/${tournament}`;
  return accept(documentEvent(stream, 'documents.archived', { paper, kind, number, ref, sha256, bytes }));
}
