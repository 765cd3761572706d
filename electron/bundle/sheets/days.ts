import { addDays, gamingDay, instantOfLocal } from '../../../shared/kernel/calendar.ts';
import type { ReadEvent, TableScope } from './table.ts';

/**
 * The gaming day of an instant. The calendar is asked once for each day, not at every line: a journal goes forward. (In a house
 * whose days end within the hour that the autumn change repeats, that hour belongs whole to the new day.)
 */
export function daysOf({ timeZone, gamingDayEnds }: TableScope): (at: number) => string {
  let known = { day: '', from: 0, to: 0 };
  const boundary = (day: string): number => instantOfLocal(`${day}T${gamingDayEnds}`, timeZone).at;
  return (at) => {
    if (at < known.from || at >= known.to) {
      const day = gamingDay(at, timeZone, gamingDayEnds);
      known = { day, from: boundary(day), to: boundary(addDays(day, 1)) };
    }
    return known.day;
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
