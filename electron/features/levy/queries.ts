import { booksContract, dueContract, pageContract } from '../../../shared/contract/levy.ts';
import {
  levyOpenPoints,
  overdue,
  refuseLevy,
  signWithin,
  type LevyOpenPoint,
} from '../../../shared/domain/levy/index.ts';
import { gamingDay, seasonOf } from '../../../shared/kernel/calendar.ts';
import { queryHandler, type DeskReader } from '../../desk/feature.ts';
import { profileOf, zoneOf } from '../tournament/index.ts';
import { pageOfBook } from './book.ts';
import { bookAt } from './next-line.ts';
import { volumesOf } from './volumes.ts';

const page = queryHandler({
  contract: pageContract,
  answer: (read, input, { at }) => {
    const book = input.book ?? bookAt(read, at).book;
    return pageOfBook(read, book, { page: input.page, line: input.line }) ?? refuseLevy('levy.noBook', { book });
  },
});

const books = queryHandler({
  contract: booksContract,
  answer: (read, _input, { at }) => {
    const { spelling, signWithinMinutes } = read.state('house').books;
    return { season: bookAt(read, at).book, spelling, signWithinMinutes, volumes: volumesOf(read) };
  },
});

/** Tournaments that may still owe something: awarded without a line in force, or with a line that lacks a signature. */
const unsettled = `
  SELECT tournament FROM rankings WHERE tournament NOT IN
    (SELECT tournament FROM levy_lines WHERE corrects IS NULL AND corrected_by IS NULL)
  UNION SELECT tournament FROM levy_lines WHERE countersigned_at IS NULL`;

interface DuePoint extends Omit<LevyOpenPoint, 'missing'> {
  readonly tournament: string;
  readonly missing: LevyOpenPoint['missing'] | 'carry';
  readonly overdue: boolean;
}

function signaturesDue(read: DeskReader, at: number): DuePoint[] {
  const { books: chosen } = read.state('house');
  return read.db.all<{ tournament: string }>(unsettled).flatMap(({ tournament }) => {
    const state = read.state('tournament', tournament);
    const minutes = signWithin(profileOf(read, state.plan).levy, chosen);
    return levyOpenPoints(state).map((point) => ({
      tournament,
      ...point,
      overdue: overdue(point.sinceAt, at, minutes),
    }));
  });
}

/** Complete lines of past gaming days that were not noted in the control register, which is due before the next day begins. */
function carriesDue(read: DeskReader, at: number): DuePoint[] {
  const { house, day } = read.state('house');
  const today = gamingDay(at, zoneOf(read), house.identity?.gamingDayEnds);
  return read.db
    .all<{ tournament: string; line: number; sinceAt: number; day: string }>(
      `SELECT tournament, line, countersigned_at AS sinceAt, json_extract(body, '$.day') AS day FROM levy_lines
       WHERE countersigned_at IS NOT NULL AND book >= ? AND NOT EXISTS
         (SELECT 1 FROM levy_carries WHERE levy_carries.book = levy_lines.book AND levy_carries.line = levy_lines.line)`,
      seasonOf(today, house.identity?.seasonStarts).name,
    )
    .filter((line) => line.day < today && line.day !== day.open?.day)
    .map(({ tournament, line, sinceAt }) => ({ tournament, line, sinceAt, missing: 'carry', overdue: true }));
}

const due = queryHandler({
  contract: dueContract,
  answer: (read, _input, { at }) => ({
    due: [...signaturesDue(read, at), ...carriesDue(read, at)].sort((a, b) => a.sinceAt - b.sinceAt),
  }),
});

export const levyQueries = [page, books, due];
