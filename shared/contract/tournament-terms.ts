import { amountCents, id, instant } from './fields.ts';
import { z } from './zod.ts';

/** The terms of a tournament as they are handed in. Instants are ISO texts with their offset, percentages basis points. */

const label = z.string().trim().min(1).max(200);
const chipsCount = z.int().min(1).max(1_000_000_000);

/** 30 days: a break between two days of play is one of its lengths (C24). */
const minutes = z.int().min(1).max(43_200);

const levelNumber = z.int().min(1).max(200);

export const levelLimit = z.strictObject({ kind: z.enum(['start-of-level', 'end-of-level']), level: levelNumber });

/** Every part may be `null` on paper, but a rebuy tournament with a part missing is refused (FR-REG-35, FR-REG-37). */
const rebuy = z.strictObject({
  priceCents: amountCents.min(1).nullable(),
  chips: chipsCount.nullable(),
  maxPerPlayer: z.int().min(1).max(100).nullable(),
  onlyWhenBusted: z.boolean().nullable(),
  until: levelLimit.nullable(),
  handBegunInLevelCounts: z.boolean().nullable(),
  payWithinMinutes: z.int().min(0).max(60).nullable(),
});

export const chip = z.strictObject({
  value: chipsCount,
  colour: z.string().trim().min(1).max(40),
  stock: z.int().min(0).max(10_000_000),
  inStartingStack: z.int().min(0).max(10_000),
});

export const level = z.strictObject({
  level: levelNumber,
  smallBlind: chipsCount,
  bigBlind: chipsCount,
  bigBlindAnte: z.int().min(0).max(1_000_000_000),
  minutes,
});

export const pause = z.strictObject({ afterLevel: levelNumber, minutes, colourUp: z.array(chipsCount).max(20) });

/** A later session: its own date, hour and place, after the break that follows a level (FR-REG-14). */
const session = { room: label, afterLevel: levelNumber };

/** What only some events have; each may be left out. */
const extras = {
  reEntries: z.int().min(0).max(9).optional(),
  dealersBonus: z
    .strictObject({ priceCents: amountCents.min(1), chips: chipsCount })
    .nullable()
    .optional(),
  prizeEntries: z
    .strictObject({ tournament: id, name: label, valueCents: amountCents.min(1), most: z.int().min(1).max(1000) })
    .nullable()
    .optional(),
  bountyCents: amountCents.min(1).optional(),
  goods: z
    .strictObject({ what: label, valueCents: amountCents.min(1) })
    .nullable()
    .optional(),
  chipSet: label.optional(),
  cards: label.optional(),
  variants: z.array(id).max(50).optional(),
};

/** The calendar of later sessions, with instants as epoch milliseconds. */
export const plannedSessions = z
  .array(z.strictObject({ ...session, startsAt: z.int() }))
  .max(30)
  .optional();

export const terms = z.strictObject({
  name: label,
  game: z.string().min(1).max(60),
  format: z.string().min(1).max(60),
  room: label,
  startsAt: instant,
  registration: z.strictObject({
    opensAt: instant,
    capacity: z.int().min(2).max(10_000),
    lateUntil: levelLimit.nullable(),
  }),
  buyInCents: amountCents.min(1),
  feeCents: amountCents,
  startingStack: chipsCount,
  seatsPerTable: z.int().min(2).max(10),
  finalTableSeats: z.int().min(2).max(10),
  /** Numbers of the tables; all of the room's when `null`. A single-table event names its one table. */
  tables: z
    .array(z.int().min(1).max(500))
    .min(1)
    .max(500)
    .refine((numbers) => new Set(numbers).size === numbers.length, 'a table is named twice')
    .nullable(),
  rebuy: rebuy.nullable(),
  guaranteeCents: amountCents,
  afterLastLevel: z.enum(['repeat-last', 'stop']),
  chips: z.array(chip).min(1).max(20),
  levels: z.array(level).min(1).max(200),
  breaks: z.array(pause).max(200),
  payoutBasisPoints: z.array(z.int().min(1).max(10_000)).min(1).max(1000),
  roundingStepCents: amountCents.min(1),
  rounding: z.enum(['largest-remainder', 'round-down-rest-to-first']),
  sessions: z
    .array(z.strictObject({ ...session, startsAt: instant }))
    .max(30)
    .optional(),
  ...extras,
});
