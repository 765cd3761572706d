import type { Profile } from '../profile/index.ts';

export interface Room {
  readonly name: string;
  /** A venue kind of the profile: `gaming-room`, `annex`. */
  readonly kind: string;
  readonly tables: number;
}

/** What papers say of the company (Code de commerce R. 123-237) and how the house counts its days. */
export interface HouseIdentity {
  readonly name: string;
  readonly legalForm: string;
  readonly capitalCents: number;
  readonly siren: string;
  readonly rcsCity: string;
  readonly seat: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly languages: readonly string[];
  /** Month and day of the season's first day: `11-01`. */
  readonly seasonStarts: string;
  /** Until this clock reading the night belongs to the evening before: `06:00` (decision 11). */
  readonly gamingDayEnds: string;
  readonly rooms: readonly Room[];
}

/** A set of tournament chips: dedicated to tournaments (FR-REG-98), without any value in money (FR-REG-99). */
export interface ChipSetStock {
  readonly name: string;
  readonly alsoCash: boolean;
  readonly chips: readonly { readonly value: number; readonly colour: string; readonly count: number }[];
}

/** A version of the house rules: the variants and details of play that tournaments may name (FR-REG-103). */
export interface HouseRulesText {
  readonly version: number;
  readonly sha256: string;
  readonly variants: readonly { readonly id: string; readonly text: string }[];
}

/** Where the notices of one recipient go; `role` is one of the profile's recipients. */
export interface Recipient {
  readonly role: string;
  readonly address: string;
}

/**
 * When the desk takes the registration form for signed (FR-REG-56): it is handed in signed with the document, so that a scan says
 * so and the cashier takes the tick away where it is not; or each one is looked at and ticked by hand.
 */
export type FormRule = 'with-document' | 'ticked';

/** The slice `house` of the stream `house`. */
export interface HouseState {
  identity: HouseIdentity | null;
  /** Hash of the profile in force; `null` before the first one. */
  profileHash: string | null;
  /** Every profile ever adopted, by hash: tournaments go on under the one they cite. */
  profiles: Record<string, Profile>;
  /** The latest profile of each name, by hash: what tournaments can be planned under. */
  offered: Record<string, string>;
  chipSets: readonly ChipSetStock[];
  houseRules: HouseRulesText | null;
  recipients: readonly Recipient[];
  formRule: FormRule;
}

export const initialHouse = (): HouseState => ({
  identity: null,
  profileHash: null,
  profiles: {},
  offered: {},
  chipSets: [],
  houseRules: null,
  recipients: [],
  formRule: 'with-document',
});

/** The profile in force, `undefined` before the house is founded. */
export const profileInForce = (house: Readonly<HouseState>): Profile | undefined =>
  house.profileHash === null ? undefined : house.profiles[house.profileHash];

/** The profile of that name that a tournament can be planned under; `undefined` when the house adopted none. */
export function profileOffered(house: Readonly<HouseState>, name: string): Profile | undefined {
  const hash = Object.hasOwn(house.offered, name) ? house.offered[name] : undefined;
  return hash === undefined ? undefined : house.profiles[hash];
}

/** Every profile that a tournament can be planned under, the one in force first. */
export const profilesOffered = (house: Readonly<HouseState>): readonly Profile[] =>
  Object.values(house.offered)
    .toSorted((left, right) => Number(right === house.profileHash) - Number(left === house.profileHash))
    .flatMap((hash) => house.profiles[hash] ?? []);

/** The rules that a tournament runs under: those that its terms cite, even after the house adopted others; else those in force. */
export const profileUnder = (
  house: Readonly<HouseState>,
  terms: { readonly profileHash: string } | null,
): Profile | undefined => (terms ? house.profiles[terms.profileHash] : profileInForce(house));

/** The slice `day` of the stream `house`: the gaming day that is open, the last one that was closed, and the last copy of the data. */
export interface DayState {
  open: { day: string; openedAt: number } | null;
  lastClosed: string | null;
  closedAt: number | null;
  copiedAt: number | null;
}

export const initialDay = (): DayState => ({ open: null, lastClosed: null, closedAt: null, copiedAt: null });

/** After a closing the second copy of the data is due, until one is made. */
export const owesCopy = ({ open, closedAt, copiedAt }: Readonly<DayState>): boolean =>
  open === null && closedAt !== null && (copiedAt === null || copiedAt < closedAt);
