import type { Cents } from '../../kernel/cents.ts';
import type { CheckRecord } from './events.ts';

export type EntryState = 'pre-registered' | 'registered' | 'checked-in' | 'withdrawn' | 'cancelled' | 'refunded';

export interface Rebuy {
  readonly number: string;
  readonly priceCents: Cents;
  readonly at: number;
  refunded: boolean;
}

/** A dealers' bonus that was sold. */
export interface Bonus {
  readonly number: string;
  readonly priceCents: Cents;
  readonly chips: number;
  refunded: boolean;
}

export interface Flag {
  readonly check: string;
  readonly code: string;
}

/** One entry of one person. `number` is its receipt, `null` before payment. */
export interface Entry {
  readonly entry: string;
  readonly person: string;
  /** Salted digest of the person's data as they were last checked for this entry. */
  digest: string;
  /** What a person decided on then. */
  decided: readonly CheckRecord[];
  state: EntryState;
  number: string | null;
  buyInCents: Cents;
  feeCents: Cents;
  registeredAt: number;
  late: boolean;
  publicName: boolean;
  rebuys: Rebuy[];
  flags: Flag[];
  bonuses?: Bonus[];
  /** The eliminated entry that this one follows, and the one that follows this. */
  reEntryOf?: string;
  reEnteredAs?: string;
}

/** A numbered paper and how many duplicates were printed of it. */
export interface Paper {
  readonly entry: string;
  copies: number;
}

/** Slice `registration` of a tournament. Entries stand in the order of their first event. */
export interface RegistrationState {
  entries: Record<string, Entry>;
  /** The one entry that each person has at the moment, the latest after a re-entry (FR-REG-49). */
  entryOfPerson: Record<string, string>;
  papers: Record<string, Paper>;
  /** Entries that count: paid, not cancelled, not refunded. */
  paidEntries: number;
  checkedIn: number;
  /** Rebuys sold and not refunded. */
  rebuys: number;
  /** Chips of dealers' bonuses that were sold and not given back. */
  bonusChips: number;
}

export const initialRegistration = (): RegistrationState => ({
  entries: {},
  entryOfPerson: {},
  papers: {},
  paidEntries: 0,
  checkedIn: 0,
  rebuys: 0,
  bonusChips: 0,
});

const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

export const entryById = (state: RegistrationState, entry: string): Entry | undefined => own(state.entries, entry);

export const paperByNumber = (state: RegistrationState, number: string): Paper | undefined => own(state.papers, number);

/** The entry that a person holds now; withdrawn, cancelled and refunded ones do not count. */
export function entryOfPerson(state: RegistrationState, person: string): Entry | undefined {
  const entry = own(state.entryOfPerson, person);
  return entry === undefined ? undefined : entryById(state, entry);
}

/** Paid and not given back. */
export const isPaid = (entry: Entry): boolean => entry.state === 'registered' || entry.state === 'checked-in';

/** Paid entries by ascending receipt number: the order of registration, which shares odd cents of ties (decision 8). */
export const paidInOrder = (state: RegistrationState): Entry[] =>
  Object.values(state.entries)
    .filter(isPaid)
    .sort((left, right) => ((left.number ?? '') < (right.number ?? '') ? -1 : 1));
