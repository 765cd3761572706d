import { addDays, localDate } from '../../kernel/calendar.ts';
import { accept, type Decision } from '../../kernel/event.ts';
import { weekdayOf } from '../../kernel/date-words.ts';
import { noticeEvent, type SheetWorker } from './events.ts';
import { refuse } from './refusals.ts';
import type { SetTournament } from './prepare-set.ts';
import { workerList } from './state.ts';

export interface SheetFacts {
  readonly sheet: string;
  readonly zone: string;
  readonly tournaments: readonly SetTournament[];
}

/** The Monday of a day's week. */
const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

/**
 * Issues the sheet on which the extra staff of a week sign in, day by day. Refused for a week in which no tournament that is
 * held has any (FR-REG-08).
 */
export function issueSheet(day: string, { sheet, zone, tournaments }: SheetFacts): Decision {
  const week = mondayOf(day);
  const staffed = tournaments.flatMap(({ id, plan, notices }) => {
    if (plan.startsAt === null || plan.cancelledAt !== null || workerList(notices).length === 0) return [];
    return [{ id, notices, day: localDate(plan.startsAt, zone) }];
  });
  const ofWeek = staffed.filter((each) => mondayOf(each.day) === week);
  if (ofWeek.length === 0) return refuse('notices.noExtraStaff', { week });
  const days = ofWeek.map((each) => ({ tournament: each.id, day: each.day }));
  return accept(
    noticeEvent('house', 'notices.sheetIssued', { sheet, week, tournaments: days, workers: workersOf(ofWeek) }),
  );
}

/** One line a person, whatever number of the week's tournaments he works at. */
function workersOf(staffed: readonly Pick<SetTournament, 'id' | 'notices'>[]): readonly SheetWorker[] {
  const all = staffed.flatMap(({ id, notices }) =>
    workerList(notices).map(({ worker, textId, task }) => ({ id, worker, textId, task })),
  );
  return [...Map.groupBy(all, ({ worker }) => worker)].map(([worker, lines]) => ({
    worker,
    textId: lines[0]?.textId ?? '',
    task: lines[0]?.task ?? '',
    tournaments: lines.map(({ id }) => id),
  }));
}
