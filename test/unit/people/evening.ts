import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import {
  mrzLines,
  readList,
  readMrz,
  separatorOf,
  type Identity,
  type ListKind,
  type ListReading,
  type MrzResult,
  type ScreeningTerms,
} from '../../../shared/domain/people/index.ts';

const folder = join(import.meta.dirname, '../../../resources/sample/evening');

export interface EveningPerson {
  readonly ref: string;
  readonly identity: Identity;
  /** The scanned zone as the file has it, lines parted by `|`. */
  readonly zone: string | undefined;
  readonly mrz: MrzResult | undefined;
  readonly expect: string;
  readonly why: string;
}

type Row = Readonly<Record<string, string>>;

const rowsOf = (file: string): Row[] =>
  parse(readFileSync(join(folder, file), 'utf8'), { bom: true, delimiter: ';', columns: true });

function identityOf(row: Row): Identity {
  const cell = (name: string): string => row[name] ?? '';
  return {
    surname: cell('surname'),
    givenNames: cell('given_names'),
    sex: cell('sex') as 'F' | 'M',
    birthDate: cell('birth_date'),
    birthPlace: cell('birth_place'),
    nationality: cell('nationality'),
    address: { line: cell('address'), postcode: cell('postcode'), city: cell('city'), country: cell('country') },
    document: {
      kind: cell('document_kind') as Identity['document']['kind'],
      number: cell('document_number'),
      expiry: cell('document_expiry') || null,
    },
  };
}

/** The people of a fixture file, in their order, with what the evening expects of each. */
export const peopleOf = (file: string, today: string): EveningPerson[] =>
  rowsOf(file).map((row) => ({
    ref: row.ref ?? '',
    identity: identityOf(row),
    zone: row.mrz || undefined,
    mrz: row.mrz ? readMrz(mrzLines(row.mrz), today) : undefined,
    expect: row.expect ?? '',
    why: row.why ?? '',
  }));

/** A list file read as the desk reads it. */
export function listOf(file: string): ListReading {
  const text = readFileSync(join(folder, file), 'utf8');
  const cells = parse(text, { bom: true, delimiter: separatorOf(text), relax_column_count: true });
  const reading = readList(cells.map((row: string[], index) => ({ line: index + 1, cells: row })));
  if (!('entries' in reading)) throw new Error(`not a list: ${file}`);
  return reading;
}

export const listFiles: Readonly<Record<ListKind, string>> = {
  exclusion: 'exclusion-list-2027-03-01.csv',
  staff: 'staff.csv',
  limitation: 'limitations.csv',
};

/** The numbers of casino-fr-2007, as far as screening asks for them. */
export const terms: ScreeningTerms = {
  minimumAge: 18,
  staffMayPlay: false,
  exclusionList: { warnFromDays: 31, blockAfterDays: 31, blockAfterWorkingDays: 2 },
  alsaceMoselleHolidays: false,
};
