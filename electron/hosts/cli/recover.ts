import { createInterface } from 'node:readline';
import { isRefused } from '../../../shared/kernel/refusal.ts';
import { recover } from '../door/recovery-asks.ts';
import { print, refusedWith, say } from './output.ts';
import { openRealHouse } from './real-house.ts';

/**
 * `recover --data DIR`: takes the printed recovery code from the first line of stdin, where no history and no list of processes keeps
 * it, gives the key back to this computer's key file, and says the next code once, on stderr. Exit 0 when the names open again.
 */
export async function recoverFolder(folder: string): Promise<number> {
  const house = openRealHouse(folder);
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
