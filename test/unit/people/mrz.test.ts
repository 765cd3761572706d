import { describe, expect, it } from 'vitest';
import { isReadable, mrzLines, normaliseMrz, readMrz, readMrzBirth } from '../../../shared/domain/people/index.ts';

const today = '2027-03-05';
const passport = [
  'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
  'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
] as const;

describe('malformed zones', () => {
  it.each([
    [[]],
    [['']],
    [['hello']],
    [[passport[0]]],
    [[...passport, passport[1]]],
    [[passport[0].slice(1), passport[1]]],
    [['<'.repeat(30), '<'.repeat(30)]],
  ])('says the line lengths of %j and nothing else', (lines) => {
    const result = readMrz(lines, today);
    expect(isReadable(result)).toBe(false);
    expect(result).toEqual({ error: 'unknown-format', lineLengths: lines.map((line) => line.length) });
  });

  it('reads a page of fillers as nothing, without a valid date', () => {
    const result = readMrz(['<'.repeat(44), '<'.repeat(44)], today);
    expect(result).toMatchObject({
      surname: '',
      documentNumber: '',
      birth: { date: null, partial: null },
      expiryDate: null,
    });
  });

  it('does not pass characters that have no value', () => {
    const result = readMrz([passport[0], `L898902é36UTO7408122F1204159ZE184226B<<<<<10`], today);
    expect(result).toMatchObject({
      valid: false,
      checks: { documentNumber: false, birthDate: true, composite: false },
    });
  });
});

describe('lines as scanners send them', () => {
  it.each([
    ['one line without breaks', passport.join('')],
    ['line feeds', passport.join('\n')],
    ['carriage returns', `${passport.join('\r\n')}\r\n`],
    ['a bar', passport.join('|')],
  ])('splits %s', (_, text) => {
    expect(mrzLines(text)).toEqual(passport);
  });

  it('leaves a clean reading unmarked and case alone is no correction', () => {
    expect(normaliseMrz(passport.map((line) => line.toLowerCase()))).toEqual({ lines: passport, corrected: false });
  });

  it('takes trailing blanks for fillers when the line is then whole', () => {
    const blank = passport[0].replace(/<+$/, (fillers) => ' '.repeat(fillers.length));
    expect(readMrz([blank, passport[1]], today)).toMatchObject({ surname: 'ERIKSSON', corrected: true, valid: true });
  });
});

describe('two-digit years (decision 4)', () => {
  it('takes the latest date that is not in the future', () => {
    expect(readMrzBirth('270305', today)).toMatchObject({ date: '2027-03-05', alternative: '1927-03-05' });
    expect(readMrzBirth('270306', today)).toMatchObject({
      date: '1927-03-06',
      alternative: null,
      needsHumanCheck: false,
    });
  });

  it('offers no other century beyond 117 years', () => {
    expect(readMrzBirth('090306', today)).toMatchObject({ date: '2009-03-06', alternative: '1909-03-06' });
    expect(readMrzBirth('090304', today)).toMatchObject({ date: '2009-03-04', alternative: null });
  });
});

describe('names that did not fit', () => {
  it('marks a surname that fills its field', () => {
    const lines = [
      'IDFRAX42B3WV930<<<<<<<<<<<<<<<',
      '7606227M3212035FRA<<<<<<<<<<<8',
      'DE<LA<ROCHEFOUCAULD<MONTBEL<DE',
    ];
    expect(readMrz(lines, today)).toMatchObject({ surnameCut: true, givenCut: true, givenNames: '', unparted: false });
  });

  it('marks given names that fill their field', () => {
    const lines = [
      'IDFRAX4RTBPFW46<<<<<<<<<<<<<<<',
      '9007138F3002119FRA<<<<<<<<<<<6',
      'MARTIN<<MAELYS<GAELLE<MARIECLA',
    ];
    expect(readMrz(lines, today)).toMatchObject({
      surnameCut: false,
      givenCut: true,
      givenNames: 'MAELYS GAELLE MARIECLA',
    });
  });
});
