import { query } from './define.ts';
import { id } from './fields.ts';
import { z } from './zod.ts';

const readers = ['compliance', 'responsible-director', 'committee-member'] as const;

/**
 * Proves the whole journal in a worker, beside the running desk. Answers `{lines, hash}`: the head that was reached. `run`: a name
 * that the caller gives the proof, to ask how far it is and to stop it.
 */
export const verifyJournalContract = query({
  name: 'audit.verify',
  roles: readers,
  input: z.strictObject({ run: id.optional() }),
  refusals: [
    'journal.altered',
    'journal.lineMissing',
    'journal.outOfOrder',
    'journal.broken',
    'journal.malformed',
    'journal.unknownFormat',
    'journal.stopped',
    'storage.corrupted',
    'storage.busy',
  ],
  example: {},
});

/** How far a proof is. Answers `{running, lines, of}`; `lines` held so far, `of` is how many there were when it began. */
export const verifyProgressContract = query({
  name: 'audit.progress',
  roles: readers,
  input: z.strictObject({ run: id }),
  refusals: [],
  example: { run: 'run-1' },
});

/** Stops a proof: its worker ends, and `audit.verify` is refused as `journal.stopped`. Answers `{stopped}`. */
export const stopVerifyContract = query({
  name: 'audit.stop',
  roles: readers,
  input: z.strictObject({ run: id }),
  refusals: [],
  example: { run: 'run-1' },
});

/** Writes the journal's export beside the database, in a worker. Answers `{file, lines, head}`. */
export const exportJournalContract = query({
  name: 'audit.export',
  roles: readers,
  input: z.strictObject({}),
  refusals: ['storage.full', 'storage.readOnly', 'storage.busy'],
  example: {},
});

/** A part of an export that was written, so that a page can keep it. Answers `{base64, next, bytes}`; `next` is `null` at its end. */
export const readExportContract = query({
  name: 'audit.readExport',
  roles: readers,
  input: z.strictObject({ lines: z.int().min(0), offset: z.int().min(0) }),
  refusals: ['journal.unknownExport'],
  example: { lines: 999_999_999, offset: 0 },
});

/**
 * Journal lines for the journal screen, with `prev`, `hash` and the canonical `body`; they hold no names. After `after`, oldest first,
 * or before `before`, newest first. `any`: texts of which the body holds one; `types`: beginnings of event types. A filtered call looks
 * at a few thousand lines at most, so that neither the clock nor a till waits: `last` is where it stopped, and the caller goes on from
 * there. Answers `{lines, last}`.
 */
export const journalLinesContract = query({
  name: 'audit.lines',
  roles: readers,
  input: z.strictObject({
    after: z.int().min(0).default(0),
    before: z.int().min(1).optional(),
    limit: z.int().min(1).max(500).default(100),
    stream: z.string().max(80).optional(),
    types: z.array(z.string().min(1).max(60)).min(1).max(60).optional(),
    any: z.array(z.string().min(1).max(100)).min(1).max(60).optional(),
    from: z.int().optional(),
    to: z.int().optional(),
  }),
  refusals: [],
  example: { after: 0, limit: 20 },
});

export const auditContracts = [
  verifyJournalContract,
  verifyProgressContract,
  stopVerifyContract,
  exportJournalContract,
  readExportContract,
  journalLinesContract,
];
