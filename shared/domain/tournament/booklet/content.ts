import type { Profile } from '../../profile/index.ts';
import type { TournamentTerms } from '../terms.ts';

/** One sentence or paragraph of the rules, with the article of the order that it carries out. */
export interface BookletClause {
  readonly text: string;
  /** `57-7`; empty where the house decides by itself. */
  readonly article: string;
}

export interface BookletSection {
  readonly number: number;
  readonly heading: string;
  readonly clauses: readonly BookletClause[];
}

/** A row of the structure table; a break has `breakMinutes` and the chips that leave in it. */
export type StructureRow =
  | {
      readonly kind: 'level';
      readonly level: number;
      readonly smallBlind: number;
      readonly bigBlind: number;
      readonly bigBlindAnte: number;
      readonly minutes: number;
    }
  | { readonly kind: 'break'; readonly minutes: number; readonly colourUp: readonly number[] };

/**
 * All that the rules booklet says, in French and in order: the paper draws this and nothing else, and its hash is what
 * notices, bulletins and receipts cite.
 */
export interface RulesBooklet {
  readonly title: string;
  readonly version: number;
  readonly profile: string;
  readonly profileHash: string;
  readonly source: string;
  readonly house: string;
  readonly tournament: string;
  readonly sections: readonly BookletSection[];
  readonly structure: readonly StructureRow[];
  readonly chips: readonly { readonly value: number; readonly colour: string; readonly inStartingStack: number }[];
  readonly payoutBasisPoints: readonly number[];
}

/** What the texts are made from. */
export interface BookletFacts {
  readonly terms: TournamentTerms;
  readonly profile: Profile;
  readonly version: number;
  readonly houseName: string;
  readonly zone: string;
}

export const clause = (article: string, text: string): BookletClause => ({ text, article });
