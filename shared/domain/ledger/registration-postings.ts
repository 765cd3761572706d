import { cents, negate } from '../../kernel/cents.ts';
import type {
  BonusRefunded,
  BonusSold,
  PlayerRegistered,
  Rebought,
  RebuyRefunded,
  RegistrationCancelled,
  Refunded,
} from '../registration/index.ts';
import { balanced, type Posting } from './posting.ts';
import { paymentLines } from './payment-lines.ts';

/** A cave and a fee come in: the cave feeds levy and prizes, the fee stays outside (FR-REG-22, A-07). */
export const registeredPostings = ({ payment, till, buyInCents, feeCents }: PlayerRegistered): Posting[] =>
  balanced(...paymentLines(payment, till, 1), ['caves', negate(buyInCents)], ['fees', negate(feeCents)]);

export const reboughtPostings = ({ payment, till, priceCents }: Rebought): Posting[] =>
  balanced(...paymentLines(payment, till, 1), ['recaves', negate(priceCents)]);

/** The dealers' money: apart from the caves that feed the prizes. */
export const bonusSoldPostings = ({ payment, till, priceCents }: BonusSold): Posting[] =>
  balanced(...paymentLines(payment, till, 1), ['dealers-bonus', negate(priceCents)]);

export const bonusRefundedPostings = ({ payment, till, priceCents }: BonusRefunded): Posting[] =>
  balanced(...paymentLines(payment, till, -1), ['dealers-bonus', priceCents]);

/** Each share goes back to the account it came to, out of the till that pays (M06). */
export const cancelledPostings = ({
  payment,
  till,
  buyInCents,
  feeCents,
  bonusCents = cents(0),
}: RegistrationCancelled): Posting[] =>
  balanced(
    ...paymentLines(payment, till, -1),
    ['caves', buyInCents],
    ['fees', feeCents],
    ['dealers-bonus', bonusCents],
  );

export const rebuyRefundedPostings = ({ payment, till, priceCents }: RebuyRefunded): Posting[] =>
  balanced(...paymentLines(payment, till, -1), ['recaves', priceCents]);

/** A cancelled tournament gives back fee and all caves, nothing else (FR-REG-70, FR-REG-71). */
export const refundedPostings = ({ payment, till, bonusCents = cents(0), ...due }: Refunded): Posting[] =>
  balanced(
    ...paymentLines(payment, till, -1),
    ['caves', due.caveCents],
    ['recaves', due.recaveCents],
    ['fees', due.feeCents],
    ['dealers-bonus', bonusCents],
  );
