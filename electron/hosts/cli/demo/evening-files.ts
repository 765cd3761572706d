import { isTimeZone } from '../../../../shared/domain/house/index.ts';
import { z } from '../../../../shared/contract/zod.ts';

/**
 * The form of an evening's files. Only their shape is judged here, and keys that nobody knows are left aside: whether a value
 * is right (a room, a format, a person) is for the desk to say.
 */

const text = z.string();
const whole = z.int();

export const houseFile = z.object({
  name: text,
  legal_form: text,
  capital_cents: whole,
  siren: text,
  rcs_city: text,
  seat: text,
  time_zone: text.refine(isTimeZone, 'fuseau horaire inconnu'),
  currency: text,
  languages: z.array(text),
  season_starts: text,
  gaming_day_ends: text,
  rooms: z.array(z.object({ name: text, kind: text, tables: whole })),
});

const accountFile = z.object({ login: text, name: text, roles: z.array(text) });

export const accountFiles = z.array(accountFile);

export const recipientFiles = z.array(z.object({ role: text, address: text }));

/** `end-of-level-6`, `start-of-level-7`. */
const limit = text.regex(/^(start|end)-of-level-[1-9]\d{0,2}$/);

/** `18.5`: a share of the prizes with at most two decimals. */
const percent = z.number().refine((share) => /^\d{1,3}(\.\d{1,2})?$/.test(String(share)), 'deux décimales au plus');

const rebuyFile = z.object({
  price_cents: whole,
  chips: whole,
  max_per_player: whole,
  only_when_busted: z.boolean(),
  until: limit,
  hand_begun_in_level_counts: z.boolean(),
  pay_within_minutes: whole,
});

const levelFile = z.object({
  level: whole,
  small_blind: whole,
  big_blind: whole,
  big_blind_ante: whole.optional(),
  minutes: whole,
});

export const tournamentFile = z.object({
  name: text,
  profile: text,
  game: text,
  format: text,
  room: text,
  starts_at: z.iso.datetime({ offset: true }),
  registration: z.object({
    opens_at: z.iso.datetime({ offset: true }),
    capacity: whole,
    late_until: limit.nullish(),
  }),
  buy_in_cents: whole,
  fee_cents: whole,
  starting_stack: whole,
  tables: z.array(whole).nullish(),
  seats_per_table: whole.min(2),
  final_table_seats: whole,
  rebuy: rebuyFile.nullish(),
  guarantee_cents: whole.nullish(),
  after_last_level: text.optional(),
  chips: z.array(z.object({ value: whole, colour: text, stock: whole, in_starting_stack: whole })),
  levels: z.array(levelFile).min(1),
  breaks: z.array(z.object({ after_level: whole, minutes: whole, colour_up: z.array(whole).optional() })).optional(),
  payout_percent: z.array(percent),
  rounding_step_cents: whole,
  rounding: text,
  sessions: z
    .array(z.object({ starts_at: z.iso.datetime({ offset: true }), room: text, after_level: whole }))
    .optional(),
  script: z.object({ rebuys: whole.min(0).optional() }).optional(),
});

/** One row of `entries.csv` or `desk-cases.csv`; every field is text, `''` where the file has none. */
const entrantRow = z.object({
  ref: text,
  surname: text,
  given_names: text,
  sex: text,
  birth_date: text,
  birth_place: text,
  nationality: text,
  address: text,
  postcode: text,
  city: text,
  country: text,
  document_kind: text,
  document_number: text,
  document_expiry: text,
  mrz: text,
  payment: text,
  expect: text,
});

export const caseRows = z.array(entrantRow);

/** A ranking needs two. */
export const entrantRows = caseRows.min(2);

/** Figures under their names, of which the demonstration knows those of `sumsOf`; one at least, or nothing would be held against it. */
export const expectedFile = z
  .record(text, whole)
  .refine((figures) => Object.keys(figures).length > 0, 'aucun chiffre à comparer');

export type HouseFile = z.output<typeof houseFile>;
export type AccountFile = z.output<typeof accountFile>;
export type TournamentFile = z.output<typeof tournamentFile>;
export type EntrantRow = Readonly<z.output<typeof entrantRow>>;
export type ExpectedFile = z.output<typeof expectedFile>;
