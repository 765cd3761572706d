import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountText, csvLine, csvStart, guardText, unguardText } from '../../shared/kernel/csv-text.ts';

const inputs = join(import.meta.dirname, '..', 'fixtures', 'field-reports');
const read = (text: string): string[][] => parse(text, { bom: true, delimiter: ';' });

describe('tables as French Excel opens them', () => {
  it('X01 begin with a byte-order mark, separate by semicolons, end lines by CR LF, keep é œ €', () => {
    const text = csvStart + csvLine(['Nom', 'Montant']) + csvLine(['Œuvrard, Maëlys', '12 €']);
    expect(text).toBe('\ufeffNom;Montant\r\nŒuvrard, Maëlys;12 €\r\n');
    expect(Buffer.from(text).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(read(text)).toEqual([
      ['Nom', 'Montant'],
      ['Œuvrard, Maëlys', '12 €'],
    ]);
  });

  it('X04 no text of a person begins as a formula, a phone stays readable, and each comes back as it was', () => {
    const names = ['=1+1', '@SUM(A1)', '+33 6 00 00 00 00', '-2+3', '\t=2*2', '-', "'=1", 'Paul', "'t Hooft"];
    const shown = read(csvLine(names.map(guardText)))[0]!;
    expect(shown.filter((text) => /^\s*[=+@-]/.test(text))).toEqual([]);
    expect(shown[2]).toBe("'+33 6 00 00 00 00");
    expect(shown.slice(7)).toEqual(['Paul', "'t Hooft"]);
    expect(shown.map(unguardText)).toEqual(names);
  });

  it('X04 the report’s own file comes back from an export as it was', () => {
    const rows = read(readFileSync(join(inputs, 'X04.csv'), 'utf8'));
    const exported = rows.map((row) => csvLine(row.map(guardText))).join('');
    expect(read(exported).map((row) => row.map(unguardText))).toEqual(rows);
  });

  it('X05 negative amounts are numbers: -12,50 and 12,50 add up to nothing', () => {
    expect([amountText(-1250), amountText(1250), amountText(-5), amountText(0)]).toEqual([
      '-12,50',
      '12,50',
      '-0,05',
      '0,00',
    ]);
    const cells = read(csvLine([amountText(-1250), amountText(1250)]))[0]!;
    const sum = cells.reduce((total, cell) => total + Number(cell.replace(',', '.')), 0);
    expect(sum).toBe(0);
  });

  it('X06 leading zeros, long numbers, 1E5 and dates are written as they came', () => {
    const row = ['0612345678', '00012', '120345678901', '1E5', '03/04/2008'];
    expect(read(csvLine(row.map(guardText)))[0]).toEqual(row);
  });

  it('X07 quotes, semicolons and line breaks inside a field stay inside it', () => {
    const row = ['Le "Boss"; dit "Jo"', 'première ligne\nseconde ligne; fin', '', ' au bord '];
    expect(read(csvLine(row))).toEqual([row]);
  });

  it('X08 amounts have a decimal comma and no space in them', () => {
    expect([amountText(123_450), amountText(5), amountText(25_000_000)]).toEqual(['1234,50', '0,05', '250000,00']);
  });

  it('X04 X07 whatever text is written comes back, and none begins as a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 5 }), (texts) => {
        const rows = read(csvLine(texts.map(guardText)));
        expect(rows[0]!.map(unguardText)).toEqual(texts);
        for (const text of texts) expect(guardText(text)).not.toMatch(/^[=+@\t\r-]/);
      }),
    );
  });
});
