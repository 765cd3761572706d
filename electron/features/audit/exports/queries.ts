import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  daySealsContract,
  listBundlesContract,
  listExportsContract,
  readBundleContract,
  stopExportContract,
  verifyBundleContract,
} from '../../../../shared/contract/audit-exports.ts';
import type { DayClosed } from '../../../../shared/domain/house/index.ts';
import { shortSeal } from '../../../bundle/day-seal.ts';
import { fingerprintOf } from '../../../bundle/signature.ts';
import { queryHandler } from '../../../desk/feature.ts';
import { refuseJournal } from '../../../journal/refusals.ts';
import { readPart } from '../export-file.ts';
import { folderOf } from '../folder-of.ts';
import { prove } from '../proofs.ts';
import { bundlesIn } from './bundles.ts';
import { bundleName, exportRows } from './export-table.ts';
import { publicKeyOf } from './signing-key.ts';
import { progressOf, stopExport } from './under-way.ts';
import { exportsFolder } from './write-bundle.ts';

const shownExports = 100;

const list = queryHandler({
  contract: listExportsContract,
  answer: (read) => {
    const publicKey = publicKeyOf(read.db);
    const folder = exportsFolder(folderOf(read));
    return {
      folder,
      signingKey: publicKey === undefined ? null : { publicKey, fingerprint: fingerprintOf(publicKey) },
      exports: exportRows(read.db, shownExports).map((row) => {
        const file = bundleName(row.order);
        const present = row.made !== null && existsSync(join(folder, file));
        return { ...row, file, present, progress: progressOf(row.order.export) };
      }),
    };
  },
});

const stop = queryHandler({
  contract: stopExportContract,
  answer: (_read, input) => ({ stopped: stopExport(input.export) }),
});

const part = queryHandler({
  contract: readBundleContract,
  answer: (read, { file, offset }) => readPart(join(exportsFolder(folderOf(read)), file), offset),
});

const bundles = queryHandler({
  contract: listBundlesContract,
  answer: (read) => ({ bundles: bundlesIn(exportsFolder(folderOf(read))) }),
});

const verify = queryHandler({
  contract: verifyBundleContract,
  answer: (read, { file, run }) => {
    const folder = folderOf(read);
    if (!bundlesIn(exportsFolder(folder)).some((bundle) => bundle.file === file)) {
      return refuseJournal('journal.unknownExport', { file });
    }
    return prove({ job: 'verify-bundle', folder, file }, run);
  },
});

const seals = queryHandler({
  contract: daySealsContract,
  answer: ({ db }, { limit }) => ({
    seals: db
      .all<{ seq: number; hash: string; body: string }>(
        `SELECT seq, hash, body FROM journal WHERE stream = 'house' AND type = 'house.dayClosed' ORDER BY rev DESC LIMIT ?`,
        limit,
      )
      .map(({ seq, hash, body }) => {
        const { data, at } = JSON.parse(body) as { readonly data: DayClosed; readonly at: number };
        return { day: data.day, at, line: seq, hash, short: shortSeal(hash) };
      }),
  }),
});

export const exportQueries = [list, stop, part, bundles, verify, seals];
