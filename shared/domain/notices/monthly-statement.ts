import { endOfDay, localDate, monthAfter } from '../../kernel/calendar.ts';
import { accept, type Decision } from '../../kernel/event.ts';
import { noticeEvent, type StatementLine } from './events.ts';
import { refuse } from './refusals.ts';

export interface StatementFacts {
  readonly statement: string;
  readonly zone: string;
  readonly now: number;
  /** The lines of the book 11 ter whose gaming day is of the month. */
  readonly lines: readonly StatementLine[];
}

/** The last moment of a month's statement: it goes out before the fifth of the next. */
export const statementDueAt = (month: string, zone: string): number => endOfDay(`${monthAfter(month)}-04`, zone);

/**
 * Issues the totals of a month's tournaments for the monthly statement (modèle 5, two copies before the 5th). Refuses a month that
 * is not over and one without a line; issued again it takes in what was corrected since.
 */
export function issueStatement(month: string, { statement, zone, now, lines }: StatementFacts): Decision {
  if (localDate(now, zone).slice(0, 7) <= month) return refuse('notices.monthNotOver', { month });
  if (lines.length === 0) return refuse('notices.nothingToState', { month });
  return accept(noticeEvent('house', 'notices.statementIssued', { statement, month, lines }));
}
