import type { Refused } from '../../../shared/kernel/refusal.ts';
import { systemChance } from '../../desk/ports.ts';
import { accessOf, type Access } from '../../features/accounts/index.ts';
import { features } from '../compose.ts';
import { faultLine } from '../door/fault-line.ts';
import { openHouse, type House } from '../house.ts';
import { systemClock } from '../system-clock.ts';
import { say } from './output.ts';

/** Opens the real house of a folder that holds one, on the computer's time, for a single act of the command line. Refuses as `openHouse` does. */
export const openRealHouse = (
  folder: string,
  options: { readonly updateInDay?: boolean } = {},
): House<Access> | Refused =>
  openHouse({
    ...{ folder, features, create: false, ...options },
    ...{ env: process.env, clock: systemClock, chance: systemChance(), access: accessOf },
    onFault: (id, error) => say(faultLine(id, error)),
  });
