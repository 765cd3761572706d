import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countryName } from '../../../renderer/features/registration/logic/country-names.ts';
import { fileEntries, findEntries } from '../../../renderer/desk/index.ts';
import { listFile } from '../../../renderer/features/registration/logic/list-file.ts';
import {
  checkCount,
  draftOfReading,
  hasTwoCenturies,
  isPoor,
  mrzPieces,
  nameCase,
  readingOf,
} from '../../../renderer/features/registration/logic/reading.ts';
import { isReadable } from '../../../shared/domain/people/index.ts';

const today = '2026-10-16';
const julie = ['IDFRAX4RTBPFW46<<<<<<<<<<<<<<<', '9107234F2610287FRA<<<<<<<<<<<4', 'LEMAIRE<<JULIE<CAMILLE<<<<<<<<'];
const read = (lines: readonly string[]) => {
  const reading = readingOf(lines, today);
  if (!reading || !isReadable(reading)) throw new Error('unreadable');
  return reading;
};

describe('a scanned document', () => {
  it('fills in what it says, names as people write them', () => {
    expect(draftOfReading(read(julie))).toEqual({
      surname: 'Lemaire',
      givenNames: 'Julie Camille',
      sex: 'F',
      birthDate: '1991-07-23',
      nationality: 'FRA',
      documentKind: 'cnie',
      documentNumber: 'X4RTBPFW4',
      documentExpiry: '2026-10-28',
    });
    expect(checkCount(read(julie))).toEqual({ good: 4, bad: 0 });
    expect(nameCase("D'ETE LEGER")).toBe("D'Ete Leger");
    expect(nameCase('VAN DER MEERSCH')).toBe('Van Der Meersch');
  });

  it('is shown with its fillers back and what does not check marked', () => {
    const [, second = []] = mrzPieces([julie[0]!, '9107235F2610287FRA<<<<<<<<<<<4', julie[2]!], { birth: false });
    expect(second.map(({ kind, text }) => [kind, text])).toEqual([
      ['bad', '9107235'],
      ['plain', 'F2610287FRA'],
      ['filler', '<<<<<<<<<<<'],
      ['plain', '4'],
    ]);
    const marked = mrzPieces(julie, { birth: true })[1] ?? [];
    expect(marked[0]).toEqual({ kind: 'bad', text: '910723' });
    for (const lines of [julie, ['short', 'lines']])
      expect(mrzPieces(lines, { birth: false }).map((pieces) => pieces.map(({ text }) => text).join(''))).toEqual(
        lines.map((line) => line.toUpperCase()),
      );
  });

  it.each(['R02', 'R04', 'R05'])('of the field reports is read (%s)', (report) => {
    const text = readFileSync(
      join(import.meta.dirname, '..', '..', 'fixtures', 'field-reports', `${report}.txt`),
      'utf8',
    );
    const [first = ''] = text.split(/\n\s*\n/);
    const lines = first.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(isPoor(readingOf(lines, today))).toBe(false);
    expect(draftOfReading(read(lines)).documentNumber).toMatch(/^(120675098765|592345678901|21AB34567)$/);
  });

  it('is read again while it is poor, and nobody is looked for in a file that was typed', () => {
    expect(isPoor(readingOf(['IDFRA', 'x'], today))).toBe(true);
    expect(isPoor(readingOf([julie[0]!, '9107235F2610287FRA<<<<<<<<<<<4', julie[2]!], today))).toBe(true);
    expect(readingOf([], today)).toBeUndefined();
    expect(isPoor(undefined)).toBe(false);
  });

  it('of a child or of somebody of 117 is left to a person (decision 4)', () => {
    const child = [
      'IDFRAX4WBA1FW04<<<<<<<<<<<<<<<',
      '0903064M3106305FRA<<<<<<<<<<<6',
      'BOYER<<MICHEL<<<<<<<<<<<<<<<<<',
    ];
    expect(hasTwoCenturies(readingOf(child, today))).toBe(true);
    expect(hasTwoCenturies(readingOf(julie, today))).toBe(false);
  });

  it.each([
    ['FRA', 'France'],
    ['D', 'Allemagne'],
    ['UTO', 'UTO'],
  ])('names the country %s (R07)', (code, name) => expect(countryName(code, 'fr')).toBe(name));
});

describe('finding an entry by keystroke', () => {
  const row = (
    surname: string,
    givenNames: string,
    number: string | null,
    place: readonly [number, number] | null,
  ) => ({
    entry: `e-${surname}`,
    surname,
    givenNames,
    number,
    table: place?.[0] ?? null,
    seat: place?.[1] ?? null,
  });
  const filed = fileEntries([
    row('De La Croix', 'Élodie', 'R-2027-000012', [2, 5]),
    row('Шевченко', 'Олена', 'R-2027-000112', [12, 5]),
    row('İnan', 'Işık', 'R-2027-000040', [1, 1]),
    row('Nguyễn', 'Thị Hoa', null, null),
  ]);
  const found = (text: string) => findEntries(filed, text, 10).map(({ surname }) => surname);

  it.each([
    ['delacroix', ['De La Croix']],
    ['elo croix', ['De La Croix']],
    ['shev', ['Шевченко']],
    ['ISIK', ['İnan']],
    ['nguyen', ['Nguyễn']],
    ['2.5', ['De La Croix']],
    ['12,5', ['Шевченко']],
    ['12', ['Шевченко', 'De La Croix']],
    ['r-2027-00004', ['İnan']],
    ['personne', []],
  ])('%s (R19, R27, R28)', (text, surnames) => expect(found(text)).toEqual(surnames));

  it('goes through ten thousand names within a frame or two of script', () => {
    const many = fileEntries(
      Array.from({ length: 10_000 }, (_, index) => row(`Martin${index}`, 'Jean', `R-2027-${index}`, null)),
    );
    const startedAt = performance.now();
    expect(findEntries(many, 'martin9999', 12)).toHaveLength(1);
    expect(performance.now() - startedAt).toBeLessThan(200);
  });
});

describe('a list as it lies on the disk', () => {
  const bytes = (values: readonly number[]): ArrayBuffer => new Uint8Array(values).buffer;

  it('is UTF-8, else as French Excel writes it (X01)', () => {
    expect(listFile('a.csv', new TextEncoder().encode('nom;prénom').buffer)).toMatchObject({
      content: 'nom;prénom',
      encoding: 'utf-8',
    });
    expect(listFile('a.csv', bytes([0x70, 0x72, 0xe9, 0x6e]))).toMatchObject({
      content: 'prén',
      encoding: 'windows-1252',
    });
  });
});
