import { createInterface } from 'node:readline';
import { isRefused } from '../../../shared/kernel/refusal.ts';
import { systemChance } from '../../desk/ports.ts';
import { accessOf } from '../../features/accounts/index.ts';
import { features } from '../compose.ts';
import { recover } from '../door/recovery-asks.ts';
import { faultLine } from '../door/fault-line.ts';
import { openHouse } from '../house.ts';
import { systemClock } from '../system-clock.ts';
import { print, refusedWith, say } from './output.ts';

/**
 * `recover --data DIR`: takes the printed recovery code from the first line of stdin, where no history and no list of processes keeps
 * it, gives the key back to this computer's key file, and says the next code once, on stderr. Exit 0 when the names open again.
 */
export async function recoverFolder(folder: string): Promise<number> {
  const house = openHouse({
    folder,
    env: process.env,
    clock: systemClock,
    chance: systemChance(),
    features,
    access: accessOf,
    create: false,
    onFault: (id, error) => say(faultLine(id, error)),
  });
  if (isRefused(house)) return refusedWith(house);
  try {
    const recovered = await recover(house, { recoveryCode: await firstLine() }, 'cli');
    if (isRefused(recovered)) return refusedWith(recovered);
    print({ ok: true });
    say(`nouveau code de secours, montré une seule fois ; l’ancien ne sert plus :\n\n    ${recovered.recoveryCode}\n`);
    return 0;
  } finally {
    house.close();
  }
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}
