import { z } from './zod.ts';

/** Field schemas that several contracts share. All are wire schemas: plain JSON in, no transforms. */

/** An id that the caller may supply or that the desk makes: lower-case letters, digits, `-` and `_`. */
export const id = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,63}$/);

/** Whole cents, not negative. */
export const amountCents = z.int().min(0).max(1_000_000_000_00);

/** A SHA-256 in hex: of a file, of a sealed text with its salt, of a line. */
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A calendar date, `2027-03-05`. */
export const date = z.iso.date();

/** A day that seasons and deadlines are counted from: its year is bounded as an instant's is. */
export const countedDate = date.regex(/^2[01]/, 'a year from 2000 to 2199');

/**
 * An instant with its offset, `2027-03-05T20:00:00+01:00`. A year outside 2000 to 2199 is a slip of the finger, and deadlines and
 * seasons counted from it would leave the calendar.
 */
export const instant = z.iso.datetime({ offset: true }).regex(/^2[01]/, 'a year from 2000 to 2199');

/** A person's or a reason's free text: kept sealed outside the journal. */
export const freeText = z.string().trim().min(1).max(2000);

/** The giver's PIN, for commands that are signed. Never stored, never logged. */
export const pin = z.string().regex(/^\d{4,12}$/);

const paymentMethod = z.enum(['cash', 'card', 'transfer']);

/** A payment may be split between methods; the cash part is the amount kept, not the note handed over. */
export const payment = z
  .array(z.strictObject({ method: paymentMethod, amountCents }))
  .min(1)
  .max(4);

/** What pays an entry: money, or an entry that was won in another tournament. */
export const entryPayment = z
  .array(z.strictObject({ method: z.enum([...paymentMethod.options, 'won-entry']), amountCents }))
  .min(1)
  .max(4);
