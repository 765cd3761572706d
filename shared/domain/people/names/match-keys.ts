import type { BirthDate } from '../identity.ts';
import { roughName } from './fold-name.ts';
import type { Names } from './likeness.ts';

/**
 * Texts by which records that may be the same person find each other; they are stored only as keyed digests. Coarse on purpose: what they
 * bring together is then compared in full. The birth date finds every spelling, the names every birth date.
 */

const surnameKeyLength = 10;
const givenKeyLength = 3;

const nameKey = (surname: string, givenNames: string): string =>
  `n:${roughName(surname).slice(0, surnameKeyLength)}|${roughName(givenNames).slice(0, givenKeyLength)}`;

const birthKey = (birthDate: BirthDate): string => `b:${birthDate}`;

export const documentKey = (number: string): string => `d:${number.toUpperCase().replace(/[^A-Z0-9]/g, '')}`;

export interface Findable extends Names {
  readonly birthDate: BirthDate | null;
}

/** The keys under which a person or a list row is filed: two, or three with a name of use. */
export const filingKeys = (record: Findable): readonly string[] => [
  ...(record.birthDate === null ? [] : [birthKey(record.birthDate)]),
  nameKey(record.surname, record.givenNames),
  ...(record.usageName ? [nameKey(record.usageName, record.givenNames)] : []),
];

/** The keys to look under for a person: both orders of the names, and incomplete birth dates beside the whole one. */
export function lookupKeys(record: Findable): readonly string[] {
  const surnames = record.usageName ? [record.surname, record.usageName] : [record.surname];
  const names = surnames.flatMap((surname) => [
    nameKey(surname, record.givenNames),
    nameKey(record.givenNames, surname),
  ]);
  return [...new Set([...birthLookups(record.birthDate), ...names])];
}

const birthLookups = (birthDate: BirthDate | null): readonly string[] =>
  birthDate === null
    ? []
    : [10, 7, 4].filter((length) => length <= birthDate.length).map((length) => birthKey(birthDate.slice(0, length)));
