import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

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

export interface HouseFile {
  readonly name: string;
  readonly legal_form: string;
  readonly capital_cents: number;
  readonly siren: string;
  readonly rcs_city: string;
  readonly seat: string;
  readonly time_zone: string;
  readonly currency: string;
  readonly languages: readonly string[];
  readonly season_starts: string;
  readonly gaming_day_ends: string;
  readonly rooms: readonly { readonly name: string; readonly kind: string; readonly tables: number }[];
}

export interface AccountFile {
  readonly login: string;
  readonly name: string;
  readonly roles: readonly string[];
}

export interface TournamentFile {
  readonly name: string;
  readonly profile: string;
  readonly game: string;
  readonly format: string;
  readonly room: string;
  readonly starts_at: string;
  readonly registration: { readonly opens_at: string; readonly capacity: number; readonly late_until?: string | null };
  readonly buy_in_cents: number;
  readonly fee_cents: number;
  readonly starting_stack: number;
  readonly seats_per_table: number;
  readonly final_table_seats: number;
  readonly rebuy?: {
    readonly price_cents: number;
    readonly chips: number;
    readonly max_per_player: number;
    readonly only_when_busted: boolean;
    readonly until: string;
    readonly hand_begun_in_level_counts: boolean;
    readonly pay_within_minutes: number;
  } | null;
  readonly guarantee_cents?: number;
  readonly after_last_level?: 'repeat-last' | 'stop';
  readonly chips: readonly {
    readonly value: number;
    readonly colour: string;
    readonly stock: number;
    readonly in_starting_stack: number;
  }[];
  readonly levels: readonly {
    readonly level: number;
    readonly small_blind: number;
    readonly big_blind: number;
    readonly big_blind_ante?: number;
    readonly minutes: number;
  }[];
  readonly breaks?: readonly {
    readonly after_level: number;
    readonly minutes: number;
    readonly colour_up?: readonly number[];
  }[];
  readonly payout_percent: readonly number[];
  readonly rounding_step_cents: number;
  readonly rounding: string;
  readonly script?: { readonly rebuys?: number };
}

/** One row of `entries.csv` or `desk-cases.csv`; every field is text, `''` where the file has none. */
export interface EntrantRow {
  readonly ref: string;
  readonly surname: string;
  readonly given_names: string;
  readonly sex: string;
  readonly birth_date: string;
  readonly birth_place: string;
  readonly nationality: string;
  readonly address: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  readonly document_kind: string;
  readonly document_number: string;
  readonly document_expiry: string;
  readonly mrz: string;
  readonly payment: string;
  readonly expect: string;
  readonly why?: string;
}

export interface ListFile {
  readonly list: 'exclusion' | 'staff' | 'limitation';
  readonly fileName: string;
  readonly content: string;
}

export type ExpectedFile = Readonly<Record<string, number>>;

const readText = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8');

const readJson = <Value>(folder: string, name: string): Value => JSON.parse(readText(folder, name)) as Value;

const readRows = (folder: string, name: string): EntrantRow[] =>
  parse(readText(folder, name), { bom: true, columns: true, delimiter: ';', skip_empty_lines: true });

/** Reads the whole folder; throws with the name of a file that is missing or not of this form. */
export function readEvening(folder: string): Evening {
  return {
    house: readJson(folder, 'house.json'),
    accounts: readJson(folder, 'accounts.json'),
    recipients: readJson(folder, 'recipients.json'),
    tournament: readJson(folder, 'tournament.json'),
    entrants: readRows(folder, 'entries.csv'),
    deskCases: readRows(folder, 'desk-cases.csv'),
    lists: readLists(folder),
    expected: readJson(folder, 'expected.json'),
  };
}

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
  return files.flatMap(([list, fileName]) =>
    fileName === undefined ? [] : [{ list, fileName, content: readText(folder, fileName) }],
  );
}
