import { ageOn, oldestAge } from '../age.ts';
import { civilDate } from '../birth-date.ts';

/** Whom decision 4 means by a minor when it asks whether the other century should be considered. */
const adultAge = 18;

export interface MrzBirth {
  /** The latest date that is not in the future; `null` when it is incomplete, impossible or unreadable. */
  readonly date: string | null;
  /** The same day a century earlier, when the date makes a minor and that one an age of 117 or less. */
  readonly alternative: string | null;
  /** `1974` or `1974-05` when the rest is unknown (R13). */
  readonly partial: string | null;
  readonly error: 'impossible-date' | 'unreadable' | null;
  /** Nobody is admitted on this date before a person has decided from the document. */
  readonly needsHumanCheck: boolean;
}

const incomplete = { date: null, alternative: null, partial: null, error: null, needsHumanCheck: true } as const;

/** Reads the six characters of a birth date (`740812`; unknown parts `00` or `<<`) as of a civil date (decision 4). */
export function readMrzBirth(raw: string, onDate: string): MrzBirth {
  const match = /^(\d\d|<<)(\d\d|<<)(\d\d|<<)$/.exec(raw);
  if (!match) return { ...incomplete, error: 'unreadable' };
  const [yy, mm, dd] = match.slice(1) as [string, string, string];
  if (yy === '<<') return incomplete;
  return isUnknown(mm) || isUnknown(dd) ? partialBirth(yy, mm, onDate) : wholeBirth(yy, `${mm}${dd}`, onDate);
}

function wholeBirth(yy: string, mmdd: string, onDate: string): MrzBirth {
  const [date, other] = centuries(yy)
    .map((year) => civilDate(year, Number(mmdd.slice(0, 2)), Number(mmdd.slice(2))))
    .filter((day) => day !== null && day <= onDate);
  if (!date) return { ...incomplete, error: 'impossible-date' };
  const isMinor = ageOn(date, onDate) < adultAge;
  const alternative = isMinor && other && ageOn(other, onDate) <= oldestAge ? other : null;
  return { date, alternative, partial: null, error: null, needsHumanCheck: alternative !== null };
}

const isUnknown = (part: string): boolean => part === '00' || part === '<<';

const centuries = (yy: string): readonly number[] => [2000 + Number(yy), 1900 + Number(yy)];

function partialBirth(yy: string, mm: string, onDate: string): MrzBirth {
  const year = centuries(yy).find((one) => one <= Number(onDate.slice(0, 4)));
  if (year === undefined) return incomplete;
  if (isUnknown(mm)) return { ...incomplete, partial: String(year) };
  return civilDate(year, Number(mm), 1) === null
    ? { ...incomplete, error: 'impossible-date' }
    : { ...incomplete, partial: `${year}-${mm}` };
}

/** No document runs longer; a later year is of the past century (R12: an expiry has its own pivot). */
const longestValidityYears = 30;

/** Reads the six characters of an expiry date; `null` when it is left open or is no date. */
export function readMrzExpiry(raw: string, onDate: string): string | null {
  if (!/^\d{6}$/.test(raw)) return null;
  const [late, early] = centuries(raw.slice(0, 2)) as [number, number];
  const year = late > Number(onDate.slice(0, 4)) + longestValidityYears ? early : late;
  return civilDate(year, Number(raw.slice(2, 4)), Number(raw.slice(4)));
}
