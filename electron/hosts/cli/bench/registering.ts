import { join } from 'node:path';
import { isRefused } from '../../../../shared/kernel/refusal.ts';
import { seededChance, systemChance } from '../../../desk/ports.ts';
import { accessOf, type Access } from '../../../features/accounts/index.ts';
import { features } from '../../compose.ts';
import { openHouse, type House } from '../../house.ts';
import { readEvening, type Evening } from '../demo/evening.ts';
import { registrationOf, tillOf } from '../demo/register-entrants.ts';
import { Rehearsal } from '../rehearsal.ts';
import { SampleHouse, samplePlannedAt } from '../sample/sample-house.ts';
import { SimulatedClock } from '../simulated-clock.ts';
import { entrantsOf } from './entrants.ts';

const fixtures = join(import.meta.dirname, '..', '..', '..', '..', 'resources', 'sample', 'evening');
/** Tournaments of one evening, filled one after the other. */
const tournaments = ['t-early', 't-main', 't-late'];
const deskHour = '2027-03-05T18:30:00+01:00';

/** A house with its desk open for entries, and entrants in the queue. */
export interface RegisteringHouse {
  readonly house: House<Access>;
  /** Registers the next entrant; throws when that is refused. */
  registerNext(): Promise<void>;
}

/** Founds a house up to the hour of the desk, lets `between` work on its closed folder, and opens it without the papers' worker. */
export async function registeringHouse(
  folder: string,
  between: () => void = () => undefined,
): Promise<RegisteringHouse> {
  const evening = readEvening(fixtures);
  const keyFile = join(folder, 'bench.key');
  const data = join(folder, 'data');
  const chance = seededChance('bench');
  const rehearsal = Rehearsal.open({ folder: data, chance, keyFile, startsAt: Date.parse(samplePlannedAt) });
  if (isRefused(rehearsal)) throw new Error(rehearsal.refusal.code);
  const sample = new SampleHouse(rehearsal, evening);
  await sample.found();
  for (const tournament of tournaments) await sample.plan(tournament, {}, 'notices');
  await sample.stage.at(evening.tournament.registration.opens_at);
  for (const tournament of tournaments) await sample.openRegistration(tournament);
  await sample.stage.at(deskHour);
  await sample.openDay();
  await rehearsal.close();
  between();
  const house = openHouse({
    folder: data,
    env: { TAPIS_KEY_FILE: keyFile },
    clock: new SimulatedClock(deskHour),
    chance: systemChance(),
    features,
    access: accessOf,
    onFault: (id, error) => console.error(id, error),
  });
  if (isRefused(house)) throw new Error(house.refusal.code);
  const caller = house.access.callerOf(sample.cast.cashiers[0] ?? '', 'bench');
  if (!caller) throw new Error('the sample house has no cashier');
  const queue = forms(evening);
  return {
    house,
    registerNext: async () => {
      const input = queue.shift();
      const answer = await house.desk.call({ name: 'registration.registerPlayer', input, caller });
      if (!answer.ok) throw new Error(`${answer.refusal.code} ${JSON.stringify(answer.refusal.params)}`);
    },
  };
}

/** The filled-in forms of all entrants, as a page would send them: they are made before anything is timed. */
function forms(evening: Evening): object[] {
  const entrants = entrantsOf(evening);
  const { capacity } = evening.tournament.registration;
  return tournaments.flatMap((tournament) =>
    Array.from({ length: capacity }, () => ({
      ...registrationOf(entrants.next().value, { tournament, evening }),
      till: tillOf(0),
    })),
  );
}
