import {
  calendarFileContract,
  dutyCalendarContract,
  remindersContract,
} from '../../../shared/contract/notice-duties.ts';
import { dutyEntries, dutyReminders } from '../../../shared/domain/notices/index.ts';
import { addDays, localDate } from '../../../shared/kernel/calendar.ts';
import { queryHandler, type DeskReader } from '../../desk/feature.ts';
import { clockAgainstJournal } from './clock-check.ts';
import { dutyFile } from './duty-file.ts';
import { dutyHouse, entriesBetween, openRows, ownRowsUntil } from './duty-reader.ts';

const calendar = queryHandler({
  contract: dutyCalendarContract,
  answer: (read, span, { at }) => {
    const house = dutyHouse(read, at);
    return { entries: house ? entriesBetween(read, house, span) : [] };
  },
});

/** Beyond this nothing is reminded of: the ladder's first rung is nearer. */
const aheadDays = 40;

const reminders = queryHandler({
  contract: remindersContract,
  answer: (read, _nothing, { at }) => ({ reminders: remindersNow(read, at), clock: clockAgainstJournal(read.db, at) }),
});

function remindersNow(read: DeskReader, now: number): readonly object[] {
  const house = dutyHouse(read, now);
  if (!house) return [];
  const { moment } = house;
  const today = localDate(now, moment.zone);
  const until = addDays(today, aheadDays);
  const rows = openRows(read.db, now + aheadDays * 24 * 3_600_000);
  const own = ownRowsUntil(read, house, { from: addDays(today, -366), to: until });
  return dutyReminders(dutyEntries([...rows, ...own], moment), moment);
}

const file = queryHandler({
  contract: calendarFileContract,
  answer: (read, { language = 'fr', ...span }, { at }) => {
    const house = dutyHouse(read, at);
    const entries = house ? entriesBetween(read, house, span) : [];
    return { name: `echeances-${span.from}-${span.to}.ics`, text: dutyFile(entries, { madeAt: at, language }) };
  },
});

export const dutyQueries = [calendar, reminders, file];
