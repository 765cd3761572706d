import { checkDigit, foldName } from '../../../../shared/domain/people/index.ts';
import type { Evening } from '../demo/evening.ts';
import type { EntrantRow } from '../demo/evening-files.ts';

/** The longest line of names on a card. */
const nameLength = 30;

/**
 * So many entrants as a measure needs, each another: the sample evening's own, then people of the same towns with two of
 * its surnames, whose French cards read without a fault. None of them is on a list.
 */
export function* entrantsOf({ entrants }: Evening): Generator<EntrantRow, never> {
  const passing = entrants.filter(({ expect }) => expect === 'pass');
  yield* passing;
  const plain = passing.filter(({ surname, given_names }) => /^\w+$/.test(foldName(surname + given_names)));
  const at = (index: number): EntrantRow => plain[index % plain.length] as EntrantRow;
  for (let index = 0; ; index += 1) {
    const [one, other] = [at(index), at(index + 1 + Math.floor(index / plain.length))];
    yield withCard({ ...one, surname: `${one.surname}-${other.surname}` }, index);
  }
}

function withCard(row: EntrantRow, index: number): EntrantRow {
  const number = `Y${String(index).padStart(8, '0')}`;
  const birth = `${60 + (index % 40)}0${1 + (index % 9)}${10 + (index % 19)}`;
  const first = `IDFRA${number}${checkDigit(number)}`.padEnd(nameLength, '<');
  const second = `${birth}${checkDigit(birth)}${row.sex}310630${checkDigit('310630')}FRA<<<<<<<<<<<`;
  const checked = [first.slice(5), second.slice(0, 7), second.slice(8, 15), second.slice(18)].join('');
  const names = `${foldName(row.surname)}<<${foldName(row.given_names)}`.replaceAll(' ', '<');
  const third = names.slice(0, nameLength).padEnd(nameLength, '<');
  return {
    ...row,
    ref: `B${index}`,
    birth_date: `19${birth.slice(0, 2)}-${birth.slice(2, 4)}-${birth.slice(4)}`,
    nationality: 'FRA',
    document_kind: 'cnie',
    document_number: number,
    document_expiry: '2031-06-30',
    mrz: `${first}|${second}${checkDigit(checked)}|${third}`,
  };
}
