import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededChance } from '../../electron/desk/ports.ts';
import { Rehearsal } from '../../electron/hosts/cli/rehearsal.ts';
import { buildSample } from '../../electron/hosts/cli/sample.ts';
import { sampleNow } from '../../electron/hosts/cli/sample/sample-house.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';

/** The sample house in a temporary folder, built once and copied for each use. */
export interface SampleHouses {
  readonly root: string;
  /** Opens a copy; `name` is its folder in `root`. */
  open(name: string): Rehearsal;
  /** Opens a copy that was opened before once more. */
  reopen(name: string): Rehearsal;
  folderOf(name: string): string;
  readonly keyFile: string;
  remove(): void;
}

export async function sampleHouses(): Promise<SampleHouses> {
  const root = mkdtempSync(join(tmpdir(), 'tapis-sample-copies-'));
  const keyFile = join(root, 'sample.key');
  const sample = await buildSample(join(root, 'sample'), keyFile);
  if (isRefused(sample)) throw new Error(sample.refusal.code);
  sample.house.close();
  const folderOf = (name: string): string => join(root, name);
  const reopen = (name: string): Rehearsal => {
    const startsAt = Date.parse(sampleNow);
    const chance = (journalled: number) => seededChance(name, journalled);
    const opened = Rehearsal.open({ folder: folderOf(name), keyFile, chance, startsAt });
    if (isRefused(opened)) throw new Error(opened.refusal.code);
    return opened;
  };
  return {
    root,
    keyFile,
    folderOf,
    reopen,
    open: (name) => {
      cpSync(join(root, 'sample'), folderOf(name), { recursive: true });
      return reopen(name);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
