import { negate } from '../../kernel/cents.ts';
import type { ConductEvents } from '../conduct/index.ts';
import type { LineFigures } from '../levy/index.ts';
import type { WonEntryTaken } from '../registration/index.ts';
import type { PrizeLeft, PrizePaid, StructureFrozen } from '../prizes/index.ts';
import { balanced, type Posting } from './posting.ts';
import { paymentLines } from './payment-lines.ts';

/** The house's addition is its own money, promised when the structure is frozen (FR-REG-23…26). */
export const frozenPostings = ({ additionCents }: StructureFrozen): Posting[] =>
  balanced(['house-addition', additionCents], ['prize-pool', negate(additionCents)]);

/** Play was stopped: no prize is awarded, so what the house had promised falls away. */
export const stoppedPostings = ({ additionCents }: ConductEvents['conduct.playStopped']): Posting[] =>
  balanced(['prize-pool', additionCents], ['house-addition', negate(additionCents)]);

/**
 * The final award (FR-REG-92…95): the caves become the levy and the pool, and the pool is owed to the winners. A correcting
 * line carries negated figures, so it undoes the same entry. The bonus bears its own levy; what is left of it is the dealers'.
 */
export function levyPostings({ caveCents, rebuyCents, levyCents, prizesCents, bonus }: LineFigures): Posting[] {
  const ofBonus = bonus?.levyCents ?? 0;
  const pool = caveCents + rebuyCents - (levyCents - ofBonus);
  return balanced(
    ['caves', caveCents],
    ['recaves', rebuyCents],
    ['dealers-bonus', ofBonus],
    ['levy', negate(levyCents)],
    ['prize-pool', prizesCents - pool],
    ['prizes-payable', negate(prizesCents)],
  );
}

export const prizePaidPostings = ({ amountCents, payment, till }: PrizePaid): Posting[] =>
  balanced(['prizes-payable', amountCents], ...paymentLines(payment, till, -1));

/** Nobody came for it: it stays owed, apart (decision 16). */
export const prizeLeftPostings = ({ amountCents }: PrizeLeft): Posting[] =>
  balanced(['prizes-payable', amountCents], ['prizes-unclaimed', negate(amountCents)]);

export const unclaimedPaidPostings = ({ amountCents, payment, till }: PrizePaid): Posting[] =>
  balanced(['prizes-unclaimed', amountCents], ...paymentLines(payment, till, -1));

/** An entry that was won is taken up: what was owed here pays there; no levy is taken on a prize, the cave it buys bears its own. */
export const wonEntryTakenPostings = ({ amountCents }: WonEntryTaken): Posting[] =>
  balanced(['prizes-unclaimed', amountCents], ['won-entries', negate(amountCents)]);
