import { listContract, openContract } from '../../../shared/contract/documents.ts';
import { refuseDocuments } from '../../../shared/domain/documents/index.ts';
import { queryHandler } from '../../desk/feature.ts';
import { archiveFileName } from './archive-files.ts';
import { findPapers, paperFaults, paperRow, queuedPapers } from './queue.ts';

const list = queryHandler({
  contract: listContract,
  answer: ({ db }, filter) => ({
    papers: findPapers(db, filter),
    queued: queuedPapers(db).length,
    faults: paperFaults(db),
  }),
});

const open = queryHandler({
  contract: openContract,
  answer: ({ db }, { paper }) => {
    const row = paperRow(db, paper);
    return row ? { ...row, file: archiveFileName(paper) } : refuseDocuments('documents.unknown', { paper });
  },
});

export const documentQueries = [list, open];
