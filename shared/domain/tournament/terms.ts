import type { Cents } from '../../kernel/cents.ts';

/** A point of the structure, reached in playing time: when level N begins, or when it ends. */
export interface LevelLimit {
  readonly kind: 'start-of-level' | 'end-of-level';
  readonly level: number;
}

export interface RebuyTerms {
  readonly priceCents: Cents;
  readonly chips: number;
  readonly maxPerPlayer: number;
  readonly onlyWhenBusted: boolean;
  readonly until: LevelLimit;
  /** A hand begun in the last rebuy level still gives the right to a rebuy (decision 14). */
  readonly handBegunInLevelCounts: boolean;
  readonly payWithinMinutes: number;
}

export interface ChipTerms {
  readonly value: number;
  readonly colour: string;
  readonly stock: number;
  readonly inStartingStack: number;
}

export interface LevelTerms {
  readonly level: number;
  readonly smallBlind: number;
  readonly bigBlind: number;
  /** The big blind ante; 0 when there is none. */
  readonly bigBlindAnte: number;
  readonly minutes: number;
}

export interface BreakTerms {
  readonly afterLevel: number;
  readonly minutes: number;
  /** Chip values that leave at this break. */
  readonly colourUp: readonly number[];
}

/** A later session of an event in several: it begins after the break that follows a level, at its own date and place. */
export interface SessionTerms {
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly room: string;
  readonly afterLevel: number;
}

/** What a player may buy once for the dealers: a price that bears the levy and does not feed the prizes, for some chips. */
export interface DealersBonus {
  readonly priceCents: Cents;
  readonly chips: number;
}

/** Prizes as entries to another tournament: the first places one each, while the pool lasts; what is left is money for those behind. */
export interface PrizeEntries {
  readonly tournament: string;
  readonly name: string;
  /** What an entry costs there, cave and fee. */
  readonly valueCents: Cents;
  readonly most: number;
}

/** What the house adds in kind: goods for the winner, beside the prizes in money. */
export interface AddedGoods {
  readonly what: string;
  readonly valueCents: Cents;
}

/** The announced terms of a tournament: what the rules booklet is made from and what every later rule asks. */
export interface TournamentTerms {
  readonly name: string;
  readonly profileHash: string;
  readonly game: string;
  readonly format: string;
  readonly room: string;
  readonly roomKind: string;
  /** Epoch milliseconds of the announced start. */
  readonly startsAt: number;
  readonly registration: {
    readonly opensAt: number;
    readonly capacity: number;
    /** `null`: no entry after the start. */
    readonly lateUntil: LevelLimit | null;
  };
  readonly buyInCents: Cents;
  readonly feeCents: Cents;
  readonly startingStack: number;
  readonly seatsPerTable: number;
  readonly finalTableSeats: number;
  /** Numbers of the tables that are used. */
  readonly tables: readonly number[];
  readonly rebuy: RebuyTerms | null;
  readonly guaranteeCents: Cents;
  readonly afterLastLevel: 'repeat-last' | 'stop';
  readonly chips: readonly ChipTerms[];
  readonly levels: readonly LevelTerms[];
  readonly breaks: readonly BreakTerms[];
  readonly payoutBasisPoints: readonly number[];
  readonly roundingStepCents: Cents;
  readonly rounding: 'largest-remainder' | 'round-down-rest-to-first';
  /** What only some events have; absent where they do not, and in plans older than the term. */
  readonly sessions?: readonly SessionTerms[] | undefined;
  /** How often an eliminated player may enter again while entries are sold. */
  readonly reEntries?: number | undefined;
  readonly dealersBonus?: DealersBonus | null | undefined;
  readonly prizeEntries?: PrizeEntries | null | undefined;
  /** The part of each cave that goes to whoever eliminates its player: levied and counted in the prizes like the rest. */
  readonly bountyCents?: Cents | undefined;
  readonly goods?: AddedGoods | null | undefined;
  /** The house's chip set that is played with. */
  readonly chipSet?: string | undefined;
  /** What the cards of the event bear. */
  readonly cards?: string | undefined;
  /** Variants of the house rules that apply (FR-REG-103), by id. */
  readonly variants?: readonly string[] | undefined;
}

/** How many sessions an event has: the first, and those of its calendar. */
export const sessionCount = ({ sessions = [] }: Pick<TournamentTerms, 'sessions'>): number => 1 + sessions.length;

/** A limit as a number of levels played to the end: `start-of-level` 7 and `end-of-level` 6 are both 6. */
export const levelsPlayedAt = (limit: LevelLimit): number =>
  limit.kind === 'end-of-level' ? limit.level : limit.level - 1;
