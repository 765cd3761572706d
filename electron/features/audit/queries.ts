import { dirname } from 'node:path';
import {
  exportJournalContract,
  journalLinesContract,
  readExportContract,
  stopVerifyContract,
  verifyJournalContract,
  verifyProgressContract,
} from '../../../shared/contract/audit.ts';
import { queryHandler, type DeskReader } from '../../desk/feature.ts';
import { readExportPart } from './export-file.ts';
import { journalLines } from './journal-lines.ts';
import { longRead } from './long-read.ts';
import { proofProgress, prove, stopProof } from './proofs.ts';

/** The folder of the running house, told by the connection itself. */
const folderOf = ({ db }: DeskReader): string =>
  dirname(db.get<{ file: string }>("SELECT file FROM pragma_database_list WHERE name = 'main'")?.file ?? '');

export const auditQueries = [
  queryHandler({ contract: verifyJournalContract, answer: (read, { run }) => prove(folderOf(read), run) }),
  queryHandler({ contract: verifyProgressContract, answer: (_read, { run }) => proofProgress(run) }),
  queryHandler({ contract: stopVerifyContract, answer: (_read, { run }) => ({ stopped: stopProof(run) }) }),
  queryHandler({
    contract: exportJournalContract,
    answer: (read) => longRead({ job: 'export', folder: folderOf(read) }),
  }),
  queryHandler({ contract: readExportContract, answer: (read, part) => readExportPart(folderOf(read), part) }),
  queryHandler({ contract: journalLinesContract, answer: ({ db }, wanted) => journalLines(db, wanted) }),
];
