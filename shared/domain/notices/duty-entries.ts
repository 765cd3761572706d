import { localDate } from '../../kernel/calendar.ts';
import { workingDayOnOrBefore } from '../../kernel/working-days.ts';
import type { NoticeTerm } from '../profile/index.ts';
import { reminderOf, type Reminder } from './ladder.ts';
import type { NoticeStatus } from './overview.ts';

/** A letter's status; `drawn-up` for what the house issues and sends to nobody. */
export type DutyStatus = NoticeStatus | 'drawn-up';

/** One letter's duty, as the read table has it. `late` is for good; whether it is overdue depends on now. */
export interface DutyRow {
  /** `null`: the house's own. */
  readonly tournament: string | null;
  readonly name: string | null;
  readonly kind: string;
  readonly occasion: number;
  readonly dueAt: number;
  readonly laxerAt: number | null;
  readonly startsAt: number | null;
  readonly unit: NoticeTerm['unit'] | null;
  readonly state: DutyStatus;
  readonly late: boolean;
}

/** One entry of the calendar: the letters of one occasion, a start, or something else that is due at a moment. */
export interface DutyEntry {
  /** The same whenever it is asked for: `t-mars:general:0`. */
  readonly id: string;
  readonly kind: string;
  readonly tournament: string | null;
  readonly name: string | null;
  /** Epoch milliseconds of the last moment. */
  readonly at: number;
  /** Its civil day in the venue's zone. */
  readonly day: string;
  /** A whole day, not an hour. */
  readonly whole: boolean;
  readonly laxerAt: number | null;
  /** The working day advised, where the day is none; the limit itself never moves (N02). */
  readonly adviseOn: string | null;
  readonly startsAt: number | null;
  readonly unit: NoticeTerm['unit'] | null;
  /** The state of the letter that lags most; `start` for what begins and is no duty. */
  readonly status: DutyStatus | 'start';
  readonly late: boolean;
  readonly letters: number;
  readonly received: number;
}

export interface DutyMoment {
  readonly now: number;
  readonly zone: string;
  readonly seasonStarts: string;
  readonly alsaceMoselle: boolean;
}

const lag: readonly DutyStatus[] = ['late', 'to-prepare', 'to-send', 'sent', 'received', 'drawn-up'];

/** Duties that are no letters: nobody receives them. */
const withoutLetters: ReadonlySet<string> = new Set(['monthly-statement', 'list']);

const isToDo = ({ state }: Pick<DutyRow, 'state'>): boolean => state === 'to-prepare' || state === 'to-send';

/** Rows as entries, one an occasion, in the order of their moments. */
export function dutyEntries(rows: readonly DutyRow[], moment: DutyMoment): readonly DutyEntry[] {
  const byOccasion = Map.groupBy(
    rows,
    ({ tournament, kind, occasion }) => `${tournament ?? 'house'}:${kind}:${occasion}`,
  );
  return [...byOccasion].map(([id, letters]) => entryOf(id, letters, moment)).sort(inOrder);
}

export const inOrder = (one: DutyEntry, other: DutyEntry): number =>
  one.at - other.at || one.id.localeCompare(other.id);

function entryOf(id: string, letters: readonly DutyRow[], moment: DutyMoment): DutyEntry {
  const statuses = letters.map((row): DutyStatus => (isToDo(row) && row.dueAt < moment.now ? 'late' : row.state));
  const [first] = letters;
  if (!first) throw new RangeError('an occasion without letters');
  const status = lag.find((each) => statuses.includes(each)) ?? first.state;
  const day = localDate(first.dueAt, moment.zone);
  const advised = workingDayOnOrBefore(day, moment);
  const { kind, tournament, name, dueAt, laxerAt, startsAt, unit } = first;
  return {
    ...{ id, kind, tournament, name, at: dueAt, day, laxerAt, startsAt, unit, status },
    whole: unit !== 'hours',
    adviseOn: advised === day ? null : advised,
    late: letters.some((row) => row.late),
    letters: withoutLetters.has(kind) ? 0 : letters.length,
    received: letters.filter(({ state }) => state === 'received').length,
  };
}

export interface DutyReminder extends Reminder {
  readonly entry: DutyEntry;
}

/** What is to be reminded of now: entries with something to do whose ladder has begun, overdue ones first. */
export function dutyReminders(entries: readonly DutyEntry[], moment: DutyMoment): readonly DutyReminder[] {
  const open = entries.filter(({ status }) => status === 'late' || status === 'to-prepare' || status === 'to-send');
  return open
    .map((entry) => ({ entry, ...ladderOf(entry, moment) }))
    .filter(({ rung, overdue }) => rung > 0 || overdue)
    .sort((one, other) => Number(other.overdue) - Number(one.overdue) || inOrder(one.entry, other.entry));
}

/** What has no term of its own (a list that grows old) is reminded of every day from its moment on. */
function ladderOf({ unit, at, startsAt }: DutyEntry, moment: DutyMoment): Reminder {
  if (unit === null) return { rung: at <= moment.now ? 1 : 0, overdue: at < moment.now, nextAt: null };
  return reminderOf({ unit, deadlineAt: at, startsAt: startsAt ?? at }, moment.now, moment);
}
