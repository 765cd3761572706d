import { bundleFiles, type BundleDescription } from '../layout.ts';
import { fingerprintOf } from '../signature.ts';
import { readmeEn } from './readme-en.ts';
import type { ReadmeFacts } from './readme-facts.ts';
import { readmeFr } from './readme-fr.ts';

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
