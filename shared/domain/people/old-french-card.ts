import { addYears, ageOn } from './age.ts';
import { isWhole, latestDay } from './birth-date.ts';
import type { Identity } from './identity.ts';

/** Decision 5: cards issued to adults in these years are valid for 15 years whatever is printed on them, all others for 10. */
const firstExtendedYear = 2004;
const lastExtendedYear = 2020;
const extendedYears = 15;
const printedYears = 10;
const adultAge = 18;

export interface CardValidity {
  /** Valid for certain until this day, and no longer after the other; they differ when only the month of issue is known. */
  readonly surelyUntil: string;
  readonly possiblyUntil: string;
  /** Ten years after issue, as the card may show. */
  readonly shownUntil: string;
}

/** Ten-year cards, whose printed expiry tells their issue, end at the latest on this day; longer ones came after them. */
const lastTenYearExpiry = '2023-12-31';

/**
 * Days on which the card may have been issued: the date of issue, else ten years before an early printed expiry, else the
 * month that its number begins with (`1301…`).
 */
function issueDays({ document }: Pick<Identity, 'document'>): readonly [first: string, last: string] | null {
  const { issuedOn, expiry } = document;
  if (issuedOn !== undefined) return [issuedOn, issuedOn];
  if (expiry !== null && expiry <= lastTenYearExpiry)
    return [addYears(expiry, -printedYears), addYears(expiry, -printedYears)];
  const match = /^(\d\d)(0[1-9]|1[0-2])[0-9A-Z]{8}$/.exec(document.number.toUpperCase().replace(/[^A-Z0-9]/g, ''));
  if (!match) return null;
  const [yy, month] = [Number(match[1]), match[2] ?? ''];
  const year = yy > 50 ? 1900 + yy : 2000 + yy;
  return [`${year}-${month}-01`, latestDay(`${year}-${month}`)];
}

function validUntil(issuedOn: string, birthDate: string): string {
  const year = Number(issuedOn.slice(0, 4));
  const toAdult = isWhole(birthDate) && ageOn(birthDate, issuedOn) >= adultAge;
  const isExtended = toAdult && year >= firstExtendedYear && year <= lastExtendedYear;
  return addYears(issuedOn, isExtended ? extendedYears : printedYears);
}

/**
 * Until when an old French card is valid, counted from its issue (decision 5, R29): its machine-readable zone has no
 * expiry, and the printed one may be five years short. `null` when nothing tells it: a person decides from the card.
 */
export function oldCardValidity(identity: Pick<Identity, 'document' | 'birthDate'>): CardValidity | null {
  const printed = identity.document.expiry;
  const days = issueDays(identity);
  if (!days) return printed === null ? null : { surelyUntil: printed, possiblyUntil: printed, shownUntil: printed };
  const [first, last] = days;
  return {
    surelyUntil: later(validUntil(first, identity.birthDate), printed),
    possiblyUntil: later(validUntil(last, identity.birthDate), printed),
    shownUntil: later(addYears(first, printedYears), printed),
  };
}

const later = (left: string, right: string | null): string => (right !== null && right > left ? right : left);
