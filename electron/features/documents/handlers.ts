import { archiveContract, noteFaultContract } from '../../../shared/contract/documents.ts';
import { archivePaper, refuseDocuments, type QueuedPaper } from '../../../shared/domain/documents/index.ts';
import { accept } from '../../../shared/kernel/event.ts';
import { commandHandler, type DeskReader } from '../../desk/feature.ts';
import { clearFault, paperRow, putFault } from './queue.ts';

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

export const documentCommands = [archive, noteFault];
