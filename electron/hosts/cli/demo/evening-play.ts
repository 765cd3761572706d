import { localDate, monthsBefore, startOfDay } from '../../../../shared/kernel/calendar.ts';
import type { Chance } from '../../../desk/feature.ts';
import type { Rehearsal } from '../rehearsal.ts';
import { castOf, type Cast } from './cast.ts';
import { tryDeskCases, type CaseResult } from './desk-cases.ts';
import { documentOf } from './entrant.ts';
import type { Evening } from './evening.ts';
import { fortuneFrom } from './fortune.ts';
import { foundHouse } from './found-house.ts';
import { closeEvening, payWinners, type Award } from './payout.ts';
import { Play } from './play.ts';
import { openRegistration, planTournament, sendNotices } from './prepare-tournament.ts';
import { openDay, registerEntrants, warningsFound, type Entrant } from './register-entrants.ts';
import { Stage } from './stage.ts';
import { sumsOf } from './sums.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const tournament = 't-evening';

export interface Played {
  readonly sums: Readonly<Record<string, number>>;
  readonly awards: readonly Award[];
  readonly cases: readonly CaseResult[];
}

/** Hears how many of the evening's steps are done. */
export type OnProgress = (done: number, label: string) => void;

/** How many steps the evening has: registrations, check-ins and falls, and a dozen besides. */
export const stepsOf = ({ entrants, tournament: file }: Evening): number =>
  entrants.length * 3 + 2 * (file.script?.rebuys ?? 0);

/** When the house starts to prepare: two weeks before the last day for notices, or before registration opens. */
export function preparedAt({ house, tournament: file }: Evening): number {
  const day = localDate(Date.parse(file.starts_at), house.time_zone);
  const noticeDay = startOfDay(monthsBefore(day, 2).latest, house.time_zone);
  return Math.min(noticeDay, Date.parse(file.registration.opens_at)) - 14 * dayMs + 10 * hourMs;
}

/** Plays the evening from the founding of the house to the closed day, through the commands that the screens use. */
export async function playEvening(
  rehearsal: Rehearsal,
  evening: Evening,
  { luck, onProgress }: { luck: Chance; onProgress: OnProgress },
): Promise<Played> {
  const stage = new Stage(rehearsal);
  const cast = castOf(evening);
  const file = evening.tournament;
  const startsAt = Date.parse(file.starts_at);
  const prepared = { tournament, file, cast };
  const total = evening.entrants.length;

  onProgress(0, 'la maison et les avis');
  await foundHouse(stage, evening);
  stage.turn = 'tournament.json';
  await planTournament(stage, prepared);
  await sendNotices(stage, prepared);
  await stage.at(file.registration.opens_at);
  await openRegistration(stage, prepared);
  await prepareSeats(stage, evening, cast);

  await stage.at(startsAt - 4 * hourMs);
  await openDay(stage, evening, cast);
  await stage.at(startsAt - 3 * hourMs);
  const onEach = (done: number): void => onProgress(done, 'inscriptions');
  const entrants = await registerEntrants(stage, evening, { tournament, cast, until: startsAt - hourMs, onEach });
  await stage.at(startsAt - hourMs);
  const cases = [...warningsFound(entrants), ...(await tryDeskCases(stage, evening, { tournament, cast }))];
  await checkInAll(stage, entrants, { floor: cast.floor, onEach: (done) => onProgress(total + done, 'pointage') });
  await rehearsal.documents.drain();

  stage.turn = 'tournament.json';
  await stage.at(startsAt);
  await stage.do(cast.tournamentDirector, 'clock.start', { tournament });
  const fortune = fortuneFrom(luck);
  const onFall = (done: number): void => onProgress(2 * total + done, 'le jeu');
  const options = { tournament, cast, fortune, onEach: onFall };
  await new Play(stage, evening, { entrants, options }).toTheWinner();

  await stage.wait(10 * minuteMs);
  const awards = await payWinners(stage, entrants, { tournament, cast });
  await closeEvening(stage, { tournament, cast });
  onProgress(stepsOf(evening), 'les documents');
  await rehearsal.documents.drain();
  return { sums: await sumsOf(stage, { tournament, cast }), awards, cases };
}

/** Commits to the draw before anybody registers, and opens as many tables as are expected. */
async function prepareSeats(stage: Stage, { entrants, tournament: file }: Evening, { floor }: Cast): Promise<void> {
  await stage.do(floor, 'seating.commitDraw', { tournament });
  const { terms } = await stage.do<{ terms: { tables: number[] } }>(floor, 'tournament.show', { tournament });
  const expected = Math.ceil(entrants.length / file.seats_per_table);
  await stage.do(floor, 'seating.openTables', { tournament, tables: terms.tables.slice(0, expected) });
}

/** From 45 minutes before the start, everybody confirms on site and proves who they are again (FR-REG-61, FR-REG-62). */
async function checkInAll(
  stage: Stage,
  entrants: readonly Entrant[],
  { floor, onEach }: { floor: string; onEach: (done: number) => void },
): Promise<void> {
  await stage.wait(15 * minuteMs);
  const stepMs = Math.floor((35 * minuteMs) / entrants.length);
  for (const [index, { entry, row }] of entrants.entries()) {
    await stage.wait(stepMs);
    stage.turn = `entries.csv ${row.ref}`;
    const document = documentOf(row);
    await stage.do(floor, 'registration.checkIn', { tournament, entry, document, documentVerdict: 'valid' });
    onEach(index + 1);
  }
}
