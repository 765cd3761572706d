import type { DutyEntry } from '../../../shared/domain/notices/index.ts';
import { addDays, localDate } from '../../../shared/kernel/calendar.ts';
import { weekdayOf } from '../../../shared/kernel/date-words.ts';

/** A day of the month's sheet, with what is due on it. */
export interface DutyDay {
  readonly day: string;
  /** Of the weeks' ends that belong to the months before and after. */
  readonly outside: boolean;
  readonly today: boolean;
  readonly entries: readonly DutyEntry[];
}

const weekDays = 7;

/** The first and last day of the weeks, Monday to Sunday, in which a month lies (`2027-06`). */
export function sheetSpan(month: string): { readonly from: string; readonly to: string } {
  const first = `${month}-01`;
  const last = lastDayOf(month);
  return { from: addDays(first, 1 - weekdayOf(first)), to: addDays(last, weekDays - weekdayOf(last)) };
}

function lastDayOf(month: string): string {
  const inNext = addDays(`${month}-28`, 4);
  return addDays(`${inNext.slice(0, 7)}-01`, -1);
}

export const monthOf = (at: number, zone: string): string => localDate(at, zone).slice(0, 7);

/** So many months after (before, when negative): `2028-01` one after `2027-12`. */
export function monthBy(month: string, by: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + by;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** The weeks of a month's sheet, each of seven days. */
export function sheetWeeks(
  month: string,
  entries: readonly DutyEntry[],
  today: string,
): readonly (readonly DutyDay[])[] {
  const { from, to } = sheetSpan(month);
  const byDay = Map.groupBy(entries, ({ day }) => day);
  const weeks: DutyDay[][] = [];
  for (let monday = from; monday <= to; monday = addDays(monday, weekDays)) {
    weeks.push(
      Array.from({ length: weekDays }, (_, index) => addDays(monday, index)).map((day) => ({
        day,
        outside: !day.startsWith(month),
        today: day === today,
        entries: byDay.get(day) ?? [],
      })),
    );
  }
  return weeks;
}
