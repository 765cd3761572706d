import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ageOn, isReadable, readMrz, type MrzReading } from '../../../shared/domain/people/index.ts';

const folder = join(import.meta.dirname, '../../fixtures/field-reports');
const today = '2026-03-01';

/** The documents of a report's input file: blocks of lines under a `# title`. */
function documentsOf(report: string): MrzReading[] {
  const blocks = readFileSync(join(folder, `${report}.txt`), 'utf8').split(/\r?\n\s*\r?\n/u);
  return blocks
    .map((block) => block.split(/\r?\n/u).filter((line) => line.trim() !== '' && !line.startsWith('#')))
    .filter((lines) => lines.length > 0)
    .map((lines) => {
      const reading = readMrz(lines, today);
      if (!isReadable(reading)) throw new Error(`unreadable: ${lines.join('|')}`);
      return reading;
    });
}

describe('machine-readable zones from the field', () => {
  it('R02 reads an old French card without the office code', () => {
    const [card] = documentsOf('R02');
    expect(card).toMatchObject({
      valid: true,
      format: 'FRA-CNI-1995',
      surname: 'MARTELLIERE',
      givenNames: 'PAUL HENRI',
      documentNumber: '120675098765',
      birth: { date: '1979-11-30' },
      sex: 'M',
      adminCode: '',
      expiryDate: null,
    });
  });

  it('R04 reads the whole of a long document number and refuses it with another last digit', () => {
    const [valid, altered] = documentsOf('R04');
    expect(valid).toMatchObject({ valid: true, documentNumber: '592345678901', birth: { date: '1990-05-05' } });
    expect(altered?.valid).toBe(false);
    expect(altered?.checks.documentNumber).toBe(false);
  });

  it('R05 keeps compound surnames together', () => {
    const [three, dete] = documentsOf('R05');
    expect(three).toMatchObject({ surname: 'VAN DER MEERSCH', givenNames: 'LOU ANNE MARIE', valid: true });
    expect(dete).toMatchObject({ surname: 'DETE LEGER', givenNames: 'JEAN BAPTISTE FRANCOIS', valid: true });
  });

  it('R06 takes a single name in either place', () => {
    const [first, second] = documentsOf('R06');
    expect(first).toMatchObject({ surname: 'SURYADEVI', givenNames: '', valid: true, unparted: false });
    expect(second).toMatchObject({ surname: '', givenNames: 'SURYADEVI', valid: true });
  });

  it('R07 accepts a nationality of one letter', () => {
    expect(documentsOf('R07')[0]).toMatchObject({
      valid: true,
      nationality: 'D',
      issuingState: 'D',
      surname: 'MUELLER',
    });
  });

  it('R08 accepts a filler and a zero as the check digit of an empty field', () => {
    expect(documentsOf('R08').map(({ valid }) => valid)).toEqual([true, true]);
  });

  it('R09 corrects a reader only where a check digit confirms it, and marks it', () => {
    const [clean, lostFiller, space, letter] = documentsOf('R09');
    expect(clean).toMatchObject({ corrected: false, unparted: false, surname: 'BRISSAC', givenNames: 'LEON MARIUS' });
    expect(lostFiller).toMatchObject({ corrected: false, unparted: true, surname: 'BRISSAC CLEON MARIUS' });
    expect(space).toMatchObject({ corrected: true, surname: 'BRISSAC', givenNames: 'LEON MARIUS', valid: true });
    expect(letter).toMatchObject({ corrected: true, birth: { date: '1982-08-08' }, valid: true });
  });

  it('R09 never takes letters for a date that its check digit does not confirm', () => {
    const reading = readMrz(
      ['P<FRABRISSAC<<LEON<MARIUS<<<<<<<<<<<<<<<<<<<', '18KL888888FRAB20B085M2909093<<<<<<<<<<<<<<02'],
      today,
    );
    expect(reading).toMatchObject({ valid: false, corrected: false, birth: { date: null, error: 'unreadable' } });
  });

  it('R10 keeps names and number beside an impossible birth date', () => {
    expect(documentsOf('R10')[0]).toMatchObject({
      surname: 'SAMPLE',
      givenNames: 'IRIS ROSE',
      documentNumber: '955512345',
      birth: { date: null, partial: null, error: 'impossible-date', needsHumanCheck: true },
    });
  });

  it('R12 reads an expiry of 04 as 2004', () => {
    expect(documentsOf('R12')[0]?.expiryDate).toBe('2004-04-25');
  });

  it('R13 keeps the year of a birth date whose month and day are unknown, and judges by the latest day', () => {
    const partials = documentsOf('R13').map(({ birth }) => birth);
    expect(partials.map(({ date, partial, error }) => [date, partial, error])).toEqual([
      [null, '1980', null],
      [null, '1980', null],
    ]);
    expect(ageOn('1980', '2026-12-30')).toBe(45);
  });
});
