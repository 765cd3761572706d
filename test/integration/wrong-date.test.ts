import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SimulatedClock } from '../../electron/hosts/cli/simulated-clock.ts';
import { openDoor, type OpenedDoor } from '../../electron/hosts/door/open-door.ts';
import { ownAsks, type HostTraits } from '../../electron/hosts/door/own-asks.ts';
import { showContract } from '../../shared/contract/host.ts';
import type { HostShown } from '../../shared/contract/host-shown.ts';
import { setUpContract } from '../../shared/contract/house.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';

/** The computer's date against the journal's: a real folder, closed one day and opened on a machine that is set wrong. */

const traits: HostTraits = {
  ...{ kind: 'browser', version: '0.0.0', canPrint: false, canPlaceScreens: false, hall: null, notices: [] },
};

const foundedAt = '2027-03-05T18:30:00+01:00';

let root: string;
let opened: OpenedDoor | undefined;
let clock: SimulatedClock;
let shown: () => Promise<HostShown>;

async function open(at: string): Promise<OpenedDoor> {
  await opened?.close();
  clock = new SimulatedClock(at);
  const env = { XDG_CONFIG_HOME: root, APPDATA: root, TAPIS_KEY_FILE: join(root, 'house.key') };
  const onFault = (id: string, error: unknown) => console.error(id, error);
  const door = await openDoor({ folder: join(root, 'data'), env, clock, onFault });
  if (isRefused(door)) throw new Error(door.refusal.code);
  opened = door;
  const show = ownAsks(door.house, () => traits).find(({ contract }) => contract === showContract)!;
  shown = async () => (await show.answer({}, { station: 'poste' } as never)) as HostShown;
  return door;
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'tapis-date-'));
  opened = undefined;
  const { house } = await open(foundedAt);
  const founded = await house.desk.call({
    name: 'house.setUp',
    input: setUpContract.example,
    caller: { account: null, roles: [], station: 'poste' },
  });
  expect(founded).toMatchObject({ ok: true });
});
afterEach(async () => {
  await opened?.close();
  rmSync(root, { recursive: true, force: true });
});

describe('a computer whose date is wrong', () => {
  it('is told while it is behind the journal, with the journal’s latest moment', async () => {
    await open('2026-03-05T18:30:00+01:00');
    expect(await shown()).toMatchObject({ journalAheadAt: Date.parse(foundedAt) });
    clock.reach('2027-03-05T18:28:00+01:00');
    expect(await shown()).toMatchObject({ journalAheadAt: Date.parse(foundedAt) });
    clock.reach('2027-03-05T18:30:00+01:00');
    expect(await shown()).toMatchObject({ journalAheadAt: null });
  });

  it('is still told after something was written with the wrong date, and when it is opened again', async () => {
    const { house } = await open('2026-03-05T18:30:00+01:00');
    const director = { account: 'dr', roles: ['responsible-director'] as const, station: 'poste' };
    expect(await house.desk.call({ name: 'house.openDay', input: {}, caller: director })).toMatchObject({ ok: true });
    expect(await shown()).toMatchObject({ journalAheadAt: Date.parse(foundedAt) });
    await open('2026-03-06T18:30:00+01:00');
    expect(await shown()).toMatchObject({ journalAheadAt: Date.parse(foundedAt) });
  });

  it('is not troubled by a clock that is set back by seconds, nor by weeks without a line', async () => {
    await open('2027-03-05T18:29:30+01:00');
    expect(await shown()).toMatchObject({ journalAheadAt: null });
    await open('2027-04-20T18:30:00+02:00');
    expect(await shown()).toMatchObject({ journalAheadAt: null });
  });
});
