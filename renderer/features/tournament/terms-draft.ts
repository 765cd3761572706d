import type { ChipTerms, DraftTerms, LevelLimit, TournamentTerms } from '../../../shared/domain/tournament/index.ts';
import { localDate, localTime } from '../../../shared/kernel/calendar.ts';
import { cents, type Cents } from '../../../shared/kernel/cents.ts';
import {
  extrasDraftOf,
  extrasOf,
  missingExtras,
  momentOf,
  type ExtrasDraft,
  type LocalMoment,
} from './extras-draft.ts';
import { rowsOf, structureOf, type ScheduleRow } from './schedule-rows.ts';
import { payoutText, readPayout } from './payout-text.ts';
import { readTables, tablesText } from './tables-text.ts';

export interface RebuyDraft {
  readonly priceCents: number | null;
  readonly chips: number | null;
  readonly maxPerPlayer: number | null;
  readonly onlyWhenBusted: boolean;
  readonly until: LevelLimit;
  readonly handBegunInLevelCounts: boolean;
  readonly payWithinMinutes: number | null;
}

export type ChipDraft = { readonly [Key in keyof ChipTerms]: Key extends 'colour' ? string : number | null };

/** The set-up form: every field as it is typed. `null` is an empty field. */
export interface TermsDraft {
  /** Name of the rule profile; empty for the one in force. */
  readonly profile: string;
  readonly name: string;
  readonly game: string;
  readonly format: string;
  readonly room: string;
  readonly starts: LocalMoment;
  readonly opens: LocalMoment;
  readonly capacity: number | null;
  readonly lateUntil: LevelLimit | null;
  readonly buyInCents: number | null;
  readonly feeCents: number | null;
  readonly startingStack: number | null;
  readonly seatsPerTable: number;
  readonly finalTableSeats: number;
  /** `1-6, 8`; empty for all of the room's. */
  readonly tables: string;
  readonly rebuy: RebuyDraft | null;
  readonly guaranteeCents: number | null;
  readonly afterLastLevel: TournamentTerms['afterLastLevel'];
  readonly chips: readonly ChipDraft[];
  readonly rows: readonly ScheduleRow[];
  /** `28 18,5 12…`: percentages from the first rank on. */
  readonly payout: string;
  readonly roundingStepCents: number | null;
  readonly rounding: TournamentTerms['rounding'];
  readonly extras: ExtrasDraft;
}

/** The parts of the form, as faults are shown beside them. */
export type DraftField =
  | 'profile'
  | 'name'
  | 'room'
  | 'format'
  | 'game'
  | 'starts'
  | 'opens'
  | 'capacity'
  | 'tables'
  | 'late'
  | 'money'
  | 'guarantee'
  | 'stack'
  | 'rebuy'
  | 'bonus'
  | 'entries'
  | 'goods'
  | 'sessions'
  | 'equipment'
  | 'chips'
  | 'structure'
  | 'payout';

/** What a complete form says; or the parts that still lack something. */
export type DraftReading =
  | { readonly terms: DraftTerms; readonly missing?: undefined }
  | { readonly terms?: undefined; readonly missing: readonly DraftField[] };

/** Reads the form in the venue's zone. Whether the terms are right is for the desk's rules to say. */
export function readDraft(draft: TermsDraft, zone: string): DraftReading {
  const moments = { startsAt: momentOf(draft.starts, zone), opensAt: momentOf(draft.opens, zone) };
  const parts = {
    structure: structureOf(draft.rows),
    tables: readTables(draft.tables),
    payout: readPayout(draft.payout),
    chips: chipsOf(draft.chips),
  };
  const missing = [...missingFields(draft, moments), ...unreadable(parts), ...missingExtras(draft.extras, zone)];
  if (missing.length > 0) return { missing };
  const terms = termsOf(draft, moments, parts as Complete<typeof parts>);
  return { terms: { ...terms, ...extrasOf(draft.extras, zone) } };
}

type Complete<Parts> = { [Key in keyof Parts]: Exclude<Parts[Key], undefined> };

