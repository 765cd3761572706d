import { isBirthDate } from '../birth-date.ts';
import type { Identity } from '../identity.ts';
import { readListDate } from '../lists/list-date.ts';
import { compactName, foldName } from './fold-name.ts';
import { documentKey } from './match-keys.ts';

/**
 * Search by keystroke over sealed names: beginnings of a few lengths are filed (as keyed digests), a query looks under the
 * longest filed length that it reaches, and what that brings is compared in full.
 */

const surnameLengths = [2, 3, 4, 5, 7];
const givenLengths = [2, 3, 4, 5, 7];

const leadingParticles = /^(?:DE LA |DE L |DE |DU |DES |D |LE |LA |LES |VAN DER |VAN DEN |VAN |VON |BEN |EL |AL )/;

type Part = 's' | 'g';

const prefixKey = (part: Part, text: string, length: number): string => `${part}:${text.slice(0, length)}`;

function beginnings(part: Part, compact: string, lengths: readonly number[]): readonly string[] {
  if (compact === '') return [];
  const reached = lengths.filter((length) => length <= compact.length);
  return reached.length === 0
    ? [prefixKey(part, compact, compact.length)]
    : reached.map((length) => prefixKey(part, compact, length));
}

/** Under what a surname can be found: as it is, and without its particles (`DE LA CROIX` also as `CROIX`). */
const withoutParticles = (surname: string): string => compactName(foldName(surname).replace(leadingParticles, ''));

/** The texts under which a person is filed for search: nine or ten for most people. */
export function searchFilings({ surname, usageName, givenNames }: SearchedNames): readonly string[] {
  const bare = withoutParticles(surname);
  return [
    ...new Set([
      ...beginnings('s', compactName(surname), surnameLengths),
      ...beginnings('g', compactName(givenNames), givenLengths),
      ...beginnings('s', compactName(usageName ?? ''), surnameLengths),
      ...(bare === compactName(surname) ? [] : beginnings('s', bare, surnameLengths)),
    ]),
  ];
}

type SearchedNames = Pick<Identity, 'surname' | 'usageName' | 'givenNames'>;

/** One way to look for a query: under one filed text, or under two at once. */
export type SearchLookup = readonly [first: string, second?: string];

/** The longest filed beginning that the text reaches. */
function reachKey(part: Part, compact: string): string {
  const lengths = part === 's' ? surnameLengths : givenLengths;
  const reached = lengths.filter((length) => length <= compact.length).at(-1) ?? compact.length;
  return prefixKey(part, compact, reached);
}

/** Ways to part a query between surname and given names, in both orders (R19); the whole may also be either of them. */
function partings(text: string): readonly { readonly surname: string; readonly given: string }[] {
  const words = foldName(text).split(' ').filter(Boolean);
  const whole = compactName(words.join(' '));
  if (whole === '') return [];
  const parted = words.slice(1).map((_, at) => [words.slice(0, at + 1), words.slice(at + 1)] as const);
  const compact = (some: readonly string[]): string => compactName(some.join(' '));
  return [
    ...parted.map(([left, right]) => ({ surname: compact(left), given: compact(right) })),
    ...parted.map(([left, right]) => ({ surname: compact(right), given: compact(left) })),
    { surname: whole, given: '' },
    { surname: '', given: whole },
  ];
}

/** Where to look for a query, likeliest first. A single letter beside a longer part adds nothing to look under. */
export const searchLookups = (text: string): readonly SearchLookup[] =>
  partings(text).map(({ surname, given }) => {
    if (given === '' || (given.length === 1 && surname.length > 1)) return [reachKey('s', surname)];
    if (surname === '' || (surname.length === 1 && given.length > 1)) return [reachKey('g', given)];
    return [reachKey('s', surname), reachKey('g', given)];
  });

/** Keys of the exact index that a query may be: a birth date (ISO or French) or a document number. */
export function exactLookups(text: string): readonly string[] {
  const date = /\d{4}/.test(text) ? readListDate(text) : null;
  const number = documentKey(text);
  return [
    ...(date !== null && isBirthDate(date) && date.length === 10 ? [`b:${date}`] : []),
    ...(/\d/.test(number) && number.length >= 7 ? [number] : []),
  ];
}

/** Whether a person's names begin as the query does. */
export function isFound({ surname, usageName, givenNames }: SearchedNames, text: string): boolean {
  const surnames = [compactName(surname), withoutParticles(surname), compactName(usageName ?? '')].filter(Boolean);
  const givens = compactName(givenNames);
  return partings(text).some(
    ({ surname: begin, given }) =>
      (begin === '' || surnames.some((one) => one.startsWith(begin))) && givens.startsWith(given),
  );
}
