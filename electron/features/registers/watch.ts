import { cents, type Cents } from '../../../shared/kernel/cents.ts';
import type { DeskReader } from '../../desk/feature.ts';
import { personOf } from '../people/index.ts';

/** A person of the day's watch list, with what the register of exchanges must hold of them (section 7 of the research). */
export interface WatchLine {
  readonly person: string;
  readonly surname: string;
  readonly givenNames: string;
  readonly birthDate: string;
  readonly birthPlace: string;
  readonly address: string;
  /** Particulars that the record lacks; the line is kept all the same. */
  readonly missing: readonly ('identity' | 'address' | 'birthPlace' | 'birthDate')[];
  readonly cavesCents: Cents;
  readonly paidOutCents: Cents;
  /** Tournaments that the money was for. */
  readonly tournaments: readonly string[];
}

interface Sum {
  readonly person: string;
  readonly tournament: string;
  readonly caves: number;
  readonly out: number;
}

/**
 * What went which way on a gaming day, before `until`: caves bought (fees apart) one way; prizes, and caves given back, the other. A cave
 * that was given back was bought all the same.
 */
const sums = `
  SELECT person, tournament, sum(caves) AS caves, sum(out) AS out FROM (
    SELECT person, tournament, max(caves_cents, 0) AS caves, -min(caves_cents, 0) AS out
      FROM receipts WHERE day = ? AND seq <= ?
    UNION ALL
    SELECT e.person, p.tournament, 0, p.amount_cents
      FROM prizes p JOIN entries e ON e.tournament = p.tournament AND e.entry = p.entry
      WHERE p.status = 'paid' AND p.paid ->> 'day' = ? AND p.at <= ?
  ) GROUP BY person, tournament ORDER BY person, tournament`;

interface Asked {
  readonly day: string;
  readonly watchCents: number;
  /** The journal as it stood: its line and its instant; now when not given. */
  readonly asOf?: { readonly seq: number; readonly at: number };
}

/** Every person whose caves, or whose payouts, reach the amount on a gaming day, over all tournaments (decision 11). */
export function watchLines(read: DeskReader, { day, watchCents, asOf }: Asked): WatchLine[] {
  const { seq, at } = asOf ?? { seq: Number.MAX_SAFE_INTEGER, at: Number.MAX_SAFE_INTEGER };
  const byPerson = Map.groupBy(read.db.all<Sum>(sums, day, seq, day, at), ({ person }) => person);
  return [...byPerson]
    .map(([person, rows]) => ({
      person,
      tournaments: rows.map(({ tournament }) => tournament),
      cavesCents: cents(rows.reduce((sum, { caves }) => sum + caves, 0)),
      paidOutCents: cents(rows.reduce((sum, { out }) => sum + out, 0)),
    }))
    .filter(({ cavesCents, paidOutCents }) => cavesCents >= watchCents || paidOutCents >= watchCents)
    .map((line) => ({ ...line, ...particulars(read, line.person) }))
    .sort((a, b) => a.surname.localeCompare(b.surname, 'fr') || a.givenNames.localeCompare(b.givenNames, 'fr'));
}

type Particulars = Pick<WatchLine, 'surname' | 'givenNames' | 'birthDate' | 'birthPlace' | 'address' | 'missing'>;

function particulars(read: DeskReader, person: string): Particulars {
  const identity = personOf(read, person);
  if (!identity) {
    return { surname: '', givenNames: '', birthDate: '', birthPlace: '', address: '', missing: ['identity'] };
  }
  const { surname, givenNames, birthPlace, birthDate } = identity;
  const { line, postcode, city, country } = identity.address;
  const address = [line, `${postcode} ${city}`, country]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
  const missing = [
    ...(city.trim() === '' || line.trim() === '' ? (['address'] as const) : []),
    ...(birthPlace.trim() === '' ? (['birthPlace'] as const) : []),
    ...(/^\d{4}-\d\d-\d\d$/.test(birthDate) ? [] : (['birthDate'] as const)),
  ];
  return { surname, givenNames, birthDate, birthPlace, address, missing };
}
