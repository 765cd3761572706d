import { eventMaker } from '../../kernel/event.ts';
import type { ListChange, ListKind } from './lists/list.ts';
import type { RetentionEvents } from './retention/events.ts';
import type { ScreeningCheck, VerdictCode, VerdictLevel } from './screening/verdict.ts';

export interface PeopleEvents extends RetentionEvents {
  'people.listImported': ListImported;
  'people.identityChanged': IdentityChanged;
  'people.rechecked': Rechecked;
}

/** A list came into force. The rows themselves are sealed outside the journal and dropped when the next issue comes. */
interface ListImported {
  readonly list: ListKind;
  readonly listId: string;
  readonly listDate: string;
  readonly rows: number;
  /** Lines that were left out because they would match anybody (R26). */
  readonly unusable: number;
  readonly change: ListChange | null;
  /** Salted digest of the file's text. */
  readonly digest: string;
}

/** One check as the journal keeps it: the answer and what it rests on, nothing of the person. */
export interface CheckRecord {
  readonly check: ScreeningCheck;
  readonly verdict: VerdictLevel;
  readonly code: VerdictCode;
  readonly rules: readonly string[];
  readonly listId?: string;
  /** The rule by which a list was compared: `matchingRule`. */
  readonly matching?: string;
}

/** A person's data were corrected and held against everything again (R24). */
interface IdentityChanged {
  readonly person: string;
  readonly digest: string;
  readonly checks: readonly CheckRecord[];
}

export const recheckOccasions = ['gaming-day', 'session', 'asked'] as const;

/**
 * Everybody who is registered was held against the lists again (FR-REG-46). What was found stops entries by the registration's own events, in the
 * same transaction.
 */
export interface Rechecked {
  readonly occasion: (typeof recheckOccasions)[number];
  /** Where only the players of one tournament were looked at. */
  readonly tournament: string | null;
  /** Issues that were asked, by list. */
  readonly lists: Readonly<Record<ListKind, string | null>>;
  readonly matching: string;
  /** How many entries were looked at, and how many of them it stopped that were not stopped before. */
  readonly entries: number;
  readonly stopped: number;
}

export const peopleEvent = eventMaker<PeopleEvents>();
