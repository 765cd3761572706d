import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { demoPin } from '../../electron/hosts/cli/demo/cast.ts';
import { readEvening } from '../../electron/hosts/cli/demo/evening.ts';
import { closeRanking } from '../../electron/hosts/cli/demo/payout.ts';
import { Rehearsal } from '../../electron/hosts/cli/rehearsal.ts';
import { openAfternoon, planAfternoon, playAfternoon } from '../../electron/hosts/cli/sample/afternoon.ts';
import { FullEvening, fullTournament } from '../../electron/hosts/cli/sample/full-evening.ts';
import { SampleHouse, samplePlannedAt } from '../../electron/hosts/cli/sample/sample-house.ts';
import { seededChance } from '../../electron/desk/ports.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';
import { inProject, say } from '../project.ts';

/** Moments of the evening that pictures show: the desk before the start, the break, the game, the paying of prizes. */
export type Moment = 'desk' | 'break' | 'game' | 'prizes';

/** Where the pages of a picture's tournament are. */
export const shownTournament = fullTournament;

const at = (time: string, day = '2027-03-05'): string => `${day}T${time}:00+01:00`;

export interface Moments {
  readonly keyFile: string;
  /** The data folder as it was then. */
  folderOf(moment: Moment): string;
}

/** Plays the evening once, in a folder that exists, and keeps a copy of its data at each moment, for a host to open. */
export async function playMoments(folder: string): Promise<Moments> {
  const moments = { keyFile: join(folder, 'house.key'), folderOf: (moment: Moment) => join(folder, moment) };
  const data = join(folder, 'played');
  const startsAt = Date.parse(samplePlannedAt);
  const chance = seededChance('screens');
  const rehearsal = Rehearsal.open({ folder: data, keyFile: moments.keyFile, chance, startsAt });
  if (isRefused(rehearsal)) throw new Error(rehearsal.refusal.code);
  const house = new SampleHouse(rehearsal, readEvening(inProject('resources', 'sample', 'evening')));
  // Nothing writes between two commands: the files and the log beside them are whole.
  const keep = (moment: Moment): void => {
    rehearsal.leaveSignOfLife();
    cpSync(data, moments.folderOf(moment), { recursive: true, filter: (file) => !/-shm$|lock/.test(file) });
    say(`  ${moment}`);
  };
  await play(house, keep);
  rehearsal.house.close();
  return moments;
}

/** From the planning in December to the prizes at night. */
async function play(house: SampleHouse, keep: (moment: Moment) => void): Promise<void> {
  const evening = new FullEvening(house);
  const { stage } = house;
  await house.found();
  await planAfternoon(house);
  await evening.plan();
  await planLater(house);
  await stage.at(house.evening.tournament.registration.opens_at);
  await openAfternoon(house);
  await evening.openRegistration();
  await stage.at(at('12:00'));
  await house.openDay();
  await playAfternoon(house);
  const rows = house.rest();
  await evening.register(rows.slice(0, -3), at('19:20'));
  await evening.checkIn({ awaited: 40 });
  await stage.at(at('19:41'));
  keep('desk');
  await evening.register(rows.slice(-3), at('19:50'));
  await evening.checkIn({ awaited: 0 });
  await evening.start();
  await evening.play(40, at('22:11'));
  await stage.wait(45_000);
  keep('break');
  await evening.play(14, at('22:34'));
  await stage.wait(20_000);
  keep('game');
  await evening.freeze();
  await evening.playToTheWinner(at('03:10', '2027-03-06'));
  await closeRanking(stage, house.cast, fullTournament);
  keep('prizes');
}

/** Tournaments whose notices stand differently: one being written, one on the way, one ready. */
async function planLater(house: SampleHouse): Promise<void> {
  const later = (name: string, starts_at: string) => ({ name, starts_at });
  await house.plan('t-draft', later('Tournoi en préparation', '2027-05-28T20:00:00+02:00'), 'planned');
  await house.plan('t-published', later('Tournoi de mai', '2027-05-08T20:00:00+02:00'), 'rules');
  await house.plan('t-ready', later('Tournoi de la mi-mars', at('20:00', '2027-03-13')), 'notices');
  const { tournament, ids } = { tournament: 't-published', ids: ['n-may-1', 'n-may-2', 'n-may-3'] };
  await house.director('notices.prepare', { tournament, ids });
  await house.stage.wait(3_600_000);
  await house.director('notices.recordSent', {
    tournament,
    notice: ids[0],
    sentAt: new Date(house.stage.now).toISOString(),
    channel: 'registered-letter',
    reference: 'RA 2 001 456 789 FR',
    pin: demoPin,
  });
}
