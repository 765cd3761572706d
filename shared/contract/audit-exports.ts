import type { AuditEvents } from '../domain/audit/index.ts';
import { command, query } from './define.ts';
import { date, id, sha256 } from './fields.ts';
import { z } from './zod.ts';

/** Who takes data out of the house: the responsible director, and who answers for its compliance. */
const exporters = ['responsible-director', 'compliance'] as const;
const readers = ['compliance', 'responsible-director', 'committee-member'] as const;

const reason = z.string().regex(/^[a-zA-Z.]{1,60}$/);

/** The name of a bundle in the folder `exports`: a ZIP file or a folder, nothing that leads out of it. */
const bundleName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/);

const scope = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('season'), from: date, to: date }),
  z.strictObject({ kind: z.literal('tournament'), tournament: id }),
]);

const order = {
  scope,
  /** `initials` for the management: no names, and no paper that names a player. */
  names: z.enum(['full', 'initials']),
  papers: z.boolean(),
  form: z.enum(['zip', 'folder']),
};

/**
 * Orders an export of a season, or everything of one tournament; who, what and at last its hash are journalled. The desk writes it
 * beside the database: `audit.exports` says how far it is. Answers `{export}`.
 */
export const orderExportContract = command({
  name: 'audit.orderExport',
  roles: exporters,
  input: z.strictObject({ export: id.optional(), ...order }),
  refusals: [
    'audit.exportUnderWay',
    'audit.purgeUnderWay',
    'audit.nameTaken',
    'audit.daysReversed',
    'audit.unknownTournament',
  ],
  example: {
    scope: { kind: 'season', from: '2026-11-01', to: '2027-10-31' },
    names: 'full',
    papers: true,
    form: 'zip',
  },
});

/** The desk keeps the house's key for signing exports, made at the first one. Answers `{}`. */
export const keepSigningKeyContract = command({
  name: 'audit.keepSigningKey',
  roles: ['desk'],
  input: z.strictObject({ publicKey: sha256, sealed: z.base64() }),
  refusals: ['audit.keyKnown'],
  example: { publicKey: '0'.repeat(64), sealed: 'AAAA' },
});

const over = ['audit.unknownExport', 'audit.exportOver'];

/** The desk has written an export. Answers `{}`. */
export const finishExportContract = command({
  name: 'audit.finishExport',
  roles: ['desk'],
  input: z.strictObject({
    export: id,
    sha256,
    files: z.int().min(1),
    bytes: z.int().min(1),
    lines: z.int().min(1),
    head: sha256,
  }),
  refusals: over,
  example: { export: 'x-none', sha256: '0'.repeat(64), files: 1, bytes: 1, lines: 1, head: '0'.repeat(64) },
});

/** The desk could not write an export, or was told to stop: nothing of it is left. Answers `{}`. */
export const failExportContract = command({
  name: 'audit.failExport',
  roles: ['desk'],
  input: z.strictObject({ export: id, reason }),
  refusals: over,
  example: { export: 'x-none', reason: 'bundle.stopped' },
});

/**
 * The exports, newest first, with `progress` while one is being written. Answers `{exports, folder, signingKey}`; `signingKey` is
 * `{publicKey, fingerprint}`, or `null` before the first export.
 */
export const listExportsContract = query({
  name: 'audit.exports',
  roles: readers,
  input: z.strictObject({}),
  refusals: [],
  example: {},
});

/** Stops the export that is being written; nothing of it is left. Answers `{stopped}`. */
export const stopExportContract = query({
  name: 'audit.stopExport',
  roles: exporters,
  input: z.strictObject({ export: id }),
  refusals: [],
  example: { export: 'x-none' },
});

/** A part of an export in one file, so that a page can keep it. Answers `{base64, next, bytes}`; `next` is `null` at its end. */
export const readBundleContract = query({
  name: 'audit.readBundle',
  roles: exporters,
  input: z.strictObject({ file: bundleName, offset: z.int().min(0) }),
  refusals: ['journal.unknownExport'],
  example: { file: 'none.zip', offset: 0 },
});

/** What lies in the folder `exports` and can be verified, also bundles that were brought there. Answers `{bundles}`. */
export const listBundlesContract = query({
  name: 'audit.bundles',
  roles: readers,
  input: z.strictObject({}),
  refusals: [],
  example: {},
});

/**
 * Proves a bundle of the folder `exports` in a worker; `run` is asked about and stopped as `audit.verify`'s is. Answers what was
 * found: it holds when `findings` is empty.
 */
export const verifyBundleContract = query({
  name: 'audit.verifyBundle',
  roles: readers,
  input: z.strictObject({ file: bundleName, run: id.optional() }),
  refusals: ['journal.unknownExport', 'journal.stopped'],
  example: { file: 'none.zip' },
});

/** The seals of the gaming days that were closed: the hash of the line that closed each. Answers `{seals}`, newest first. */
export const daySealsContract = query({
  name: 'audit.daySeals',
  roles: [...readers, 'cashier'],
  input: z.strictObject({ limit: z.int().min(1).max(400).default(31) }),
  refusals: [],
  example: {},
});

export const auditExportContracts = [
  orderExportContract,
  keepSigningKeyContract,
  finishExportContract,
  failExportContract,
  listExportsContract,
  stopExportContract,
  readBundleContract,
  listBundlesContract,
  verifyBundleContract,
  daySealsContract,
];

export const auditEvents: Readonly<Record<keyof AuditEvents, z.ZodType>> = {
  'audit.signingKeyMade': z.strictObject({ publicKey: sha256 }),
  'audit.exportOrdered': z.strictObject({ export: id, ...order }),
  'audit.exportMade': finishExportContract.input,
  'audit.exportFailed': failExportContract.input,
};
