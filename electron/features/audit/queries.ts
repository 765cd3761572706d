import {
  exportJournalContract,
  journalLinesContract,
  readExportContract,
  stopVerifyContract,
  verifyJournalContract,
  verifyProgressContract,
} from '../../../shared/contract/audit.ts';
import { queryHandler } from '../../desk/feature.ts';
import { exportFile, readPart } from './export-file.ts';
import { exportQueries } from './exports/queries.ts';
import { folderOf } from './folder-of.ts';
import { journalLines } from './journal-lines.ts';
import { longRead } from './long-read.ts';
import { proofProgress, prove, stopProof } from './proofs.ts';

export const auditQueries = [
  queryHandler({
    contract: verifyJournalContract,
    answer: (read, { run }) => prove({ job: 'verify', folder: folderOf(read) }, run),
  }),
  queryHandler({ contract: verifyProgressContract, answer: (_read, { run }) => proofProgress(run) }),
  queryHandler({ contract: stopVerifyContract, answer: (_read, { run }) => ({ stopped: stopProof(run) }) }),
  queryHandler({
    contract: exportJournalContract,
    answer: (read) => longRead({ job: 'export', folder: folderOf(read) }),
  }),
  queryHandler({
    contract: readExportContract,
    answer: (read, { lines, offset }) => readPart(exportFile(folderOf(read), lines), offset),
  }),
  queryHandler({ contract: journalLinesContract, answer: ({ db }, wanted) => journalLines(db, wanted) }),
  ...exportQueries,
];
