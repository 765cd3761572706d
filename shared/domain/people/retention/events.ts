import type { SealedText } from '../../../kernel/sealed-text.ts';
import type { RetentionTerms } from './terms.ts';

export interface RetentionEvents {
  'people.retentionSet': { readonly terms: RetentionTerms };
  'people.holdPlaced': { readonly hold: string; readonly subject: HoldSubject } & SealedText;
  'people.holdLifted': { readonly hold: string } & SealedText;
  'people.restricted': { readonly person: string } & SealedText;
  'people.unrestricted': { readonly person: string } & SealedText;
  'people.purged': Purged;
  'people.purgedPersons': { readonly purge: string; readonly persons: readonly string[] };
  'people.purgedPapers': { readonly purge: string; readonly papers: readonly string[] };
  'people.purgedTexts': { readonly purge: string; readonly texts: readonly string[] };
}

/** What a dispute keeps from being purged: one person, or a tournament with everybody in it (FR-REG-77). */
export type HoldSubject =
  { readonly kind: 'person'; readonly person: string } | { readonly kind: 'tournament'; readonly tournament: string };

export interface PurgeCounts {
  readonly persons: number;
  readonly papers: number;
  readonly texts: number;
  readonly looks: number;
}

/**
 * Data whose term is over were destroyed, with the salts of their digests: the chain and every figure stand, names and texts are gone. The events beside this one say
 * which.
 */
export interface Purged extends PurgeCounts {
  readonly purge: string;
  /** Civil date by which the terms were judged. */
  readonly day: string;
  readonly terms: RetentionTerms;
  /** Persons, papers and texts whose term is over and that a hold keeps. */
  readonly held: number;
}
