import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildSample } from '../../electron/hosts/cli/sample.ts';
import { sampleNow } from '../../electron/hosts/cli/sample/sample-house.ts';
import { openDoor, type OpenedDoor } from '../../electron/hosts/door/open-door.ts';
import { lineOf } from '../../electron/journal/entry.ts';
import { headOf } from '../../electron/journal/append.ts';
import { migrations } from '../../electron/storage/migrations/index.ts';
import { openStore } from '../../electron/storage/open.ts';
import type { JournalEvent } from '../../shared/kernel/event.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';

/** The sample house, opened by a host years before or after its evening. */

const root = mkdtempSync(join(tmpdir(), 'tapis-rehearsal-'));
const keyFile = join(root, 'sample.key');
const now = Date.parse(sampleNow);
const minuteMs = 60_000;
let copies = 0;
let opened: OpenedDoor | undefined;

function copyOfSample(): string {
  copies += 1;
  const folder = join(root, `copy-${copies}`);
  cpSync(join(root, 'sample'), folder, { recursive: true });
  return folder;
}

const open = (folder: string) =>
  openDoor({ folder, env: { TAPIS_KEY_FILE: keyFile }, onFault: (id, error) => console.error(id, error) });

async function openHere(folder: string): Promise<OpenedDoor> {
  const door = await open(folder);
  if (isRefused(door)) throw new Error(door.refusal.code);
  opened = door;
  return door;
}

const statusOf = ({ house }: OpenedDoor, tournament: string): string =>
  house.desk.reader.state('tournament', tournament).clock.core.status;

beforeAll(async () => {
  const sample = await buildSample(join(root, 'sample'), keyFile);
  if (isRefused(sample)) throw new Error(sample.refusal.code);
  sample.house.close();
});

afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a rehearsal folder in a host', () => {
  it('goes on in its own time, at real pace, with its clocks as they were', async () => {
    const door = await openHere(copyOfSample());
    const first = door.house.desk.now();
    expect(first.wall - now).toBeGreaterThanOrEqual(0);
    expect(first.wall - now).toBeLessThan(minuteMs);
    expect(['t-running', 't-paused', 't-interrupted'].map((tournament) => statusOf(door, tournament))).toEqual([
      'running',
      'paused',
      'interrupted',
    ]);
    const before = performance.now();
    await new Promise((done) => setTimeout(done, 300));
    const passedMs = door.house.desk.now().wall - first.wall;
    expect(Math.abs(passedMs - (performance.now() - before))).toBeLessThan(50);
  });

  it('goes on where it was left, however long it lay closed', async () => {
    const folder = copyOfSample();
    const first = await openHere(folder);
    await new Promise((done) => setTimeout(done, 1500)); // one sign of life
    const left = first.house.desk.now().wall;
    await first.close();
    const again = await openHere(folder);
    const found = again.house.desk.now().wall;
    expect(found).toBeGreaterThan(now + 500);
    expect(found - left).toBeLessThan(minuteMs);
    expect(statusOf(again, 't-running')).toBe('running');
  });

  it('is refused by name when a later Tapis wrote to a tournament that runs (decision 28)', async () => {
    const folder = copyOfSample();
    const store = openStore({ folder, migrations, today: '2027-03-05' });
    if (isRefused(store)) throw new Error(store.refusal.code);
    const { seq, hash } = headOf(store.reader);
    const stream = 'tournament/t-running';
    const last = store.reader.get<{ body: string; rev: number }>(
      'SELECT body, rev FROM journal WHERE stream = ? ORDER BY rev DESC LIMIT 1',
      stream,
    );
    const event = JSON.parse(last?.body ?? '') as JournalEvent;
    const later = lineOf({ ...event, seq: seq + 1, rev: (last?.rev ?? 0) + 1, type: 'clock.paused', version: 9 }, hash);
    store.raw.prepare('INSERT INTO journal VALUES (@seq, @stream, @rev, @type, @body, @prev, @hash)').run({ ...later });
    store.close();
    expect(await open(folder)).toMatchObject({
      refusal: { code: 'desk.newerEvent', params: { line: seq + 1, type: 'clock.paused', found: 9 } },
    });
    // The folder was let go of: it is refused the same way again, not as one in use.
    expect(await open(folder)).toMatchObject({ refusal: { code: 'desk.newerEvent' } });
  });
});
