import type { BundleDescription } from '../layout.ts';

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
