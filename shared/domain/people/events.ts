import { eventMaker } from '../../kernel/event.ts';
import type { ListKind } from './lists/list.ts';
import type { ScreeningCheck, VerdictCode, VerdictLevel } from './screening/verdict.ts';

export interface PeopleEvents {
  'people.listImported': ListImported;
  'people.identityChanged': IdentityChanged;
}

/** A list came into force. The rows themselves are sealed outside the journal and dropped when the next issue comes. */
interface ListImported {
  readonly list: ListKind;
  readonly listId: string;
  readonly listDate: string;
  readonly rows: number;
  /** Lines that were left out because they would match anybody (R26). */
  readonly unusable: number;
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
}

/** A person's data were corrected and held against everything again (R24). */
interface IdentityChanged {
  readonly person: string;
  readonly digest: string;
  readonly checks: readonly CheckRecord[];
}

export const peopleEvent = eventMaker<PeopleEvents>();
