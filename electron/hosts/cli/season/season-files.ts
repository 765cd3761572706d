import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '../../../../shared/contract/zod.ts';
import { refuseScript } from '../refusals.ts';
import { EveningStopped } from '../demo/stopped.ts';

const whole = z.int().min(0);

/** What is particular about an evening; the rest of it goes as any other. */
const stories = [
  'plain',
  'late-notice',
  'cancelled',
  'new-list',
  'correction',
  'unclaimed',
  'expulsion',
  'stopped',
  'annex',
  'sessions',
] as const;

const seasonEvent = z.strictObject({
  id: z.string(),
  name: z.string(),
  story: z.enum(stories),
  format: z.enum(['multi-table-freezeout', 'multi-table-rebuy', 'single-table']),
  room: z.string(),
  starts_at: z.iso.datetime({ offset: true }),
  entrants: z.int().min(2).max(60),
  rebuys: whole,
  buy_in_cents: whole,
  fee_cents: whole,
  guarantee_cents: whole,
  payout_percent: z.array(z.number()).min(1),
  /** People hired for it beside the house's own. */
  extra_staff: whole.default(0),
  /** Its sessions after the first. */
  sessions: z
    .array(z.strictObject({ starts_at: z.iso.datetime({ offset: true }), room: z.string(), after_level: whole }))
    .default([]),
});

/** A season of one house: when it is founded, when the season opens and is over, and its tournaments in the order in which they are played. */
const seasonFile = z.strictObject({
  founded_at: z.iso.datetime({ offset: true }),
  opens_at: z.iso.datetime({ offset: true }),
  closes_at: z.iso.datetime({ offset: true }),
  events: z.array(seasonEvent).min(1),
});

/** What each tournament and the whole season must come to, by hand: figures under their names. */
const expectedFile = z.record(z.string(), z.record(z.string(), z.int()));

export type SeasonEvent = Readonly<z.output<typeof seasonEvent>>;
export type Figures = Readonly<Record<string, number>>;

export interface Season {
  readonly foundedAt: number;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly events: readonly SeasonEvent[];
  readonly expected: Readonly<Record<string, Figures>>;
}

function readFile<Schema extends z.ZodType>(folder: string, file: string, schema: Schema): z.output<Schema> {
  const unfit = (why: string) => new EveningStopped(refuseScript('script.eveningUnfit', { file, why }));
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  } catch {
    throw unfit('le fichier manque ou n’est pas du JSON');
  }
  const parsed = schema.safeParse(value, { error: z.locales.fr().localeError });
  if (parsed.success) return parsed.data;
  throw unfit(parsed.error.issues.map(({ path, message }) => `${path.join('.')} : ${message}`).join(' ; '));
}

/** Reads `season.json` and `expected.json` of a folder; stops with the file that is missing or not of this form. */
export function readSeason(folder: string): Season {
  const { founded_at, opens_at, closes_at, events } = readFile(folder, 'season.json', seasonFile);
  return {
    ...{ foundedAt: Date.parse(founded_at), opensAt: Date.parse(opens_at), closesAt: Date.parse(closes_at), events },
    expected: readFile(folder, 'expected.json', expectedFile),
  };
}
