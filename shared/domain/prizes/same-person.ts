import { nameLikeness } from '../people/index.ts';

interface Shown {
  readonly surname: string;
  readonly givenNames: string;
  readonly usageName?: string | undefined;
  readonly birthDate: string;
}

/**
 * Whether the document shown at the payout is of the person who was registered: the same names, however documents write them, and
 * the same date of birth. A purged or unknown person is nobody.
 */
export const isSamePerson = (registered: Shown | undefined, shown: Shown): boolean =>
  registered !== undefined && registered.birthDate === shown.birthDate && nameLikeness(registered, shown) === 'same';
