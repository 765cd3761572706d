import { bundleFiles, type BundleDescription } from '../layout.ts';
import { fingerprintOf } from '../signature.ts';
import { readmeEn } from './readme-en.ts';
import { readmeFr } from './readme-fr.ts';

/** What the page for the inspector tells of this one export. */
export interface ReadmeFacts {
  readonly house: string;
  readonly siren: string;
  readonly scope: BundleDescription['scope'];
  readonly names: BundleDescription['names'];
  readonly papers: boolean;
  readonly missingPapers: number;
  readonly lines: number;
  readonly head: string;
  readonly publicKey: string;
  readonly fingerprint: string;
  readonly orderedUtc: string;
}

/** The two pages for whoever opens the export: what it is, how to verify it, what that proves and what it does not. */
export function readmes(given: {
  readonly description: BundleDescription;
  readonly publicKey: string;
  readonly missingPapers: number;
}): readonly (readonly [path: string, text: string])[] {
  const { description, publicKey, missingPapers } = given;
  const facts: ReadmeFacts = {
    ...description,
    ...{ publicKey, missingPapers, fingerprint: fingerprintOf(publicKey) },
    orderedUtc: new Date(description.orderedAt).toISOString(),
  };
  return [
    [bundleFiles.readmeFr, readmeFr(facts)],
    [bundleFiles.readmeEn, readmeEn(facts)],
  ];
}
