import type { Cents } from '../../kernel/cents.ts';
import { eventMaker } from '../../kernel/event.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';

/** Events of the stream `tournament/<id>`. Amounts are whole cents, not negative; the type says which way money goes. */
export interface RegistrationEvents {
  'registration.preRegistered': PreRegistered;
  'registration.playerRegistered': PlayerRegistered;
  'registration.rebought': Rebought;
  'registration.rebuyRefunded': RebuyRefunded;
  'registration.bonusSold': BonusSold;
  'registration.bonusRefunded': BonusRefunded;
  'registration.cancelled': RegistrationCancelled;
  'registration.withdrawn': { readonly entry: string } & SealedText;
  'registration.refunded': Refunded;
  'registration.checkedIn': CheckedIn;
  'registration.reprinted': { readonly entry: string; readonly number: string; readonly copy: number };
  'registration.flagged': Flagged;
  'registration.flagCleared': { readonly entry: string; readonly check: string } & SealedText;
  'registration.transferRefused': { readonly entry: string };
  'registration.turnedAway': TurnedAway;
  /** In the stream of the tournament where the entry was won: its winner entered with it. */
  'registration.wonEntryTaken': WonEntryTaken;
}

/** One check as it stood when it was recorded: passed, passed with a warning, decided by a person, or not consulted. */
export interface CheckRecord {
  readonly check: string;
  readonly verdict: 'pass' | 'warn' | 'decided' | 'none';
  readonly code: string;
  readonly rules: readonly string[];
  /** The list that was consulted. */
  readonly listId?: string;
  /** The rule by which the list was compared. */
  readonly matching?: string;
  /** What a decision was about besides the person: other entries, fields of the document's zone. */
  readonly about?: readonly string[];
  readonly outcome?: string;
  readonly decidedBy?: string;
  readonly textId?: string;
  readonly digest?: string;
  /** The entries at whose checks the decision was signed, when it was so before and nothing has changed since. */
  readonly carriedFrom?: readonly string[];
}

export interface PaymentPart {
  /** `won-entry`: a prize of another tournament, which the house owed the payer. */
  readonly method: 'cash' | 'card' | 'transfer' | 'won-entry';
  readonly amountCents: Cents;
}

/** Where money went through: the drawer, its session, and the gaming day that the money belongs to (M06). */
export interface PaidAt {
  readonly payment: readonly PaymentPart[];
  readonly till: string;
  readonly session: string;
  readonly day: string;
}

export interface PreRegistered {
  readonly entry: string;
  readonly person: string;
  readonly digest: string;
  readonly checks: readonly CheckRecord[];
}

/** The signed form: how it came, and which rules its signature accepted (FR-REG-56, FR-REG-57). */
export interface Bulletin {
  readonly channel: 'handed-in' | 'sent';
  readonly rulesVersion: number;
  readonly rulesSha256: string;
}

export interface PlayerRegistered extends PreRegistered, PaidAt {
  readonly number: string;
  readonly bulletin: Bulletin;
  readonly buyInCents: Cents;
  readonly feeCents: Cents;
  readonly publicName: boolean;
  readonly late: boolean;
  /** The person's caves of this gaming day reach the watch amount (decision 11). */
  readonly watch: boolean;
  /** The eliminated entry of the same person that this one follows. */
  readonly reEntryOf?: string;
}

export interface Rebought extends PaidAt {
  readonly entry: string;
  readonly number: string;
  readonly priceCents: Cents;
  readonly chips: number;
  /** The level in which the hand that gave the right to it began. */
  readonly level: number;
  readonly watch: boolean;
}

export interface RebuyRefunded extends PaidAt, SealedText {
  readonly entry: string;
  readonly number: string;
  readonly refundNumber: string;
  readonly priceCents: Cents;
}

/** The dealers' bonus: chips for money that bears the levy and does not feed the prizes. */
export interface BonusSold extends PaidAt {
  readonly entry: string;
  readonly number: string;
  readonly priceCents: Cents;
  readonly chips: number;
  readonly watch: boolean;
}

export interface BonusRefunded extends PaidAt, SealedText {
  readonly entry: string;
  readonly number: string;
  readonly refundNumber: string;
  readonly priceCents: Cents;
}

/** Before the start: the number stays used, the money goes back, the seat is free (decision 15). */
export interface RegistrationCancelled extends PaidAt, SealedText {
  readonly entry: string;
  readonly number: string;
  readonly refundNumber: string;
  readonly buyInCents: Cents;
  readonly feeCents: Cents;
  /** What the entry paid for a dealers' bonus, when it did. */
  readonly bonusCents?: Cents;
}

/** The tournament was cancelled: fee and all caves (FR-REG-70). */
export interface Refunded extends PaidAt {
  readonly entry: string;
  readonly refundNumber: string;
  readonly caveCents: Cents;
  readonly recaveCents: Cents;
  readonly feeCents: Cents;
  readonly bonusCents?: Cents;
}

export interface CheckedIn {
  readonly entry: string;
  readonly digest: string;
  readonly documentVerdict: 'valid' | 'extended-validity';
  readonly checks: readonly CheckRecord[];
}

/** A later screening hit the person: play, rebuys and payout are blocked until a person clears it (R24, R33). */
export interface Flagged {
  readonly entry: string;
  readonly person: string;
  readonly check: string;
  readonly code: string;
  /** The reason of a flag set by hand, sealed. */
  readonly textId?: string;
  readonly digest?: string;
}

/** A prize that was an entry is settled: `entry` won it, `number` is the receipt of the entry that it paid in `tournament`. */
export interface WonEntryTaken {
  readonly entry: string;
  readonly amountCents: Cents;
  readonly tournament: string;
  readonly number: string;
}

/** Somebody was not admitted at the desk: which check, and nothing of the person (FR-REG-54). */
export interface TurnedAway {
  readonly code: string;
  readonly rules: readonly string[];
  /** The committee was asked to come to the desk. */
  readonly called: boolean;
  readonly till?: string;
}

export const registrationEvent = eventMaker<RegistrationEvents>();
