import type { BasisPoints, Cents } from '../../kernel/cents.ts';
import { eventMaker } from '../../kernel/event.ts';
import type { PaidAt, WonEntryTaken } from '../registration/index.ts';
import type { AddedGoods } from '../tournament/index.ts';
import type { FrozenEntries, Rounding } from './structure.ts';

export interface PrizesEvents {
  'prizes.structureFrozen': StructureFrozen;
  'prizes.paid': PrizePaid;
  'prizes.leftUnclaimed': PrizeLeft;
  /** A prize that had been set aside is paid. */
  'prizes.unclaimedPaid': PrizePaid;
  /** Finalists asked for a deal and were told that prizes cannot be given up or exchanged (FR-REG-89, A-10). */
  'prizes.dealRefused': { readonly entries: readonly string[] };
}

/** The structure as it stays, with every figure it was computed from (FR-REG-90, FR-REG-91). */
export interface StructureFrozen {
  readonly entries: number;
  readonly caveCents: Cents;
  readonly rebuys: number;
  readonly rebuyCents: Cents;
  readonly rateBasisPoints: BasisPoints;
  readonly levyCents: Cents;
  readonly floorCents: Cents;
  readonly guaranteeCents: Cents;
  readonly additionCents: Cents;
  readonly poolCents: Cents;
  readonly basisPoints: readonly number[];
  readonly stepCents: Cents;
  readonly rounding: Rounding;
  readonly prizes: readonly { readonly rank: number; readonly amountCents: Cents }[];
  /** The first places' prizes are entries, where the rules gave such: `count` of them, each worth its own amount of the pool. */
  readonly prizeEntries?: FrozenEntries;
  /** Bounties, where the rules have them: a part of the pool that goes to whoever eliminates, beside the places. */
  readonly bounty?: Bounties;
  /** Goods that the house adds, at their worth: within the cap, in no sum of money. */
  readonly goods?: AddedGoods;
  /** Dealers' bonuses, when some were sold: they are in `levyCents` and not in the floor. */
  readonly bonus?: BonusSales;
}

/** One bounty an entry. */
export interface Bounties {
  readonly count: number;
  readonly eachCents: Cents;
  readonly amountCents: Cents;
}

/** Dealers' bonuses sold: how many, for how much, and what of the levy is theirs. */
export interface BonusSales {
  readonly count: number;
  readonly amountCents: Cents;
  readonly levyCents: Cents;
}

export type DocumentVerdict = 'valid' | 'extended-validity' | 'expired' | 'refused';

/** Paid out of a drawer's session; `digest`: salted digest of the identity that was seen again. */
export interface PrizePaid extends PaidAt {
  readonly number: string;
  readonly rank: number;
  readonly entry: string;
  readonly amountCents: Cents;
  readonly documentVerdict: DocumentVerdict;
  readonly digest: string;
  /** What of the amount is bounties. */
  readonly bountyCents?: Cents;
  /** The person's payouts of this gaming day reach the watch amount (decision 11). */
  readonly watch: boolean;
}

/** `entry-to-take-up`: the prize is an entry to another tournament, which its winner has yet to take up there. */
export type UnclaimedReason = 'absent' | 'refuses-to-sign' | 'identity-refused' | 'entry-to-take-up';

/** The prize becomes a debt of the house towards the player (decision 16). */
export interface PrizeLeft {
  readonly rank: number;
  readonly entry: string;
  readonly amountCents: Cents;
  readonly reason: UnclaimedReason;
  /** Of the voucher that the winner of an entry is given, `B-2027-000001`. */
  readonly number?: string;
}

/** What the prizes take in from other features of the same stream: caves sold and given back. */
export interface HeardEvents {
  'registration.playerRegistered': { readonly entry: string; readonly buyInCents: Cents };
  'registration.rebought': { readonly entry: string; readonly priceCents: Cents };
  'registration.rebuyRefunded': { readonly entry: string };
  'registration.bonusSold': { readonly entry: string; readonly priceCents: Cents };
  'registration.bonusRefunded': { readonly entry: string };
  'registration.cancelled': { readonly entry: string };
  'registration.refunded': { readonly entry: string };
  'registration.wonEntryTaken': WonEntryTaken;
}

export const prizesEvent = eventMaker<PrizesEvents>();
