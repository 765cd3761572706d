import type { BirthDate } from '../identity.ts';

/**
 * The lists that registrations are held against: persons barred from gaming (monthly file), the house's own staff, and
 * private contracts that limit access.
 */
export const listKinds = ['exclusion', 'staff', 'limitation'] as const;

export type ListKind = (typeof listKinds)[number];

/** What is kept of a row: whom it names and until when. Never the measure or its reason. */
export interface ListEntry {
  readonly surname: string;
  readonly givenNames: string;
  readonly birthDate: BirthDate | null;
  readonly birthPlace: string | null;
  /** Last day on which the row counts; `null` for no end. */
  readonly until: string | null;
}

/** Which issue of a list is in force. */
export interface ListVersion {
  readonly listId: string;
  readonly listDate: string;
  readonly rows: number;
  readonly unusable: number;
  readonly change: ListChange | null;
}

/** An issue against the one before it: rows that are new, gone, and word for word the same. `null` where nobody counted. */
export interface ListChange {
  readonly added: number;
  readonly removed: number;
  readonly unchanged: number;
}
