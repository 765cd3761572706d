import { join } from 'node:path';
import { isRefused, type Refused } from '../../../shared/kernel/refusal.ts';
import { seededChance } from '../../desk/ports.ts';
import { readEvening } from './demo/evening.ts';
import { print, refusedWith } from './output.ts';
import { Rehearsal } from './rehearsal.ts';
import { openAfternoon, planAfternoon, playAfternoon } from './sample/afternoon.ts';
import { openEvening, planEvening, playEveningUntilNow, sendOneLetter } from './sample/evening.ts';
import { openLaterText, planLaterText, playLaterText } from './sample/later-text.ts';
import { SampleHouse, sampleNow, samplePlannedAt } from './sample/sample-house.ts';

const fixtures = join(import.meta.dirname, '..', '..', '..', 'resources', 'sample', 'evening');

/** `sample --data DIR`: founds the sample house on a new folder, with a tournament in every state there is. */
export async function foundSample(folder: string, keyFile?: string): Promise<number> {
  const rehearsal = await buildSample(folder, keyFile);
  if (isRefused(rehearsal)) return refusedWith(rehearsal);
  print({ ok: true, now: sampleNow, ...rehearsal.house.desk.head });
  rehearsal.house.close();
  return 0;
}

/** The same, left open at its present. */
export async function buildSample(folder: string, keyFile?: string): Promise<Rehearsal | Refused> {
  const startsAt = Date.parse(samplePlannedAt);
  const rehearsal = Rehearsal.open({ folder, chance: seededChance('sample'), startsAt, ...(keyFile && { keyFile }) });
  if (isRefused(rehearsal)) return rehearsal;
  const house = new SampleHouse(rehearsal, readEvening(fixtures));
  await house.found();
  await planAfternoon(house);
  await planEvening(house);
  await planLaterText(house);
  await house.stage.at(house.evening.tournament.registration.opens_at);
  await openAfternoon(house);
  await openEvening(house);
  await openLaterText(house);
  await house.stage.at('2027-03-05T12:00:00+01:00');
  await house.openDay();
  await sendOneLetter(house);
  await playAfternoon(house);
  await playLaterText(house);
  await playEveningUntilNow(house);
  await house.stage.at(sampleNow);
  rehearsal.leaveSignOfLife();
  return rehearsal;
}
