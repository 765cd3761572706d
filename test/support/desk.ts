import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeskFeature } from '../../electron/desk/feature.ts';
import { seededChance } from '../../electron/desk/ports.ts';
import type { Answer, Caller } from '../../electron/desk/request.ts';
import { frozenFolds } from './frozen-folds.ts';
import { openHouse, type House, type HouseAccess, type HouseOptions } from '../../electron/hosts/house.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';
import type { Role } from '../../shared/kernel/roles.ts';
import { SimulatedClock } from '../../electron/hosts/cli/simulated-clock.ts';

const evening = '2027-03-05T18:30:00+01:00';

/** Accepts PIN 2468 of anyone, so that a feature can be tested without the accounts. */
const anyPin: HouseAccess = {
  handlers: [],
  check: (_account, pin) =>
    Promise.resolve(pin === '2468' ? undefined : { refusal: { code: 'accounts.wrongPin', params: {}, rules: [] } }),
};

interface TestDeskOptions extends Partial<Pick<HouseOptions, 'access' | 'onStatement' | 'rehearsal'>> {
  readonly features: readonly DeskFeature[];
  readonly at?: string;
  readonly seed?: string;
  /** Reopens this folder instead of a new temporary one. */
  readonly folder?: string;
}

export interface TestDesk extends House {
  readonly clock: SimulatedClock;
  readonly folder: string;
  /** Calls as an account with these roles. */
  as(account: string, ...roles: Role[]): (name: string, input: unknown, key?: string) => Promise<Answer>;
  /** Calls as the desk itself. */
  asDesk(name: string, input: unknown): Promise<Answer>;
  /** Closes the desk and deletes its folder. */
  remove(): void;
}

/** A real desk on a real SQLite database in a temporary folder, with a simulated clock and seeded chance. Faults are thrown on. */
export function openTestDesk(options: TestDeskOptions): TestDesk {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'tapis-'));
  const clock = new SimulatedClock(options.at ?? evening);
  const faults: unknown[] = [];
  const house = openHouse({
    folder: join(folder, 'data'),
    env: { XDG_CONFIG_HOME: join(folder, 'config'), APPDATA: join(folder, 'config') },
    clock,
    chance: (journalled) => seededChance(options.seed ?? 'test', journalled),
    features: options.features,
    streams: frozenFolds,
    access: options.access ?? (() => anyPin),
    onFault: (_id, error) => faults.push(error),
    rehearsal: options.rehearsal ?? true,
    ...(options.onStatement && { onStatement: options.onStatement }),
  });
  if (isRefused(house)) throw new Error(`cannot open: ${house.refusal.code} ${JSON.stringify(house.refusal.params)}`);
  const call = async (
    caller: Caller,
    request: { name: string; input: unknown; key?: string | undefined },
  ): Promise<Answer> => {
    const answer = await house.desk.call({ ...request, caller });
    if (faults.length > 0) throw faults.shift();
    return answer;
  };
  return {
    ...house,
    clock,
    folder,
    as:
      (account, ...roles) =>
      (name, input, key) =>
        call({ account, roles, station: 'test' }, { name, input, key }),
    asDesk: (name, input) => call({ account: null, roles: [], station: 'desk', desk: true }, { name, input }),
    remove: () => {
      house.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
