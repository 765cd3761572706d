import { addDays } from '../../../kernel/calendar.ts';
import { workingDaysAfter } from '../../../kernel/working-days.ts';
import type { RegistrationTerms } from '../../profile/index.ts';

export interface ListAgeTerms {
  readonly exclusionList: RegistrationTerms['exclusionList'];
  readonly alsaceMoselleHolidays: boolean;
}

export type ListAge = 'fresh' | 'old' | 'too-old';

/**
 * How old an exclusion list is on a civil date (decision 6): from `warnFromDays` after its own date it is old, from
 * `blockAfterDays` and then so many working days it is too old to register anybody against. The limits themselves
 * already count.
 */
export function listAgeOn(listDate: string, onDate: string, terms: ListAgeTerms): ListAge {
  const { exclusionList, alsaceMoselleHolidays } = terms;
  const isLast =
    last.listDate === listDate &&
    last.onDate === onDate &&
    last.exclusionList === exclusionList &&
    last.alsaceMoselleHolidays === alsaceMoselleHolidays;
  if (!isLast)
    last = { listDate, onDate, exclusionList, alsaceMoselleHolidays, age: reckonAge(listDate, onDate, terms) };
  return last.age;
}

/** What was asked last: all day long a desk holds people against one list under one profile. */
let last: ListAgeTerms & { readonly listDate: string; readonly onDate: string; readonly age: ListAge } = {
  listDate: '',
  onDate: '',
  exclusionList: { warnFromDays: 0, blockAfterDays: 0, blockAfterWorkingDays: 0 },
  alsaceMoselleHolidays: false,
  age: 'too-old',
};

function reckonAge(listDate: string, onDate: string, terms: ListAgeTerms): ListAge {
  const { warnFromDays, blockAfterDays, blockAfterWorkingDays } = terms.exclusionList;
  if (onDate < addDays(listDate, Math.min(warnFromDays, blockAfterDays))) return 'fresh';
  const blockFrom = workingDaysAfter(addDays(listDate, blockAfterDays), blockAfterWorkingDays, {
    alsaceMoselle: terms.alsaceMoselleHolidays,
  });
  if (onDate >= blockFrom) return 'too-old';
  return onDate >= addDays(listDate, warnFromDays) ? 'old' : 'fresh';
}
