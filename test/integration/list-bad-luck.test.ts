import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { csvLines } from '../../electron/features/people/csv.ts';
import { readList, type Identity } from '../../shared/domain/people/index.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';
import type { TestDesk } from '../support/desk.ts';
import { answerOf, importLists, openPeopleDesk } from '../support/people-desk.ts';

const report = (name: string): string =>
  readFileSync(join(import.meta.dirname, '..', 'fixtures', 'field-reports', `${name}.csv`), 'utf8');

async function cellsOf(content: string): Promise<readonly (readonly string[])[]> {
  const lines = await csvLines(content);
  if (isRefused(lines)) throw new Error(lines.refusal.code);
  return lines.map(({ cells }) => cells);
}

const person = (names: Partial<Identity>): Identity => ({
  surname: 'Durand',
  givenNames: 'Élodie',
  birthDate: '1985-01-01',
  birthPlace: 'Caen',
  address: { line: '3 rue des Pêcheurs', postcode: '14470', city: 'Clairval', country: 'FRA' },
  document: { kind: 'cnie', number: 'X4RTBPFW4', expiry: '2031-06-30' },
  ...names,
});

let desk: TestDesk;
beforeAll(async () => {
  desk = await openPeopleDesk();
});
afterAll(() => desk.remove());
beforeEach(() => importLists(desk));

const compliance = () => desk.as('conf', 'compliance');
const importList = (content: string, list = 'exclusion') =>
  compliance()('people.importList', { list, listDate: '2027-03-04', content, confirmOlder: true });

/** What the desk says of a person against the exclusion list. */
async function exclusionOf(names: Partial<Identity>): Promise<string | undefined> {
  const answer = answerOf(await desk.as('caisse1', 'cashier')('people.screen', { identity: person(names) }));
  const verdicts = answer.verdicts as readonly { check: string; code: string }[];
  return verdicts.find(({ check }) => check === 'exclusion')?.code;
}

describe('cells that a spreadsheet would calculate (X04)', () => {
  it('are text to the reader, letter for letter', async () => {
    const [, ...rows] = await cellsOf(report('X04'));
    expect(rows).toEqual([
      ['=1+1', 'Paul', '+33 6 00 00 00 00'],
      ['@SUM(A1)', 'Lou', '-2+3'],
      ['\t=2*2', 'Max', '0600000000'],
      ['-', 'Ana', ''],
    ]);
  });

  it('stand in a list under the very name, and a person of that name is found by it', async () => {
    const names = ['=1+1', '@SUM(A1)', '=HYPERLINK("http://a";"b")', '+33'];
    const rows = names.map((surname) => `"${surname.replaceAll('"', '""')}";Paul;01/01/1985`);
    const answer = answerOf(await importList(['Nom;Prénom;Naissance', ...rows, '-;Ana;', ''].join('\r\n')));
    const formulas = [2, 3, 4, 5].map((line) => ({ line, code: 'unusable-formula' }));
    const issues = [...formulas, { line: 6, code: 'unusable-name' }];
    expect(answer).toMatchObject({ rows: 4, unusable: 1, issues });
    for (const surname of names)
      expect([surname, await exclusionOf({ surname, givenNames: 'Paul' })]).toEqual([surname, 'excluded']);
    expect(await exclusionOf({ surname: '2', givenNames: 'Paul' })).toBe('not-excluded');
  });
});

describe('cells that a spreadsheet would change', () => {
  it('keep leading zeros, long numbers and what looks like a power or a month (X06)', async () => {
    const [, first, second] = await cellsOf(report('X06'));
    expect(first).toEqual(['ROUX', '0612345678', '00012', '120345678901', '1E5', '03/04/2008']);
    expect(second).toEqual(['BLANC', '0033612345678', '007', '000000000001', 'MARS2', '12/05/1999']);
  });

  it('keep line ends, quotes and separators inside a cell, and the lines below their numbers (X07)', async () => {
    const cells = await cellsOf(report('X07'));
    expect(cells).toEqual([
      ['Nom', 'Surnom', 'Note'],
      ['NOIR', 'Le "Boss"; dit "Jo"', 'première ligne\nseconde ligne; fin'],
      ['GRIS', '', ''],
    ]);
    const content = 'Nom;Prénom;Naissance;Note\nNoir;Jo;1985-01-01;"un\ndeux; trois"\nSeul;;;\n';
    const answer = answerOf(await importList(content));
    expect(answer).toMatchObject({ rows: 1, issues: [{ line: 4, code: 'unusable-name' }] });
    expect(await exclusionOf({ surname: 'Noir', givenNames: 'Jo' })).toBe('excluded');
  });
});

describe('a list that is not what it should be', () => {
  it.each([
    [
      'another encoding',
      Buffer.from('Nom;Prénom;Naissance\nÉté;Zoé;1985-01-01\n', 'latin1').toString('utf8'),
      'people.listEncoding',
    ],
    ['a missing column', 'Nom;Prénom\nDurand;Élodie\n', 'people.listColumns'],
    ['headings that nobody knows', 'A;B;C\nDurand;Élodie;1985-01-01\n', 'people.listColumns'],
    ['no row', 'Nom;Prénom;Naissance\n\n', 'people.listEmpty'],
    ['a page of a website', '<!doctype html><title>Erreur 500</title>\n', 'people.listColumns'],
    ['nothing', '', 'people.listEmpty'],
  ])('%s is refused, and the list of before stays in force (FR-REG-46)', async (_what, content, code) => {
    const answer = await importList(content);
    expect(answer.ok ? 'accepted' : answer.refusal.code).toBe(code);
    expect(await exclusionOf({ surname: 'Morel', givenNames: 'Aurélie', birthDate: '1997-10-10' })).toBe('excluded');
  });

  it('has a hundred thousand rows, and is in force as any other (FR-REG-46)', { timeout: 300_000 }, async () => {
    const rows = Array.from({ length: 100_000 }, (_, index) => {
      const letters = index.toString(26).replace(/./g, (digit) => String.fromCharCode(65 + parseInt(digit, 26)));
      return `ZZ${letters};Paul;${1930 + (index % 70)}-0${1 + (index % 9)}-1${index % 10}`;
    });
    const content = ['Nom;Prénom;Naissance', ...rows, ''].join('\r\n');
    expect(answerOf(await importList(content))).toMatchObject({ rows: 100_000, unusable: 0, flagged: [] });
    const last = rows.at(-1)!.split(';');
    expect(await exclusionOf({ surname: last[0]!, givenNames: 'Paul', birthDate: last[2]! })).toBe('excluded');
    expect(await exclusionOf({ surname: 'Morel', givenNames: 'Aurélie', birthDate: '1997-10-10' })).toBe(
      'not-excluded',
    );
  });

  it('says of each line that cannot be used why, without a name (R26)', async () => {
    const lines = await csvLines('Nom;Prénom;Naissance\nPAUL;;\nRey;Luc;32/13/1980\nA;B;1985-01-01;C\n');
    const reading = isRefused(lines) ? null : readList(lines);
    expect(reading).toMatchObject({
      issues: [
        { line: 2, code: 'unusable-name' },
        { line: 3, code: 'unusable-date' },
        { line: 4, code: 'unusable-width' },
      ],
    });
  });
});
