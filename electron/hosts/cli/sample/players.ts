import { documentOf } from '../demo/entrant.ts';
import type { EntrantRow } from '../demo/evening-files.ts';
import { registrationOf, tillOf } from '../demo/register-entrants.ts';
import type { SampleHouse } from './sample-house.ts';

export interface SamplePlayer {
  readonly entry: string;
  readonly row: EntrantRow;
}

/** Registers `count` people as `e-<word>-1`… (persons `p-<word>-1`…). */
export async function registerPlayers(
  house: SampleHouse,
  { tournament, word, count }: { tournament: string; word: string; count: number },
): Promise<SamplePlayer[]> {
  const players: SamplePlayer[] = [];
  for (let index = 1; index <= count; index += 1) {
    const row = house.nextRow();
    players.push(await registerAs(house, { tournament, name: `${word}-${index}`, row }));
  }
  return players;
}

/** One person as `e-<name>`, person `p-<name>`. */
export async function registerAs(
  house: SampleHouse,
  { tournament, name, row }: { tournament: string; name: string; row: EntrantRow },
): Promise<SamplePlayer> {
  const entry = `e-${name}`;
  await house.cashier('registration.registerPlayer', {
    ...registrationOf(row, { tournament, evening: house.evening }),
    entry,
    person: `p-${name}`,
    till: tillOf(0),
  });
  return { entry, row };
}

export async function checkInPlayers(
  house: SampleHouse,
  tournament: string,
  players: readonly SamplePlayer[],
): Promise<void> {
  for (const { entry, row } of players) {
    await house.floor('registration.checkIn', {
      tournament,
      entry,
      document: documentOf(row),
      documentVerdict: 'valid',
    });
  }
}
