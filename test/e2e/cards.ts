import { checkDigit, foldName } from '../../shared/domain/people/index.ts';

/** Somebody with a French identity card, good for years from today on. */
export interface Card {
  readonly surname: string;
  readonly givenNames: string;
  /** `1990-05-04` */
  readonly birthDate: string;
  readonly address: string;
  /** What a reader types of it. */
  readonly mrz: readonly string[];
}

const lineLength = 30;
const surnames = ['Aubert', 'Blanchard', 'Carpentier', 'Delorme', 'Etienne', 'Fontaine', 'Guichard', 'Humbert'];
const givenNames = ['Agathe', 'Bruno', 'Camille', 'Denis', 'Elise', 'Fabien', 'Gaelle'];

/** The nth person in the queue: no two have the same name, and none is on a list. */
export function cardOf(nth: number, who: Partial<Card> = {}): Card {
  const person = {
    surname: `${surnames[nth % surnames.length] ?? ''}${nth >= surnames.length ? '-Roy' : ''}`,
    givenNames: givenNames[nth % givenNames.length] ?? '',
    birthDate: `19${60 + (nth % 40)}-0${1 + (nth % 9)}-${10 + (nth % 19)}`,
    address: `${nth + 1} rue des Pêcheurs, 14470 Clairval`,
    ...who,
  };
  return { ...person, mrz: linesOf(nth, person) };
}

/** Years before today, as a birth date. */
export const bornYearsAgo = (years: number): string => {
  const today = new Date();
  return `${today.getFullYear() - years}-${today.toISOString().slice(5, 10).replace('02-29', '02-28')}`;
};

function linesOf(nth: number, { surname, givenNames: given, birthDate }: Omit<Card, 'mrz'>): string[] {
  const number = `Y${String(nth).padStart(8, '0')}`;
  const birth = birthDate.replaceAll('-', '').slice(2);
  const expiry = `${String((new Date().getFullYear() + 4) % 100).padStart(2, '0')}0630`;
  const first = `IDFRA${number}${checkDigit(number)}`.padEnd(lineLength, '<');
  const second = `${birth}${checkDigit(birth)}F${expiry}${checkDigit(expiry)}FRA${'<'.repeat(11)}`;
  const checked = [first.slice(5), second.slice(0, 7), second.slice(8, 15), second.slice(18)].join('');
  const names = `${foldName(surname)}<<${foldName(given)}`.replaceAll(' ', '<').slice(0, lineLength);
  return [first, `${second}${checkDigit(checked)}`, names.padEnd(lineLength, '<')];
}
