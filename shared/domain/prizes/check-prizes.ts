import { addCents, cents, type Cents } from '../../kernel/cents.ts';

export type PrizesFault = 'prizes-below-minimum' | 'undeclared-contribution' | 'prize-not-cash';

export interface PrizesToCheck {
  readonly floorCents: Cents;
  readonly prizesCents: readonly Cents[];
  /** What each prize consists of; only `cash`, meaning money, is lawful (FR-REG-20). */
  readonly kinds: readonly string[];
  readonly declaredAdditionCents: Cents;
}

/** Whether prizes reach the floor (FR-REG-21), nothing is added silently (FR-REG-27) and all are money (FR-REG-20). */
export function checkPrizes({ floorCents, prizesCents, kinds, declaredAdditionCents }: PrizesToCheck): {
  readonly faults: readonly PrizesFault[];
  readonly sumCents: Cents;
  readonly impliedAdditionCents: Cents;
} {
  const sumCents = addCents(...prizesCents);
  const impliedAdditionCents = cents(Math.max(0, sumCents - floorCents));
  const faults: PrizesFault[] = [];
  if (sumCents < floorCents) faults.push('prizes-below-minimum');
  if (impliedAdditionCents > declaredAdditionCents) faults.push('undeclared-contribution');
  if (kinds.some((kind) => kind !== 'cash')) faults.push('prize-not-cash');
  return { faults, sumCents, impliedAdditionCents };
}
