import { matchName, foldName, hasOtherScript, roughName } from './fold-name.ts';
import { matchingRule } from './matching-rule.ts';
import { isOneSlipApart } from './one-slip.ts';

/** What of a person or list row takes part in comparing names. */
export interface Names {
  readonly surname: string;
  readonly givenNames: string;
  readonly usageName?: string | undefined;
}

/**
 * `same`: the same names however written, in either order (R19), cut by a document, or with fewer of the given names.
 * `close`: worth a person's look when the birth date is the same. `different`: nothing to say.
 */
export type Likeness = 'same' | 'close' | 'different';

const isCutOf = (short: string, long: string, fromLength: number): boolean =>
  short.length >= fromLength && long.startsWith(short);

const samePart = (left: string, right: string): boolean => {
  if (matchName(left) === matchName(right)) return true;
  return (hasOtherScript(left) || hasOtherScript(right)) && roughName(left) === roughName(right);
};

function surnameLikeness(left: string, right: string): Likeness {
  if (samePart(left, right)) return 'same';
  const [short, long] = [matchName(left), matchName(right)].sort((a, b) => a.length - b.length) as [string, string];
  if (short === '') return 'different';
  if (isCutOf(short, long, matchingRule.cutSurnameFromLetters)) return 'same';
  return startsWithWords(left, right) || isOneSlipApart(short, long) ? 'close' : 'different';
}

/** Whether the fewer words of one name are the first words of the other: `MARTIN` and `MARTIN DUPONT`. */
function startsWithWords(left: string, right: string): boolean {
  const [few, many] = [foldName(left).split(' '), foldName(right).split(' ')].sort((a, b) => a.length - b.length) as [
    string[],
    string[],
  ];
  return few.every((word, index) => word === many[index]);
}

/** Given names as a person would count them: a hyphen joins two words into one name. */
const givenList = (text: string): string[] =>
  text
    .split(/[\s,;]+/u)
    .map(matchName)
    .filter(Boolean);

function isLeading(few: readonly string[], many: readonly string[]): boolean {
  return few.length > 0 && few.length <= many.length && few.every((name, index) => name === many[index]);
}

function givenLikeness(left: string, right: string): Likeness {
  if (samePart(left, right)) return 'same';
  const [few, many] = [givenList(left), givenList(right)].sort((a, b) => a.length - b.length) as [string[], string[]];
  if (few.length === 0) return 'close';
  if (isLeading(few, many)) return 'same';
  const [short, long] = [matchName(left), matchName(right)].sort((a, b) => a.length - b.length) as [string, string];
  if (isCutOf(short, long, matchingRule.cutGivenNamesFromLetters)) return 'same';
  return startsWithWords(left, right) || isOneSlipApart(short, long) ? 'close' : 'different';
}

const rank: Readonly<Record<Likeness, number>> = { different: 0, close: 1, same: 2 };
const worse = (left: Likeness, right: Likeness): Likeness => (rank[left] <= rank[right] ? left : right);
const better = (left: Likeness, right: Likeness): Likeness => (rank[left] >= rank[right] ? left : right);

function inOrder(left: Names, right: Names): Likeness {
  const surname = surnameLikeness(left.surname, right.surname);
  return surname === 'different' ? surname : worse(surname, givenLikeness(left.givenNames, right.givenNames));
}

const inverted = (names: Names): Names => ({ surname: names.givenNames, givenNames: names.surname });

/** How alike two people's names are; symmetric. A name of use counts as well as the surname. */
export function nameLikeness(left: Names, right: Names): Likeness {
  const lefts = spellings(left);
  let best: Likeness = 'different';
  for (const one of lefts)
    for (const other of spellings(right))
      best = better(best, better(inOrder(one, other), inOrder(one, inverted(other))));
  return best;
}

const spellings = (names: Names): readonly Names[] =>
  names.usageName ? [names, { surname: names.usageName, givenNames: names.givenNames }] : [names];
