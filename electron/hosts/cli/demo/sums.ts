import type { Cast } from './cast.ts';
import type { Stage } from './stage.ts';

interface Sheet {
  readonly sales: { readonly entries: number; readonly caveCents: number; readonly rebuys: number };
  readonly levyCents: number;
  readonly floorCents: number;
  readonly additionCents: number;
  readonly poolCents: number;
}

interface LedgerSums {
  readonly feesCents: number;
  readonly levyBaseCents: number;
}

interface Shown {
  readonly terms: { readonly startingStack: number; readonly rebuy: { readonly chips: number } | null };
}

/** The evening's sums under the names of `expected.json`, from the prize sheet and the ledger. */
export async function sumsOf(
  stage: Stage,
  { tournament, cast }: { tournament: string; cast: Cast },
): Promise<Record<string, number>> {
  const [cashier = ''] = cast.cashiers;
  const sheet = await stage.do<Sheet>(cashier, 'prizes.sheet', { tournament });
  const ledger = await stage.do<LedgerSums>(cashier, 'ledger.sums', { tournament });
  const { terms } = await stage.do<Shown>(cashier, 'tournament.show', { tournament });
  return {
    entries: sheet.sales.entries,
    rebuys: sheet.sales.rebuys,
    caves_cents: ledger.levyBaseCents,
    fees_cents: ledger.feesCents,
    levy_cents: sheet.levyCents,
    floor_cents: sheet.floorCents,
    house_addition_cents: sheet.additionCents,
    prize_pool_cents: sheet.poolCents,
    chips_in_play: sheet.sales.entries * terms.startingStack + sheet.sales.rebuys * (terms.rebuy?.chips ?? 0),
  };
}
