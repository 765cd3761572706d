import { isRefused } from '../../../../shared/kernel/refusal.ts';
import { sumsOf } from '../demo/sums.ts';
import type { Figures, SeasonEvent } from './season-files.ts';
import type { SeasonHouse } from './season-house.ts';

interface Ended {
  readonly closedAt: number | null;
  readonly stoppedAt: number | null;
}

interface Ledger {
  readonly feesCents: number;
  readonly levyBaseCents: number;
}

/** One tournament's figures: those of the prize sheet where prizes were fixed, else what the ledger has left of it. */
export async function eventFigures(house: SeasonHouse, { id: tournament }: SeasonEvent): Promise<Figures> {
  const { closedAt, stoppedAt } = await house.director<Ended>('tournament.show', { tournament });
  if (closedAt !== null && stoppedAt === null) return sumsOf(house.stage, { tournament, cast: house.cast });
  const ledger = await house.director<Ledger>('ledger.sums', { tournament });
  return { caves_cents: ledger.levyBaseCents, fees_cents: ledger.feesCents };
}

interface BookPage {
  readonly pages: number;
  readonly lines: readonly { readonly corrects: number | null }[];
  readonly carriedForward: { readonly levyCents: number; readonly prizesCents: number };
}

interface Accounts {
  readonly accounts: readonly { readonly account: string; readonly balanceCents: number }[];
  readonly sumCents: number;
}

/** The season's figures: the book 11 ter from its first to its last line, and the ledger that must come to nothing. */
export async function seasonFigures(house: SeasonHouse, books: readonly string[]): Promise<Figures> {
  const pages = (await Promise.all(books.map((book) => pagesOf(house, book)))).flat();
  const lines = pages.flatMap((page) => page.lines);
  const last = books.map((book) => pages.findLast((page) => page.book === book)?.carriedForward);
  const ledger = await house.director<Accounts>('ledger.accounts', {});
  const balance = (name: string): number => ledger.accounts.find(({ account }) => account === name)?.balanceCents ?? 0;
  return {
    register_lines: lines.length,
    red_lines: lines.filter(({ corrects }) => corrects !== null).length,
    register_levy_cents: last.reduce((sum, carried) => sum + (carried?.levyCents ?? 0), 0),
    register_prizes_cents: last.reduce((sum, carried) => sum + (carried?.prizesCents ?? 0), 0),
    ledger_levy_cents: -balance('levy'),
    unclaimed_cents: -balance('prizes-unclaimed'),
    ledger_cents: ledger.sumCents,
  };
}

async function pagesOf(house: SeasonHouse, book: string): Promise<(BookPage & { readonly book: string })[]> {
  const first = await house.rehearsal.call({
    name: 'levy.page',
    input: { book, page: 1 },
    caller: house.stage.callerOf(house.cast.director),
  });
  if (isRefused(first)) return [];
  const { pages } = first.answer as BookPage;
  return Promise.all(
    Array.from({ length: pages }, async (_, index) => ({
      ...(await house.director<BookPage>('levy.page', { book, page: index + 1 })),
      book,
    })),
  );
}
