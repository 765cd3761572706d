import { describe, expect, it } from 'vitest';
import { inputOf, looksCsv, subjectWords, type Look } from '../../../renderer/features/people/looks.ts';
import { isDue, leastOf, totalOf } from '../../../renderer/features/people/retention.ts';

const look: Look = {
  ...{ look: 1, at: 0, account: 'caisse1', station: '=poste', query: 'people.show' },
  ...{ depth: 'record', subject: 'p_1', kind: null, number: 'R-2027-000012' },
};
const heads = ['Quand', 'Qui', 'Poste', 'Quoi', 'Profondeur', 'Personne'];

describe('the log of looks as a file', () => {
  it('opens in French Excel: byte-order mark, semicolons, one line each (X01)', () => {
    const csv = looksCsv([look, { ...look, subject: 'a;b "c"' }], { heads, moment: () => '05/03/2027 18:30:00' });
    expect(csv).toBe(
      '\uFEFFQuand;Qui;Poste;Quoi;Profondeur;Personne\r\n' +
        "05/03/2027 18:30:00;caisse1;'=poste;people.show;record;p_1\r\n" +
        '05/03/2027 18:30:00;caisse1;\'=poste;people.show;record;"a;b ""c"""\r\n',
    );
  });

  it('leaves what a spreadsheet would calculate as a text (X04)', () => {
    const [, row] = looksCsv([look], { heads, moment: () => '=1+1' }).split('\r\n');
    expect(row?.startsWith("'=1+1;")).toBe(true);
  });
});

describe('whom a look was at, in words', () => {
  const said = (key: string): string => `<${key}>`;

  it('is the paper, the list, the last receipt of a person: never an id', () => {
    const looks: Look[] = [
      { ...look, depth: 'paper', subject: 'receipt-e_1', kind: 'receipt', number: 'R-2027-000012' },
      { ...look, depth: 'paper', subject: 'day-seal-2027-03-05', kind: 'day-seal', number: null },
      { ...look, depth: 'list', subject: 'limitation/l_1', number: null },
      look,
      { ...look, depth: 'text', subject: 'x_1', number: null },
    ];
    expect(looks.map((one) => subjectWords(one, said))).toEqual([
      '<compliance.paperKind.receipt> R-2027-000012',
      '<compliance.paperKind.day-seal>',
      '<journal.word.list.limitation>',
      'R-2027-000012',
      '',
    ]);
  });
});

describe('what is asked of the log', () => {
  it('names only when asked for, of one person when one is named', () => {
    expect(inputOf({ withNames: false, subject: null }, null, 100)).toEqual({
      limit: 100,
      depths: ['record', 'list', 'paper', 'text'],
    });
    expect(inputOf({ withNames: true, subject: 'p_1' }, 7, 100)).toEqual({ limit: 100, subject: 'p_1', before: 7 });
  });
});

describe('the terms (A-16)', () => {
  const terms = { bulletinYears: 5, moneyYears: 10, incidentYears: 5, abandonedMonths: 1, lookMonths: 12 };

  it('go no lower than the profile for forms and money, than one for the others', () => {
    expect([leastOf('bulletinYears', terms), leastOf('moneyYears', terms), leastOf('lookMonths', terms)]).toEqual([
      5, 10, 1,
    ]);
  });

  it('FR-REG-58 something is due when any kind is, and a purge counts them all', () => {
    const none = { persons: 0, papers: 0, texts: 0, staffNames: 0, proofs: 0, looks: 0 };
    expect([isDue(none), isDue({ ...none, proofs: 1 })]).toEqual([false, true]);
    expect(totalOf({ ...none, persons: 2, looks: 3 })).toBe(5);
  });
});
