import type { SealedText } from '../../../kernel/sealed-text.ts';
import type { RetentionTerms } from './terms.ts';

export interface RetentionEvents {
  'people.retentionSet': { readonly terms: RetentionTerms };
  'people.holdPlaced': { readonly hold: string; readonly subject: HoldSubject } & SealedText;
  'people.holdLifted': { readonly hold: string } & SealedText;
  'people.restricted': { readonly person: string } & SealedText;
  'people.unrestricted': { readonly person: string } & SealedText;
  'people.purgeOrdered': PurgeOrdered;
  'people.purgedPersons': { readonly purge: string; readonly persons: readonly string[] };
  'people.purgedPapers': { readonly purge: string; readonly papers: readonly string[] };
  'people.purgedTexts': { readonly purge: string; readonly texts: readonly string[] };
  'people.purgedStaffNames': { readonly purge: string; readonly texts: readonly string[] };
  'people.purgedProofs': { readonly purge: string; readonly proofs: readonly string[] };
  'people.purgedLooks': { readonly purge: string; readonly looks: number };
  'people.purged': Purged;
}

/** What a dispute keeps from being purged: one person, or a tournament with everybody in it (FR-REG-77). */
export type HoldSubject =
  { readonly kind: 'person'; readonly person: string } | { readonly kind: 'tournament'; readonly tournament: string };

/** What a purge destroys, in this order: whoever is named goes before what is said of them. */
export const purgeKinds = ['persons', 'papers', 'texts', 'staffNames', 'proofs', 'looks'] as const;

export type PurgeKind = (typeof purgeKinds)[number];

export type PurgeCounts = Readonly<Record<PurgeKind, number>>;

/** Somebody ordered to destroy what the terms no longer cover; the events behind this one say what went, some at a time. */
export interface PurgeOrdered extends PurgeCounts {
  readonly purge: string;
  /** Civil date by which the terms are judged. */
  readonly day: string;
  readonly terms: RetentionTerms;
  /** What has reached its term and is kept by a hold. */
  readonly held: number;
}

/**
 * The purge is over: so many were destroyed, with the salts of their digests. The chain and every figure stand, names and texts are
 * gone. `stopped`: somebody ended it before everything was.
 */
export interface Purged extends PurgeOrdered {
  readonly stopped: boolean;
}
