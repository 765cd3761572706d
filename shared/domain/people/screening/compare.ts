import { mayBeSameDay } from '../birth-date.ts';
import type { Identity } from '../identity.ts';
import type { ListEntry, ListKind } from '../lists/list.ts';
import { compactName } from '../names/fold-name.ts';
import { nameLikeness } from '../names/likeness.ts';
import { isOver, matchRow } from './lists.ts';

type Agreement = 'same' | 'other' | 'unknown';

/**
 * What whoever decides on a homonym is shown of a listed person: how the names compare, whether birth date and place agree, and the year of birth.
 * Never the names as the list has them, the whole date, the measure or its reason.
 */
export interface RowCompared {
  readonly list: ListKind;
  readonly match: 'hit' | 'possible';
  readonly names: 'same' | 'close';
  /** `may-be`: one of the two dates is incomplete, and the other could be it. */
  readonly birthDate: Agreement | 'may-be';
  readonly birthYear: number | null;
  readonly birthPlace: Agreement;
}

type Compared = Pick<Identity, 'surname' | 'givenNames' | 'usageName' | 'birthDate' | 'birthPlace'>;

/** Compares a person with a row that may name them; `null` for one that does not, or that has ended. */
export function compareRow(
  identity: Compared,
  { list, entry }: { readonly list: ListKind; readonly entry: ListEntry },
  today: string,
): RowCompared | null {
  const match = matchRow(identity, entry);
  if (match === 'none' || isOver(entry, today)) return null;
  return {
    list,
    match,
    names: nameLikeness(identity, entry) === 'same' ? 'same' : 'close',
    birthDate: compareDates(identity.birthDate, entry.birthDate),
    birthYear: entry.birthDate === null ? null : Number(entry.birthDate.slice(0, 4)),
    birthPlace: comparePlaces(identity.birthPlace, entry.birthPlace),
  };
}

function compareDates(own: string, listed: string | null): RowCompared['birthDate'] {
  if (listed === null) return 'unknown';
  if (own === listed) return 'same';
  return mayBeSameDay(own, listed) ? 'may-be' : 'other';
}

function comparePlaces(own: string, listed: string | null): Agreement {
  if (listed === null || compactName(own) === '') return 'unknown';
  return compactName(own) === compactName(listed) ? 'same' : 'other';
}
