import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { z } from '../../../../shared/contract/zod.ts';
import { refuseScript } from '../refusals.ts';
import {
  accountFiles,
  caseRows,
  entrantRows,
  expectedFile,
  houseFile,
  recipientFiles,
  tournamentFile,
  type AccountFile,
  type EntrantRow,
  type ExpectedFile,
  type HouseFile,
  type TournamentFile,
} from './evening-files.ts';
import { EveningStopped } from './stopped.ts';

/** A folder of evening files as `resources/sample/evening` has them: the house, its people, a tournament and what it comes to. */
export interface Evening {
  readonly house: HouseFile;
  readonly accounts: readonly AccountFile[];
  readonly recipients: readonly { readonly role: string; readonly address: string }[];
  readonly tournament: TournamentFile;
  readonly entrants: readonly EntrantRow[];
  readonly deskCases: readonly EntrantRow[];
  readonly lists: readonly ListFile[];
  readonly expected: ExpectedFile;
}

export interface ListFile {
  readonly list: 'exclusion' | 'staff' | 'limitation';
  readonly fileName: string;
  readonly content: string;
}

const unfit = (file: string, why: string): EveningStopped =>
  new EveningStopped(refuseScript('script.eveningUnfit', { file, why }));

function readText(folder: string, name: string): string {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw unfit(name, missing ? 'le fichier manque' : 'le fichier ne peut pas être lu');
  }
}

/** The file's value, when it has the form; else stops with the places that do not. */
function fitting<Schema extends z.ZodType>(name: string, schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, { error: z.locales.fr().localeError });
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues
    .slice(0, 3)
    .map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')} : ${message}`));
  throw unfit(name, faults.join(' ; '));
}

function readJson<Schema extends z.ZodType>(folder: string, name: string, schema: Schema): z.output<Schema> {
  const text = readText(folder, name).replace(/^\uFEFF/, '');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unfit(name, 'ce n’est pas du JSON');
  }
  return fitting(name, schema, value);
}

function readRows(folder: string, name: string, schema: typeof caseRows): EntrantRow[] {
  const text = readText(folder, name);
  try {
    const rows: unknown = parse(text, { bom: true, columns: true, delimiter: ';', skip_empty_lines: true });
    return fitting(name, schema, rows);
  } catch (error) {
    throw error instanceof CsvError ? unfit(name, error.message) : error;
  }
}

/** Reads the whole folder; stops with the name of a file that is missing or not of this form. */
export function readEvening(folder: string): Evening {
  const evening = {
    house: readJson(folder, 'house.json', houseFile),
    accounts: readJson(folder, 'accounts.json', accountFiles),
    recipients: readJson(folder, 'recipients.json', recipientFiles),
    tournament: readJson(folder, 'tournament.json', tournamentFile),
    entrants: readRows(folder, 'entries.csv', entrantRows),
    deskCases: existsSync(join(folder, 'desk-cases.csv')) ? readRows(folder, 'desk-cases.csv', caseRows) : [],
    lists: readLists(folder),
    expected: readJson(folder, 'expected.json', expectedFile),
  };
  refuseRebuysBeyondTerms(evening);
  return evening;
}

function refuseRebuysBeyondTerms({ tournament: { rebuy, script }, entrants }: Evening): void {
  const rebuys = script?.rebuys ?? 0;
  const most = entrants.length * (rebuy?.max_per_player ?? 0);
  if (rebuys > most) throw new EveningStopped(refuseScript('script.moreRebuysThanSold', { rebuys, most }));
}

/** The lists that name anybody: a list without a row under its heading is not imported, as nobody is on it. */
function readLists(folder: string): ListFile[] {
  const names = readdirSync(folder);
  const exclusion = names
    .filter((name) => /^exclusion-list-\d{4}-\d\d-\d\d\.csv$/.test(name))
    .sort()
    .at(-1);
  const files: [ListFile['list'], string | undefined][] = [
    ['exclusion', exclusion],
    ['staff', names.find((name) => name === 'staff.csv')],
    ['limitation', names.find((name) => name === 'limitations.csv')],
  ];
  return files
    .flatMap(([list, fileName]) =>
      fileName === undefined ? [] : [{ list, fileName, content: readText(folder, fileName) }],
    )
    .filter(({ content }) => content.trim().includes('\n'));
}