interface Moments {
  readonly startsAt: number | undefined;
  readonly opensAt: number | undefined;
}

function missingFields(draft: TermsDraft, { startsAt, opensAt }: Moments): readonly DraftField[] {
  const lacking: readonly (readonly [DraftField, boolean])[] = [
    ['name', draft.name.trim() === ''],
    ['starts', startsAt === undefined],
    ['opens', opensAt === undefined],
    ['capacity', draft.capacity === null],
    ['money', !draft.buyInCents || draft.feeCents === null],
    ['stack', !draft.startingStack],
    ['guarantee', draft.guaranteeCents === null],
    ['payout', !draft.roundingStepCents],
  ];
  return lacking.filter(([, lacks]) => lacks).map(([field]) => field);
}

const unreadable = (parts: Readonly<Record<string, unknown>>): readonly DraftField[] =>
  Object.entries(parts)
    .filter(([, part]) => part === undefined)
    .map(([field]) => field as DraftField);

const chipsOf = (chips: readonly ChipDraft[]): readonly ChipTerms[] | undefined =>
  chips.length > 0 && chips.every(isChip) ? chips : undefined;

const isChip = (chip: ChipDraft): chip is ChipTerms =>
  chip.value !== null && chip.stock !== null && chip.inStartingStack !== null && chip.colour.trim() !== '';

interface Parts {
  readonly structure: NonNullable<ReturnType<typeof structureOf>>;
  readonly tables: readonly number[] | null;
  readonly payout: readonly number[];
  readonly chips: readonly ChipTerms[];
}

function termsOf(draft: TermsDraft, { startsAt = 0, opensAt = 0 }: Moments, parts: Parts): DraftTerms {
  const { name, game, format, room, seatsPerTable, finalTableSeats, afterLastLevel, rounding, rebuy } = draft;
  const capacity = draft.capacity ?? 0;
  return {
    ...{ name: name.trim(), game, format, room, seatsPerTable, finalTableSeats, afterLastLevel, rounding, startsAt },
    registration: { opensAt, capacity, lateUntil: draft.lateUntil },
    buyInCents: centsOf(draft.buyInCents),
    feeCents: centsOf(draft.feeCents),
    startingStack: draft.startingStack ?? 0,
    tables: parts.tables,
    rebuy: rebuy && { ...rebuy, priceCents: rebuy.priceCents === null ? null : cents(rebuy.priceCents) },
    guaranteeCents: centsOf(draft.guaranteeCents),
    chips: parts.chips,
    ...parts.structure,
    payoutBasisPoints: parts.payout,
    roundingStepCents: centsOf(draft.roundingStepCents),
  };
}

const centsOf = (typed: number | null): Cents => cents(typed ?? 0);

interface Venue {
  readonly zone: string;
  /** How many tables the room has: terms that use all of them leave the field empty. */
  readonly tables: number;
}

/** The form that says these terms, in the venue's zone. */
export function draftOf(terms: TournamentTerms, { zone, tables }: Venue): TermsDraft {
  const { registration, rebuy, levels, breaks, payoutBasisPoints } = terms;
  const { name, game, format, room, seatsPerTable, finalTableSeats, afterLastLevel, rounding } = terms;
  const { buyInCents, feeCents, startingStack, guaranteeCents, roundingStepCents, chips } = terms;
  return {
    profile: '',
    ...{ name, game, format, room, seatsPerTable, finalTableSeats, afterLastLevel, rounding },
    ...{ buyInCents, feeCents, startingStack, guaranteeCents, roundingStepCents, chips, rebuy },
    starts: localOf(terms.startsAt, zone),
    opens: localOf(registration.opensAt, zone),
    capacity: registration.capacity,
    lateUntil: registration.lateUntil,
    tables: tablesText(terms.tables, tables),
    rows: rowsOf(levels, breaks),
    payout: payoutText(payoutBasisPoints),
    extras: extrasDraftOf(terms, zone),
  };
}

const localOf = (at: number, zone: string): LocalMoment => ({ day: localDate(at, zone), time: localTime(at, zone) });
