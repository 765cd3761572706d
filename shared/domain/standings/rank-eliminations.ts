import type { SameHandRule } from '../profile/index.ts';
import { rankHand, type Fallen, type Placing } from './rank-hand.ts';

/** Eliminations that came in together; `at` is comparable text, later is greater. */
export interface EliminationBatch {
  readonly playersBefore: number;
  readonly fallen: readonly (Fallen & { readonly at?: string | undefined })[];
  readonly rule: SameHandRule;
  /** False: tables do not play in step, so each table is a hand of its own, in order of time. */
  readonly inStep: boolean;
  /** Who bought back in before the next hand: not eliminated. */
  readonly rebought: readonly string[];
}

export type RankedBatch =
  { readonly placings: readonly Placing[]; readonly playersAfter: number } | { readonly zeroStack: string };

/** Ranks a batch; a stack of zero at the start of a hand cannot be and is answered instead of a rank. */
export function rankEliminations({ playersBefore, fallen, rule, inStep, rebought }: EliminationBatch): RankedBatch {
  const zero = fallen.find(({ stack }) => stack === 0);
  if (zero) return { zeroStack: zero.entry };
  const out = fallen.filter(({ entry }) => !rebought.includes(entry));
  let left = playersBefore;
  const placings: Placing[] = [];
  for (const hand of inStep ? [out] : handsInOrder(out)) {
    placings.unshift(...rankHand(left, hand, rule));
    left -= hand.length;
  }
  return { placings, playersAfter: left };
}

function handsInOrder(fallen: EliminationBatch['fallen']): readonly EliminationBatch['fallen'][] {
  const hands = Object.values(Object.groupBy(fallen, ({ table }) => String(table))).map((hand) => hand ?? []);
  const timeOf = (hand: EliminationBatch['fallen']): string => hand[0]?.at ?? '';
  return hands.sort((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1));
}
