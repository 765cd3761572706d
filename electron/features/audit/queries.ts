import { dirname } from 'node:path';
import { exportJournalContract, journalLinesContract, verifyJournalContract } from '../../../shared/contract/audit.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';
import { queryHandler, type DeskReader } from '../../desk/feature.ts';
import { longRead } from './long-read.ts';

/** The folder of the running house, told by the connection itself. */
const folderOf = ({ db }: DeskReader): string =>
  dirname(db.get<{ file: string }>("SELECT file FROM pragma_database_list WHERE name = 'main'")?.file ?? '');

export const auditQueries = [
  queryHandler({
    contract: verifyJournalContract,
    answer: (read) => longRead({ job: 'verify', folder: folderOf(read) }),
  }),
  queryHandler({
    contract: exportJournalContract,
    answer: (read) => longRead({ job: 'export', folder: folderOf(read) }),
  }),
  queryHandler({
    contract: journalLinesContract,
    answer: ({ db }, { after, limit, stream = null }) => {
      const rows = db.all<{ seq: number; body: string; hash: string }>(
        'SELECT seq, body, hash FROM journal WHERE seq > ? AND (? IS NULL OR stream = ?) ORDER BY seq LIMIT ?',
        after,
        stream,
        stream,
        limit,
      );
      const lines = rows.map(({ body, hash }) => ({ ...(JSON.parse(body) as JournalEvent), hash }));
      return { lines, last: rows.at(-1)?.seq ?? after };
    },
  }),
];
