import type { BasisPoints, Cents } from '../../kernel/cents.ts';
import type { Role } from '../../kernel/roles.ts';

/** A text that people read, French first. */
export interface Wording {
  readonly fr: string;
  readonly en: string;
}

/** How long before: calendar months or days before the date, elapsed hours before the hour, or before the season opens. */
export type NoticeTerm =
  { readonly unit: 'months' | 'days' | 'hours'; readonly count: number } | { readonly unit: 'season-start' };

export type NoticeKind = 'general' | 'single-table' | 'change-or-cancel' | 'extra-staff' | 'season-note';

/** One duty to inform: what, whom, how long before, by which article. */
export interface NoticeDuty {
  readonly kind: NoticeKind;
  readonly recipients: readonly string[];
  readonly term: NoticeTerm;
  readonly article: string;
  readonly rules: readonly string[];
  /** The rules of the tournament go with the letter (FR-REG-06). */
  readonly attachRules: boolean;
}

export type TournamentFormat = 'multi-table-freezeout' | 'multi-table-rebuy' | 'single-table';

/** A form of tournament that the text knows; the list is closed (FR-REG-41). */
export interface FormatRule {
  readonly format: TournamentFormat;
  readonly name: Wording;
  readonly rebuys: boolean;
  /** The most players in one session; `null` when the text sets no number. */
  readonly maxPlayers: number | null;
  /** Games in which the text sets another number: nine at a table of Omaha. */
  readonly maxPlayersOf: readonly { readonly games: readonly string[]; readonly maxPlayers: number }[];
  /** Which notices this format owes before registration opens, in one session and in several (FR-REG-12). */
  readonly notices: readonly NoticeKind[];
  readonly noticesOfSeveralSessions: readonly NoticeKind[];
  readonly rules: readonly string[];
}

/** What the text says of a practice: free, allowed when the tournament's rules say so, shown as doubtful, or forbidden. */
export type Permission = 'allow' | 'if-rules-say' | 'warn' | 'block';

export interface RecipientRule {
  readonly role: string;
  readonly name: Wording;
  /** The title as the letter and the deadline list name it. */
  readonly title: string;
  /** How the letter begins: `Monsieur le ministre,`. */
  readonly salutation: string;
}

/** Who a limit counts for, and when it warns and blocks (decision 18). */
export interface YearlyCap {
  readonly limit: number;
  readonly warnAt: number;
  readonly blocks: boolean;
  readonly years: readonly ('calendar' | 'season')[];
  /** Formats that count; several sessions are one event, one that is cancelled before its start is none. */
  readonly formats: readonly TournamentFormat[];
}

/** The chips that a player may buy once for the dealers, in events without rebuys: within these shares of cave and stack. */
export interface DealersBonusTerms {
  readonly formats: readonly TournamentFormat[];
  readonly perPlayer: number;
  readonly mostOfCaveBasisPoints: BasisPoints;
  readonly mostOfStackBasisPoints: BasisPoints;
  readonly article: string;
}

/** Where lack of players may put an event off to the next day or later, the authorities told as soon as possible. */
export interface PostponementTerms {
  readonly formats: readonly TournamentFormat[];
  readonly article: string;
}

/** One thing of the profile that a house decides by itself; `path` names it in the profile: `prizes.freezeAlarmMinutes`. */
export type HouseChoice =
  | { readonly path: string; readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly path: string; readonly kind: 'flag' }
  | { readonly path: string; readonly kind: 'one-of'; readonly values: readonly string[] }
  /** How recipients are named and addressed; or, where the text must be checked, whom each notice goes to. */
  | { readonly path: 'recipients'; readonly kind: 'wording' }
  | { readonly path: 'notices'; readonly kind: 'recipients' };

export interface RegistrationTerms {
  readonly minimumAge: number;
  readonly entriesPerPerson: number;
  /** How often an eliminated player may enter again in the first part, on the same terms, where the rules say so. */
  readonly reEntriesPerPerson: number;
  readonly staffMayPlay: boolean;
  /** The exclusion list: warned about, then refused, counted from its own date (decision 6). */
  readonly exclusionList: {
    readonly warnFromDays: number;
    readonly blockAfterDays: number;
    readonly blockAfterWorkingDays: number;
  };
  /** Payments of a person per gaming day from which the address and the register line are asked (decision 11). */
  readonly watchCents: Cents;
}

