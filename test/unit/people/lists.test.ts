import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import {
  dateInFileName,
  readList,
  readListDate,
  separatorOf,
  type ListLine,
} from '../../../shared/domain/people/index.ts';
import { listOf } from './evening.ts';

const linesOf = (...rows: readonly string[]): ListLine[] =>
  rows.map((row, index) => ({ line: index + 1, cells: row.split(';') }));

const header = 'Nom;Prénom;Naissance;Lieu de naissance';

describe('lists as they come', () => {
  it('reads the evening’s exclusion list with its byte-order mark and line ends (X02)', () => {
    const { entries, issues } = listOf('exclusion-list-2027-03-01.csv');
    expect(entries).toHaveLength(43);
    expect(issues).toEqual([]);
    expect(entries[0]).toEqual({
      surname: 'Morel',
      givenNames: 'Aurélie',
      birthDate: '1997-10-10',
      birthPlace: 'Forges-les-Eaux',
      until: null,
    });
  });

  it('reads until when a limitation runs', () => {
    expect(listOf('limitations.csv').entries.map(({ until }) => until)).toEqual(['2028-01-31']);
  });

  it('X02 knows the first column behind a byte-order mark, French headings and dates', () => {
    const text = readFileSync(join(import.meta.dirname, '../../fixtures/field-reports/X02.csv'), 'utf8');
    for (const separated of [text, text.replaceAll(';', ',')]) {
      const cells: string[][] = parse(separated, { bom: true, delimiter: separatorOf(separated) });
      const reading = readList(cells.map((row, index) => ({ line: index + 1, cells: row })));
      expect(reading).toMatchObject({
        entries: [
          { surname: 'ŒUVRARD', givenNames: 'Maëlys', birthDate: '1975-12-24' },
          { surname: 'LÉGER', givenNames: 'Jean-Baptiste', birthDate: '1988-04-03' },
        ],
      });
    }
  });

  it('R26 leaves out rows that would match everybody, with their line numbers', () => {
    const reading = readList(
      linesOf(
        header,
        'Durand;Élodie;04/05/1990;Caen',
        'PAUL;;;',
        ';PAUL;;',
        'SURYADEVI;;1991-02-03;',
        ';;;',
        'Rey;Luc;31/02/1980;Caen',
      ),
    );
    expect(reading).toMatchObject({
      entries: [
        { surname: 'Durand', birthDate: '1990-05-04' },
        { surname: 'SURYADEVI', birthDate: '1991-02-03' },
        { surname: 'Rey', birthDate: null },
      ],
      issues: [
        { line: 3, code: 'unusable-name' },
        { line: 4, code: 'unusable-name' },
        { line: 7, code: 'unusable-date' },
      ],
    });
  });

  it('does not guess at a row with more cells than headings', () => {
    expect(readList(linesOf(header, 'Durand;Élodie;04/05/1990;Caen;x', 'Rey;Luc;1980-01-01;Caen;'))).toMatchObject({
      entries: [{ surname: 'Rey' }],
      issues: [{ line: 2, code: 'unusable-width' }],
    });
  });

  it('says which columns are missing, and that nothing is there', () => {
    expect(readList(linesOf('Nom;Ville', 'Durand;Caen'))).toEqual({
      missing: ['given_names / prénom', 'birth_date / date de naissance'],
    });
    expect(readList(linesOf(header))).toEqual({ empty: true });
    expect(readList([])).toEqual({ empty: true });
  });
});

describe('dates of lists', () => {
  it.each([
    ['03/04/2008', '2008-04-03'],
    ['3/4/2008', '2008-04-03'],
    ['03.04.2008', '2008-04-03'],
    ['2008-04-03', '2008-04-03'],
    ['1980', '1980'],
    ['29/02/2007', null],
    ['03/04/08', null],
    ['39541', null],
    ['', null],
  ])('X06 reads %s as %s', (text, date) => {
    expect(readListDate(text)).toBe(date);
  });

  it.each([
    ['exclusion-list-2027-03-01.csv', '2027-03-01'],
    ['exclus_20270301.csv', '2027-03-01'],
    ['liste des exclus 01-03-2027.csv', '2027-03-01'],
    ['liste 2027-02-30.csv', null],
    ['liste.csv', null],
  ])('takes from %s the date %s', (name, date) => {
    expect(dateInFileName(name)).toBe(date);
  });

  it.each([
    ['a;b;c\n1,2;3', ';'],
    ['a,b,c\n', ','],
    ['a\tb\n', '\t'],
    ['a', ';'],
  ])('separates %j by %j', (text, separator) => {
    expect(separatorOf(text)).toBe(separator);
  });
});
