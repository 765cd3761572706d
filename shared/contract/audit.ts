import { query } from './define.ts';
import { z } from './zod.ts';

const readers = ['compliance', 'responsible-director', 'committee-member'] as const;

/** Proves the whole journal in a worker, beside the running desk. Answers `{lines, hash}`: the head that was reached. */
export const verifyJournalContract = query({
  name: 'audit.verify',
  roles: readers,
  input: z.strictObject({}),
  refusals: [
    'journal.altered',
    'journal.lineMissing',
    'journal.outOfOrder',
    'journal.broken',
    'journal.malformed',
    'journal.unknownFormat',
    'storage.corrupted',
    'storage.busy',
  ],
  example: {},
});

/** Writes the journal's export beside the database, in a worker. Answers `{file, lines, head}`. */
export const exportJournalContract = query({
  name: 'audit.export',
  roles: readers,
  input: z.strictObject({}),
  refusals: ['storage.full', 'storage.readOnly', 'storage.busy'],
  example: {},
});

/** Journal lines after `seq`, oldest first, for the journal screen. They hold no names. Answers `{lines, last}`. */
export const journalLinesContract = query({
  name: 'audit.lines',
  roles: readers,
  input: z.strictObject({
    after: z.int().min(0).default(0),
    limit: z.int().min(1).max(500).default(100),
    stream: z.string().max(80).optional(),
  }),
  refusals: [],
  example: { after: 0, limit: 20 },
});

export const auditContracts = [verifyJournalContract, exportJournalContract, journalLinesContract];
