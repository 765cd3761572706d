import { addDays, endOfDay, localDate, monthAfter, seasonOf, startOfDay, type Season } from '../../kernel/calendar.ts';
import type { Profile } from '../profile/index.ts';
import type { DutyMoment, DutyRow } from './duty-entries.ts';
import { notesOfSeason, type Filings } from './filings.ts';
import { isLate } from './gate.ts';
import { seasonNoteDeadline } from './prepare-season-note.ts';
import { statementDueAt } from './monthly-statement.ts';
import type { LetterLife } from './state.ts';

export interface HouseDutyFacts {
  readonly filings: Filings;
  readonly profile: Profile;
  /** The date of the exclusion list in force; `null` without one. */
  readonly listDate: string | null;
  /** Whether a single-table tournament is planned between two instants. */
  readonly singleTables: (fromAt: number, toAt: number) => boolean;
  /** Whether the book 11 ter has a line of this month. */
  readonly hasLines: (month: string) => boolean;
}

interface Span {
  /** Civil days, both included. */
  readonly from: string;
  readonly to: string;
}

/** What the house itself owes between two days: the note of each season that opens, the statement of each month that had an
 * award, and a new exclusion list. */
export function houseDuties(facts: HouseDutyFacts, { from, to }: Span, moment: DutyMoment): readonly DutyRow[] {
  const span = { from, to };
  return [...seasonNotes(facts, span, moment), ...statements(facts, span, moment), ...listDuty(facts, span, moment)];
}

const ownRow = { tournament: null, name: null, startsAt: null, laxerAt: null } as const;

/** The seasons whose note falls due within a span: its limit is the day before the season's first. */
function seasonsIn({ from, to }: Span, starts: string): readonly Season[] {
  const last = seasonOf(addDays(to, 1), starts);
  const all: Season[] = [];
  for (let season = last; addDays(season.firstDay, -1) >= from; season = seasonOf(addDays(season.firstDay, -1), starts))
    all.unshift(season);
  return all;
}

/** Owed when the season has a single-table tournament, or the one before had a note (FR-REG-15). */
function seasonNotes(facts: HouseDutyFacts, span: Span, moment: DutyMoment): readonly DutyRow[] {
  return seasonsIn(span, moment.seasonStarts).flatMap((season) => {
    const found = seasonNoteDeadline(season.firstDay, facts.profile, moment);
    const notes = notesOfSeason(facts.filings, season.name);
    if (!found || !(notes.length > 0 || isExpected(facts, season, moment))) return [];
    const { duty, deadline } = found;
    const occasion = Number(season.firstDay.slice(0, 4));
    const limit = {
      kind: 'season-note',
      occasion,
      name: season.name,
      dueAt: deadline.deadlineAt,
      unit: duty.term.unit,
    };
    return duty.recipients.map((recipient): DutyRow => {
      const note = notes.find((each) => each.recipient === recipient);
      return { ...ownRow, ...limit, state: stateOf(note), late: note !== undefined && isLate(note) };
    });
  });
}

function isExpected(
  { filings, singleTables }: HouseDutyFacts,
  season: Season,
  { zone, seasonStarts }: DutyMoment,
): boolean {
  const before = seasonOf(addDays(season.firstDay, -1), seasonStarts).name;
  if (notesOfSeason(filings, before).length > 0) return true;
  return singleTables(startOfDay(season.firstDay, zone), endOfDay(season.lastDay, zone));
}

function stateOf(letter: LetterLife | undefined): DutyRow['state'] {
  if (!letter) return 'to-prepare';
  if (letter.received) return 'received';
  return letter.sent ? 'sent' : 'to-send';
}

/** The statement of each month with a line in the book 11 ter, before the 5th of the next. */
function statements(
  { filings, hasLines }: HouseDutyFacts,
  { from, to }: Span,
  { zone }: DutyMoment,
): readonly DutyRow[] {
  const months: string[] = [];
  for (let month = addDays(from, -40).slice(0, 7); month <= to.slice(0, 7); month = monthAfter(month))
    months.push(month);
  return months.flatMap((month): readonly DutyRow[] => {
    const dueAt = statementDueAt(month, zone);
    const day = localDate(dueAt, zone);
    if (day < from || day > to || !hasLines(month)) return [];
    const issuedAt = filings.statements[month];
    const state = issuedAt === undefined ? 'to-prepare' : 'drawn-up';
    const limit = { kind: 'monthly-statement', occasion: Number(month.replace('-', '')), name: month, dueAt };
    return [{ ...ownRow, ...limit, unit: 'days', state, late: issuedAt !== undefined && issuedAt > dueAt }];
  });
}

/** The day from which the list in force is old (decision 6). */
function listDuty({ listDate, profile }: HouseDutyFacts, { from, to }: Span, { zone }: DutyMoment): readonly DutyRow[] {
  if (listDate === null) return [];
  const day = addDays(listDate, profile.registration.exclusionList.warnFromDays);
  if (day < from || day > to) return [];
  return [
    {
      ...ownRow,
      kind: 'list',
      occasion: 0,
      dueAt: startOfDay(day, zone),
      unit: null,
      state: 'to-prepare',
      late: false,
    },
  ];
}
