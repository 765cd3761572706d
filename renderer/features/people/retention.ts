import { purgeKinds, type PurgeCounts, type RetentionTerms } from '../../../shared/domain/people/index.ts';

/** What `people.retention` answers. */
export interface Retention {
  readonly terms: RetentionTerms;
  readonly least: RetentionTerms;
  readonly isProposal: boolean;
  readonly due: PurgeCounts & { readonly day: string; readonly held: number; readonly nextOn: string | null };
  readonly holds: readonly Hold[];
  readonly restrictions: readonly Restriction[];
  readonly last:
    | (PurgeCounts & { readonly at: number; readonly day: string; readonly held: number; readonly stopped: boolean })
    | null;
}

export interface Hold {
  readonly hold: string;
  readonly kind: 'person' | 'tournament';
  readonly subject: string;
  /** Of a person, while it is kept. */
  readonly name: string | null;
  readonly account: string;
  readonly at: number;
  readonly reason: string | null;
}

export interface Restriction {
  readonly person: string;
  readonly name: string | null;
  readonly account: string;
  readonly at: number;
  readonly reason: string | null;
}

/** Kinds of terms in the order in which they are shown, with the unit and the least that the profile allows. */
export const termRows = [
  { key: 'bulletinYears', unit: 'years' },
  { key: 'moneyYears', unit: 'years' },
  { key: 'incidentYears', unit: 'years' },
  { key: 'abandonedMonths', unit: 'months' },
  { key: 'lookMonths', unit: 'months' },
] as const satisfies readonly { readonly key: keyof RetentionTerms; readonly unit: 'years' | 'months' }[];

/** The least that may be set: the profile's term for bulletins and money, one for the others. */
export const leastOf = (key: keyof RetentionTerms, least: RetentionTerms): number =>
  key === 'bulletinYears' || key === 'moneyYears' ? least[key] : 1;

/** Whether anything has reached its term. */
export const isDue = (due: PurgeCounts): boolean => purgeKinds.some((kind) => due[kind] > 0);

/** How many a purge destroys in all. */
export const totalOf = (counts: PurgeCounts): number => purgeKinds.reduce((sum, kind) => sum + counts[kind], 0);
