import type { Cents } from './cents.ts';

/** `traditional`: hyphens below one hundred, "et" free. `1990`: hyphens between all parts of a number. */
export type FrenchSpelling = 'traditional' | '1990';

const small = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
] as const;
const tens = ['', 'dix', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante'] as const;

const smallWord = (n: number): string => small[n] ?? '';

/** 0 to 99. `final` says that nothing multiplies or follows the number, so that "vingts" takes its s. */
function belowHundred(n: number, final: boolean): string {
  if (n <= 16) return smallWord(n);
  if (n < 20) return `dix-${smallWord(n - 10)}`;
  if (n === 80) return final ? 'quatre-vingts' : 'quatre-vingt';
  if (n > 80) return `quatre-vingt-${belowHundred(n - 80, true)}`;
  const ten = Math.min(n - (n % 10), 60);
  return afterTen(tens[ten / 10] ?? '', n - ten);
}

function afterTen(ten: string, rest: number): string {
  if (rest === 0) return ten;
  return rest === 1 || rest === 11 ? `${ten} et ${smallWord(rest)}` : `${ten}-${belowHundred(rest, true)}`;
}

/** 1 to 999. */
function belowThousand(n: number, final: boolean): string {
  const hundreds = Math.floor(n / 100);
  const rest = n % 100;
  if (hundreds === 0) return belowHundred(rest, final);
  const plural = hundreds > 1 && rest === 0 && final ? 's' : '';
  const head = hundreds === 1 ? 'cent' : `${smallWord(hundreds)} cent${plural}`;
  return rest === 0 ? head : `${head} ${belowHundred(rest, final)}`;
}

/** Million and milliard are nouns: they take an s, and leave the s of "cents" and "vingts" before them. */
function nouns(count: number, noun: string): string[] {
  if (count === 0) return [];
  return [`${belowThousand(count, true)} ${noun}${count > 1 ? 's' : ''}`];
}

function thousands(count: number): string[] {
  if (count === 0) return [];
  return [count === 1 ? 'mille' : `${belowThousand(count, false)} mille`];
}

/** A whole number, 0 to 999 999 999 999, in French letters, masculine. Throws outside that range. */
export function numberInWords(n: number, spelling: FrenchSpelling = 'traditional'): string {
  if (!Number.isSafeInteger(n) || n < 0 || n >= 1e12) throw new RangeError(`no words for ${n}`);
  if (n === 0) return smallWord(0);
  const rest = n % 1000;
  const words = [
    ...nouns(Math.floor(n / 1e9), 'milliard'),
    ...nouns(Math.floor(n / 1e6) % 1000, 'million'),
    ...thousands(Math.floor(n / 1000) % 1000),
    ...(rest === 0 ? [] : [belowThousand(rest, true)]),
  ].join(' ');
  return spelling === '1990' ? words.replaceAll(' ', '-') : words;
}

/**
 * An amount in euros as registers and vouchers close it: `deux mille six cent quatre-vingt-huit euros et quarante centimes`,
 * `un million d’euros`, `zéro euro`, `cinquante centimes`, `moins un euro`. Singular below two, as French counts.
 */
export function amountInWords(amount: Cents, spelling: FrenchSpelling = 'traditional'): string {
  const euros = Math.floor(Math.abs(amount) / 100);
  const centimes = Math.abs(amount) % 100;
  const parts = [
    ...(euros > 0 || centimes === 0 ? [eurosInWords(euros, spelling)] : []),
    ...(centimes > 0 ? [`${numberInWords(centimes, spelling)} ${centimes < 2 ? 'centime' : 'centimes'}`] : []),
  ];
  return `${amount < 0 ? 'moins ' : ''}${parts.join(' et ')}`;
}

function eurosInWords(euros: number, spelling: FrenchSpelling): string {
  const linked = euros > 0 && euros % 1e6 === 0;
  const unit = euros < 2 ? 'euro' : 'euros';
  return `${numberInWords(euros, spelling)} ${linked ? 'd’' : ''}${unit}`;
}
