import { profileUnder } from '../../../shared/domain/house/index.ts';
import { maxPlayersIn, type Profile } from '../../../shared/domain/profile/index.ts';
import { refuseRegistration } from '../../../shared/domain/registration/index.ts';
import type { TournamentTerms } from '../../../shared/domain/tournament/index.ts';
import { gamingDay, startOfDay, yearOf } from '../../../shared/kernel/calendar.ts';
import type { Refused } from '../../../shared/kernel/refusal.ts';
import type { DeskReader } from '../../desk/feature.ts';
import { nextPaperNumber, type PaperSeries } from '../../desk/numbers.ts';

/** The tournament's terms, the rules it was planned under, and the venue's calendar. */
export interface EventFacts {
  readonly terms: TournamentTerms;
  readonly profile: Profile;
  readonly zone: string;
  readonly dayEnds: string;
}

/** Refuses a tournament that nobody planned. */
export function eventFacts(read: DeskReader, tournament: string): EventFacts | Refused {
  const { terms } = read.state('tournament', tournament).plan;
  if (!terms) return refuseRegistration('registration.unknownTournament', { tournament });
  const { house } = read.state('house');
  const profile = profileUnder(house, terms);
  const { identity } = house;
  if (!identity || !profile)
    throw new Error('a tournament is planned only in a founded house, under an adopted profile');
  return { terms, profile, zone: identity.timeZone, dayEnds: identity.gamingDayEnds };
}

/** The most players the format may have; `null` without a number (FR-REG-39). */
export const maxPlayers = ({ profile, terms }: EventFacts): number | null => maxPlayersIn(profile, terms);

export const dayOf = ({ zone, dayEnds }: EventFacts, at: number): string => gamingDay(at, zone, dayEnds);

/** The calendar year that was asked for last: from its first instant to the next year's, in its zone. */
let lastYear = { zone: '', year: 0, from: 0, to: 0 };

/** The venue's calendar year of an instant; the calendar is asked once a year, not at every registration. */
function calendarYear(at: number, zone: string): number {
  if (zone !== lastYear.zone || at < lastYear.from || at >= lastYear.to) {
    const year = yearOf(at, zone);
    const [from, to] = [startOfDay(`${year}-01-01`, zone), startOfDay(`${year + 1}-01-01`, zone)];
    lastYear = { zone, year, from, to };
  }
  return lastYear.year;
}

/** The next number of a series in the venue's calendar year. */
export const numberAt = (read: DeskReader, series: PaperSeries, { at, zone }: { at: number; zone: string }): string =>
  nextPaperNumber(read.db, series, calendarYear(at, zone));

/** What the person bought in caves on a gaming day, in all tournaments, less what was given back (decision 11). */
export function cavesOfDayCents(read: DeskReader, person: string, day: string): number {
  const row = read.db.get<{ total: number | null }>(
    'SELECT sum(caves_cents) AS total FROM receipts WHERE person = ? AND day = ?',
    person,
    day,
  );
  return row?.total ?? 0;
}