/** What a player buys chips with. */
export type CaveKind = 'cave' | 'rebuy' | 'add-on' | 'dealers-bonus';

export interface LevyTerms {
  readonly rateBasisPoints: BasisPoints;
  readonly rounding: 'half-up-on-total';
  /** What the rate is taken on; registration fees and the house's addition never are. */
  readonly base: readonly CaveKind[];
  readonly certifiedBy: readonly Role[];
  readonly countersignedBy: readonly Role[];
  readonly certifyWithinMinutes: number;
}

/**
 * How players who fall in the same hand are ranked; equal ones share their places.
 * `stack`: by chips at the start of the hand, across tables. `wsop`: by chips at one table, players of different tables tie.
 * `share-all`: everybody of that hand ties.
 */
export type SameHandRule = 'stack' | 'wsop' | 'share-all';

export interface PrizeTerms {
  /** What prizes may consist of: money, and entries (caves) to another tournament. */
  readonly kinds: readonly ('cash' | 'entry')[];
  /** What the house's addition may consist of: money, or goods. */
  readonly additionKinds: readonly ('cash' | 'kind')[];
  /** What prizes are at least made from, less its own part of the levy: the base of the floor (FR-REG-21). */
  readonly base: readonly CaveKind[];
  readonly additionCapCents: Cents;
  readonly additionWarnCents: Cents;
  readonly freezeAlarmMinutes: number;
  /** House habit, no law: the share of entries that is proposed as paid places, and above which a structure is warned about. */
  readonly proposedPlacesPercent: number;
  readonly manyPlacesPercent: number;
}

/**
 * A dated version of the rules: every number, recipient, term and permission that the engine asks for. Journalled once in
 * full by the house; tournaments cite its hash, and each paper prints its name.
 */
export interface Profile {
  readonly name: string;
  readonly version: number;
  /** 0 as the product has it; counts up with each set of a house's own choices. */
  readonly revision: number;
  /** The days, both included, on which an event under it may begin; `until: null` is open. */
  readonly validity: { readonly from: string; readonly until: string | null };
  readonly title: Wording;
  readonly source: Wording;
  /** The order as papers cite it in French: `Arrêté du …` and, in a sentence, `arrêté du … relatif à …`. */
  readonly order: { readonly short: string; readonly long: string };
  /** `later-text` profiles are shown as "texte postérieur, à vérifier". */
  readonly standing: 'given-text' | 'later-text';
  /** Said wherever the profile is named, on screen and on paper; `null` for the given text. */
  readonly caution: Wording | null;
  readonly games: readonly string[];
  readonly venueKinds: readonly string[];
  /** Venue kinds where the guarantees of the gaming rooms are to be shown and packs unsealed before the public. */
  readonly annexKinds: readonly string[];
  /** Venue kinds outside the casino's enclosure. */
  readonly outsideKinds: readonly string[];
  /** What must be shown to equal the gaming rooms before play in annex premises (FR-REG-02). */
  readonly annexGuarantees: readonly string[];
  readonly formats: readonly FormatRule[];
  readonly permissions: {
    readonly addOn: Permission;
    readonly additionInKind: Permission;
    readonly bounty: Permission;
    readonly deal: Permission;
    readonly prizeInKind: Permission;
    readonly reEntry: Permission;
    readonly satellite: Permission;
    readonly transferOfEntry: Permission;
  };
  readonly recipients: readonly RecipientRule[];
  readonly notices: readonly NoticeDuty[];
  readonly alsaceMoselleHolidays: boolean;
  readonly yearlyCap: YearlyCap | null;
  /** A single table in one session owes the general notice as well. */
  readonly singleTableGeneralNotice: boolean;
  readonly postponement: PostponementTerms | null;
  readonly dealersBonus: DealersBonusTerms | null;
  readonly startDelayMinutes: number;
  readonly director: { readonly appointedBy: readonly Role[]; readonly chosenAmong: readonly Role[] };
  readonly registration: RegistrationTerms;
  readonly levy: LevyTerms;
  readonly standings: { readonly sameHand: SameHandRule };
  readonly prizes: PrizeTerms;
  readonly archiveYears: { readonly bulletins: number; readonly money: number };
  /** What a house may set; everything else is the text's. */
  readonly houseChoices: readonly HouseChoice[];
}
