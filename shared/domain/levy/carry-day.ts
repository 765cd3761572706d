import { cents, type Cents } from '../../kernel/cents.ts';
import { accept, type Decision } from '../../kernel/event.ts';
import { levyEvent } from './events.ts';
import { refuse, type LevyRefusal } from './refusals.ts';

interface CarryDay {
  readonly day: string;
  /** Where the total stands in the control register (modèle 12). */
  readonly controlPage: number;
  readonly controlLine: number;
}

/** The day's lines that were not carried before, with their levy (negative on a red one). */
export interface CarryFacts {
  readonly account: string;
  readonly lines: readonly {
    readonly book: string;
    readonly line: number;
    readonly levyCents: Cents;
    readonly signed: boolean;
  }[];
}

/**
 * Notes where a gaming day's levy was carried in the control register, modèle 12. Only lines with both signatures are
 * carried; lines that a later correction adds to a day are carried by a second note.
 */
export function carryDay(input: CarryDay, { account, lines }: CarryFacts): Decision<LevyRefusal> {
  const { day, controlPage, controlLine } = input;
  if (lines.length === 0) return refuse('levy.nothingToCarry', { day });
  const unsigned = lines.filter(({ signed }) => !signed).map(({ line }) => String(line));
  if (unsigned.length > 0) return refuse('levy.carryUnsigned', { day, lines: unsigned });
  const levyCents = cents(lines.reduce((sum, line) => sum + line.levyCents, 0));
  return accept(
    levyEvent('house', 'levy.dayCarried', {
      ...{ day, controlPage, controlLine, levyCents, account },
      lines: lines.map(({ book, line }) => ({ book, line })),
    }),
  );
}
