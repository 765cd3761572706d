import { archiveContract, noteFaultContract, reprintPaperContract } from '../../../shared/contract/documents.ts';
import {
  archivePaper,
  refuseDocuments,
  reprintPaper,
  type FiledPaper,
  type PaperReprinted,
  type QueuedPaper,
} from '../../../shared/domain/documents/index.ts';
import { accept } from '../../../shared/kernel/event.ts';
import { commandHandler, type DeskReader } from '../../desk/feature.ts';
import { clearFault, copiesOf, paperRow, putFault } from './queue.ts';

function queued(read: DeskReader, paper: string): QueuedPaper | null {
  const row = paperRow(read.db, paper);
  return row ? { ...row, archived: row.archivedAt !== null } : null;
}

/** A paper of a tournament is told on its stream, one of the house on the house's. */
const stream = ({ tournament }: { readonly tournament?: string | undefined }) =>
  tournament === undefined ? ({ kind: 'house' } as const) : ({ kind: 'tournament', id: tournament } as const);

const archive = commandHandler({
  contract: archiveContract,
  stream,
  facts: (read, { paper }) => ({ queued: queued(read, paper) }),
  decide: (_state, input, facts) => archivePaper(facts.queued, input),
  store: ({ db }, { paper }) => {
    clearFault(db, paper);
  },
});

/** Not an event: that a disk was full for an hour is not the house's history. It stands beside the queue until the paper is filed. */
const noteFault = commandHandler({
  contract: noteFaultContract,
  stream,
  facts: (read, { paper }, { at }) => ({ queued: queued(read, paper), at }),
  decide: (_state, { paper, tournament }, facts) => {
    if (facts.queued?.tournament !== (tournament ?? '')) return refuseDocuments('documents.unknown', { paper });
    return facts.queued.archived ? refuseDocuments('documents.alreadyArchived', { paper }) : accept();
  },
  store: ({ db }, { paper, fault, detail }, { at }) => {
    putFault(db, { paper, at, fault, detail });
  },
});

function filed({ db }: DeskReader, paper: string): FiledPaper | null {
  const row = paperRow(db, paper);
  if (!row) return null;
  const purged = db.get('SELECT 1 FROM purged_papers WHERE paper = ?', paper) !== undefined;
  return {
    ...row,
    archived: row.archivedAt !== null && !purged,
    copies: copiesOf(db, row),
    isDuplicate: row.duplicateOf !== null,
  };
}

const reprint = commandHandler({
  contract: reprintPaperContract,
  stream,
  facts: (read, { paper }) => ({ filed: filed(read, paper) }),
  decide: (_state, input, facts) => reprintPaper(facts.filed, input),
  answer: (events) => {
    const { paper, copy } = events[0]?.data as PaperReprinted;
    return { copy, duplicate: `${paper}-d${copy}` };
  },
});

export const documentCommands = [archive, noteFault, reprint];
