import { gamingDay } from '../../../shared/kernel/calendar.ts';
import type { ReadEvent, TableScope } from './table.ts';

const minuteMs = 60_000;

/** Asks the calendar once a minute of an evening, not once a line: gaming days begin on whole minutes. */
export function daysOf({ timeZone, gamingDayEnds }: TableScope): (at: number) => string {
  let minute = -1;
  let day = '';
  return (at) => {
    const asked = Math.floor(at / minuteMs);
    if (asked !== minute) {
      minute = asked;
      day = gamingDay(at, timeZone, gamingDayEnds);
    }
    return day;
  };
}

/** `2027-03-05T19:00:00.000Z`: an instant without any doubt about zones. */
export const instantMark = (at: number): string => new Date(at).toISOString();

export const tournamentIn = ({ stream }: Pick<ReadEvent, 'stream'>): string | null =>
  stream.startsWith('tournament/') ? stream.slice('tournament/'.length) : null;

/** Whether what happened then belongs to the bundle: on one of the season's days, or in the one tournament. */
export function inScope(scope: TableScope): (event: Pick<ReadEvent, 'at' | 'stream'>) => boolean {
  const { scope: wanted } = scope;
  if (wanted.kind === 'tournament') return ({ stream }) => stream === `tournament/${wanted.tournament}`;
  const day = daysOf(scope);
  return ({ at }) => day(at) >= wanted.from && day(at) <= wanted.to;
}

/** Whether a tournament belongs to the bundle, by its announced start. */
export function tournamentInScope(scope: TableScope): (tournament: string, startsAt: number) => boolean {
  const { scope: wanted } = scope;
  if (wanted.kind === 'tournament') return (tournament) => tournament === wanted.tournament;
  const day = daysOf(scope);
  return (_tournament, startsAt) => day(startsAt) >= wanted.from && day(startsAt) <= wanted.to;
}
