import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Desk } from '../../electron/desk/desk.ts';
import { seededChance } from '../../electron/desk/ports.ts';
import type { Answer, Caller, DeskRequest } from '../../electron/desk/request.ts';
import type { Streams } from '../../electron/desk/streams.ts';
import { SimulatedClock } from '../../electron/hosts/cli/simulated-clock.ts';
import { headOf } from '../../electron/journal/append.ts';
import type { Store } from '../../electron/storage/database.ts';
import { migrations } from '../../electron/storage/migrations/index.ts';
import { openStore } from '../../electron/storage/open.ts';
import { lockableSealer, type LockableSealer } from '../../electron/storage/sealer.ts';
import { isRefused, type Refused } from '../../shared/kernel/refusal.ts';
import type { Role } from '../../shared/kernel/roles.ts';
import { counterFeature, counterMigration, counterStreams } from './counter-feature.ts';

export const counterMigrations = [...migrations, counterMigration];

const signer = '73915286';

interface CounterDeskOptions {
  readonly folder?: string;
  readonly streams?: Streams;
  readonly sealer?: LockableSealer;
  readonly seed?: string;
  readonly onStatement?: (sql: string) => void;
}

export interface CounterDesk {
  readonly desk: Desk;
  readonly store: Store;
  readonly clock: SimulatedClock;
  readonly folder: string;
  /** Errors behind `desk.internal`, with their ids. */
  readonly faults: [string, unknown][];
  /** Calls as a cashier. */
  call(name: string, input: unknown, more?: Partial<DeskRequest>): Promise<Answer>;
  as(caller: Partial<Caller>, name: string, input: unknown): Promise<Answer>;
  close(): void;
  remove(): void;
}

export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'tapis-'));

/** The same key for every desk, so that one can be opened again, also by another process. */
const testKey = Buffer.alloc(32, 'counter');

const cashier: Caller = { account: 'a_1', roles: ['cashier'], station: 'till-1' };

export function openCounterStore(folder: string, onStatement?: (sql: string) => void): Store | Refused {
  return openStore({ folder, migrations: counterMigrations, today: '2027-03-05', ...(onStatement && { onStatement }) });
}

/** A desk with the counter feature alone on a real database, whose PIN is 73915286. */
export function openCounterDesk(options: CounterDeskOptions = {}): CounterDesk {
  const folder = options.folder ?? temporaryFolder();
  const store = openCounterStore(folder, options.onStatement);
  if (isRefused(store)) throw new Error(`cannot open: ${store.refusal.code}`);
  const clock = new SimulatedClock('2027-03-05T18:30:00+01:00');
  const faults: [string, unknown][] = [];
  const desk = new Desk({
    store,
    sealer: options.sealer ?? lockableSealer(testKey),
    features: [counterFeature()],
    clock,
    chance: seededChance(options.seed ?? 'counter', headOf(store.reader).seq),
    signatures: {
      check: (_account, pin) =>
        Promise.resolve(pin === signer ? undefined : { refusal: { code: 'accounts.wrongPin', params: {}, rules: [] } }),
    },
    streams: options.streams ?? counterStreams(),
    onFault: (id, error) => faults.push([id, error]),
  });
  return {
    desk,
    store,
    clock,
    folder,
    faults,
    call: (name, input, more = {}) => desk.call({ name, input, caller: cashier, ...more }),
    as: (caller, name, input) => desk.call({ name, input, caller: { ...cashier, ...caller } }),
    close: () => store.close(),
    remove: () => {
      store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const director: Partial<Caller> = { roles: ['responsible-director'] satisfies Role[] };
