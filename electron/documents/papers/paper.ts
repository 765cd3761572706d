import type { Cents } from '../../../shared/kernel/cents.ts';

/** The company block that every paper carries (Code de commerce R. 123-237). */
export interface PaperHouse {
  readonly name: string;
  readonly legalForm: string;
  readonly capitalCents: Cents;
  readonly siren: string;
  readonly rcsCity: string;
  readonly seat: string;
  readonly timeZone: string;
}

/** A reprint of an archived paper: the same content under a mark. */
export interface DuplicateMark {
  readonly copy: number;
  readonly at: number;
  readonly by: string;
}

/** The journal at the closing of a gaming day: number of the closing's line and the first figures of its hash, hex. */
export interface DaySeal {
  readonly day: string;
  readonly seq: number;
  readonly check: string;
  /** The whole hash, on papers that are to carry it whole: the register's. */
  readonly hash?: string | undefined;
}

/** What all papers hold. Instants are epoch milliseconds, shown in the house's zone. */
export interface PaperBase {
  readonly house: PaperHouse;
  /** Name of the rule profile, printed on every paper. */
  readonly profile: string;
  readonly printedAt: number;
  /** Who answered for the house then: the responsible director by name (FR-REG-10). */
  readonly responsible?: readonly string[] | undefined;
  readonly duplicate?: DuplicateMark | undefined;
  readonly seal?: DaySeal | undefined;
}

/** The tournament as papers name it. */
export interface PaperTournament {
  readonly name: string;
  readonly startsAt: number;
  readonly room: string;
  readonly game: string;
  readonly format: string;
}

/** A player as papers name them; `birthDate` is `1991-07-23`. */
export interface PaperPlayer {
  readonly surname: string;
  readonly givenNames: string;
  readonly birthDate: string;
  readonly sex?: 'F' | 'M' | 'X' | undefined;
}

export interface PaperPayment {
  readonly method: 'cash' | 'card' | 'transfer' | 'won-entry';
  readonly amountCents: Cents;
}
