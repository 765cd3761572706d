import { paperKinds, type DocumentEvents } from '../domain/documents/index.ts';
import { command, query } from './define.ts';
import { id, sha256 } from './fields.ts';
import { z } from './zod.ts';

/** A paper's name: its kind and what it is about, `receipt-r-2027-000123`. */
const paper = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,159}$/);

/** What kept a paper from being printed; the queue tries again. */
const fault = z.enum([
  'no-space',
  'folder-unwritable',
  'drawing-failed',
  'worker-stopped',
  'not-drawable',
  'key-missing',
]);

const onlyOnce = ['documents.unknown', 'documents.alreadyArchived'];

const example = { tournament: 't-open', paper: 'rules-t-open-v1' };

/** The desk has filed a paper; without `tournament` one of the house itself. Answers `{paper}`. */
export const archiveContract = command({
  name: 'documents.archive',
  roles: ['desk'],
  input: z.strictObject({ tournament: id.optional(), paper, sha256, bytes: z.int().min(1) }),
  refusals: onlyOnce,
  example: { ...example, sha256: '0'.repeat(64), bytes: 1 },
});

/** The desk could not print a paper: it stays queued, and the list shows why. Answers `{}`. */
export const noteFaultContract = command({
  name: 'documents.noteFault',
  roles: ['desk'],
  input: z.strictObject({ tournament: id.optional(), paper, fault, detail: z.string().max(500) }),
  refusals: onlyOnce,
  example: { ...example, fault: 'no-space', detail: 'ENOSPC' },
});

const readers = ['responsible-director', 'committee-member', 'cashier', 'compliance'] as const;

/** Papers in the order in which they fell due, newest first. Answers `{papers, queued, faults}`. */
export const listContract = query({
  name: 'documents.list',
  roles: [...readers, 'floor'],
  input: z.strictObject({
    tournament: id.optional(),
    kind: z.enum(paperKinds).optional(),
    state: z.enum(['queued', 'archived', 'all']).optional(),
    limit: z.int().min(1).max(1000).optional(),
  }),
  refusals: [],
  example: { tournament: 't-open' },
});

/** Where one paper stands. Answers its line and `file`, the name in the archive folder, which the host opens. */
export const openContract = query({
  name: 'documents.open',
  roles: readers,
  input: z.strictObject({ paper }),
  refusals: ['documents.unknown'],
  example: { paper: example.paper },
});

/** Prints a filed paper again, marked DUPLICATA. Answers `{copy, duplicate}`, the duplicate's own name. */
export const reprintPaperContract = command({
  name: 'documents.reprint',
  roles: readers,
  input: z.strictObject({ tournament: id.optional(), paper }),
  refusals: ['documents.unknown', 'documents.notArchived', 'documents.atTheDesk'],
  example,
});

/**
 * What the house keeps of one person (`people.file`) as a paper, drawn and filed nowhere. Answers `{content}`, the PDF in base64,
 * and the ids of the sealed `texts` that it shows. */
export const personFileContract = query({
  name: 'documents.personFile',
  roles: ['responsible-director', 'compliance'],
  input: z.strictObject({ person: id, language: z.enum(['fr', 'en']).optional() }),
  refusals: ['people.unknown'],
  example: { person: 'p-open-1' },
});

export const documentsContracts = [
  personFileContract,
  archiveContract,
  noteFaultContract,
  reprintPaperContract,
  listContract,
  openContract,
];

export const documentsEvents: Readonly<Record<keyof DocumentEvents, z.ZodType>> = {
  'documents.archived': z.strictObject({
    paper,
    kind: z.enum(paperKinds),
    number: z.string().nullable(),
    ref: z.string(),
    sha256,
    bytes: z.int().min(1),
  }),
  'documents.reprinted': z.strictObject({
    paper,
    kind: z.enum(paperKinds),
    number: z.string().nullable(),
    ref: z.string(),
    copy: z.int().min(1),
  }),
};
