import type { Refusal } from '../../shared/kernel/refusal.ts';

/** What stands where in a bundle. Everything but the list and its signature is in the list. */
export const bundleFiles = {
  description: 'export.json',
  journal: 'journal.jsonl',
  manifest: 'MANIFEST.sha256',
  signature: 'MANIFEST.sig',
  publicKey: 'cle-publique.pem',
  readmeFr: 'LISEZ-MOI.txt',
  readmeEn: 'README.txt',
  workbook: 'tableaux.xlsx',
} as const;

export const tableFolder = 'csv';
export const paperFolder = 'papiers';

/** What a bundle is about: the whole house between two gaming days (both included), or one tournament. */
export type BundleScope =
  | { readonly kind: 'season'; readonly from: string; readonly to: string }
  | { readonly kind: 'tournament'; readonly tournament: string };

/** `full`: as the inspector wants them. `initials`: for the management; no paper that names a player goes along. */
export type BundleNames = 'full' | 'initials';

/** `export.json`: what a verifier must know to make the tables again from the journal. */
export interface BundleDescription {
  readonly format: 'tapis-export';
  readonly v: 1;
  readonly export: string;
  /** Epoch milliseconds of the order, by the desk's clock. */
  readonly orderedAt: number;
  readonly house: string;
  readonly siren: string;
  readonly timeZone: string;
  readonly gamingDayEnds: string;
  readonly scope: BundleScope;
  readonly names: BundleNames;
  readonly papers: boolean;
  readonly lines: number;
  readonly head: string;
}

/** One file of a bundle as it was written. */
export interface FileProof {
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
}

/** Somebody who was waiting for an export or a verification stopped it. */
export class Stopped extends Error {}

/** A bundle that does not hold: carries the refusal that names the file and the place. */
export class BundleFault extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Paths of a bundle: folders and plain names, nothing that leads out of it. */
const safePath = /^(?:[A-Za-z0-9][A-Za-z0-9._-]*\/)*[A-Za-z0-9][A-Za-z0-9._-]*$/;

export const isBundlePath = (path: string): boolean => path.length <= 240 && safePath.test(path);
