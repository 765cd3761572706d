import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { longRead, type ReadProgress } from '../../electron/features/audit/index.ts';
import { lockFolder } from '../../electron/storage/folder-lock.ts';
import { incomingFile } from '../../electron/storage/open.ts';
import { setUpContract } from '../../shared/contract/house.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';
import { openTestHost, TestSocket, type TestHost } from '../support/browser-host.ts';

/** The second copy of the closing (03:30), and a copy brought back (Q05). */

const cli = fileURLToPath(new URL('../../electron/hosts/cli/desk.ts', import.meta.url));

interface Told {
  readonly ok: boolean;
  readonly answer: Record<string, unknown>;
  readonly refusal: { readonly code: string };
}

let host: TestHost;
let window: TestSocket;
let session: unknown;
let disk = '';

const ask = async (name: string, input: object): Promise<Told> => {
  const heard = await window.ask({ verb: 'call', name, input, ...(session !== undefined && { session }) });
  return (heard as unknown as { answer: Told }).answer;
};

async function enter(): Promise<void> {
  session = undefined;
  window = await TestSocket.open(host);
  const signed = await ask('accounts.signIn', { login: 'dr', pin: '2468' });
  session = signed.ok ? signed.answer['token'] : undefined;
}

const dataFolder = (): string => join(host.folder, 'data');
const make = (place = disk): Promise<Told> => ask('host.copyData', { step: 'make', place });
const dayOf = () => host.opened.house.desk.snapshotOf('house').state as { day: { copiedAt: number | null } };
const linesIn = (folder: string): string[] => {
  const raw = new Database(join(folder, 'tapis.sqlite'), { readonly: true });
  const lines = raw.prepare('SELECT body FROM journal ORDER BY seq').pluck().all() as string[];
  raw.close();
  return lines;
};
const desk = (...args: string[]) => {
  const env = { ...process.env, TAPIS_KEY_FILE: join(host.folder, 'house.key') };
  const { status, stdout } = spawnSync(process.execPath, [cli, ...args], { env });
  return { status, told: JSON.parse(stdout.toString()) as Record<string, unknown> };
};

beforeEach(async () => {
  disk = mkdtempSync(join(tmpdir(), 'tapis-disk-'));
  session = undefined;
  host = await openTestHost();
  window = await TestSocket.open(host);
  await ask('house.setUp', setUpContract.example);
  await enter();
  mkdirSync(join(dataFolder(), 'papers'), { recursive: true });
  writeFileSync(join(dataFolder(), 'papers', 'receipt-r-2027-000001.sealed'), 'sealed bytes');
});

afterEach(async () => {
  await host.remove();
  rmSync(disk, { recursive: true, force: true });
});

describe('a second copy', () => {
  it('holds the database and every paper, is proved, is one whole file for any reader, and the journal says so', async () => {
    await ask('house.openDay', {});
    const before = host.opened.house.desk.head;
    const { answer } = await make();
    expect(answer).toMatchObject({ lines: before.seq, hash: before.hash, papers: 1 });
    const folder = String(answer['folder']);
    expect(readdirSync(disk)).toHaveLength(1);
    expect(readdirSync(folder).sort()).toEqual(['papers', 'tapis.sqlite']);
    expect(readFileSync(join(folder, 'papers', 'receipt-r-2027-000001.sealed'), 'utf8')).toBe('sealed bytes');
    chmodSync(folder, 0o500);
    expect(desk('verify', '--data', folder)).toMatchObject({ status: 0, told: { ok: true, hash: before.hash } });
    chmodSync(folder, 0o700);
    const last = JSON.parse(linesIn(dataFolder()).at(-1) ?? '') as { type: string; actor: string; data: object };
    expect(last).toMatchObject({ type: 'house.copyMade', data: { lines: before.seq, hash: before.hash, papers: 1 } });
    expect(last.actor).toBe('dr');
    expect(JSON.stringify(last)).not.toContain(disk);
  });

  it('is due after the closing until it is made (03:30)', async () => {
    const { owesCopy } = await import('../../shared/domain/house/index.ts');
    const owes = () => owesCopy(host.opened.house.desk.reader.state('house').day);
    await ask('house.openDay', {});
    expect(owes()).toBe(false);
    await ask('house.closeDay', { pin: '2468' });
    expect(owes()).toBe(true);
    await make();
    expect(owes()).toBe(false);
    expect(dayOf().day.copiedAt).not.toBeNull();
  });

  it('goes nowhere that would be lost with the data, and only where there is a folder', async () => {
    expect((await make(join(disk, 'not-plugged-in'))).refusal.code).toBe('host.copyPlaceMissing');
    expect((await make('copies')).refusal.code).toBe('host.copyPlaceMissing');
    expect((await make(join(dataFolder(), 'papers'))).refusal.code).toBe('host.copyInsideData');
    session = undefined;
    expect((await make()).refusal.code).toBe('desk.notSignedIn');
  });

  it('tells how far it is; stopped, nothing of it stays and nothing is noted', async () => {
    for (let index = 0; index < 200; index += 1)
      writeFileSync(join(dataFolder(), 'papers', `p-${index}.sealed`), Buffer.alloc(2000, index));
    const head = host.opened.house.desk.head;
    const stop = new AbortController();
    const heard: ReadProgress[] = [];
    const onProgress = (progress: ReadProgress): void => {
      heard.push(progress);
      stop.abort();
    };
    const read = { job: 'copy', folder: dataFolder(), to: join(disk, 'copy') } as const;
    expect(await longRead(read, { onProgress, signal: stop.signal })).toMatchObject({
      refusal: { code: 'bundle.stopped' },
    });
    expect(heard.length).toBeGreaterThan(0);
    expect(readdirSync(disk)).toEqual([]);
    expect(host.opened.house.desk.head).toEqual(head);
    expect((await ask('host.copyData', { step: 'look' })).answer).toEqual({ underWay: null });
  });
});

describe('Q05: a copy brought back', () => {
  async function copied(): Promise<string> {
    await ask('house.openDay', {});
    return String((await make()).answer['folder']);
  }

  it('over a folder whose process was killed: exactly the copy and one line, nothing of the log that was left', async () => {
    const copy = await copied();
    const before = linesIn(copy);
    await ask('house.setFormRule', { rule: 'ticked' });
    writeFileSync(join(dataFolder(), 'papers', 'receipt-r-2027-000002.sealed'), 'given after the copy');
    // What a kill leaves: the database with its log beside it.
    const killed = join(host.folder, 'killed');
    cpSync(dataFolder(), killed, { recursive: true });
    const old = linesIn(dataFolder());
    expect(existsSync(join(killed, 'tapis.sqlite-wal'))).toBe(true);
    await host.stop();
    rmSync(dataFolder(), { recursive: true });
    cpSync(killed, dataFolder(), { recursive: true });

    const { status, told } = desk('restore', copy, '--data', dataFolder());
    expect([status, told['lines']]).toEqual([0, before.length]);
    const now = linesIn(dataFolder());
    expect(now.slice(0, -1)).toEqual(before);
    expect(JSON.parse(now.at(-1) ?? '')).toMatchObject({
      type: 'house.restored',
      data: { lines: before.length, replaced: { lines: old.length } },
    });
    expect(desk('verify', '--data', dataFolder())).toMatchObject({ status: 0, told: { lines: now.length } });
    expect(readdirSync(join(dataFolder(), 'papers'))).toEqual(['receipt-r-2027-000001.sealed']);
    const kept = join(dataFolder(), 'backups');
    const papers = readdirSync(kept).find((name) => name.endsWith('-papers')) ?? '';
    expect(readdirSync(join(kept, papers))).toContain('receipt-r-2027-000002.sealed');

    // A window that was connected hears of the other journal: it is given everything anew.
    host = await openTestHost({}, host.folder);
    await enter();
    const snapshot = await window.ask({ verb: 'subscribe', streams: ['house'] });
    expect(snapshot).toMatchObject({ snapshot: { head: { seq: now.length } } });
    expect((await ask('house.show', {})).answer).toMatchObject({
      day: { open: { day: expect.any(String) as string } },
    });
  });

  it('is refused while a Tapis has the folder open, and for a copy that does not hold; nothing is changed then', async () => {
    const copy = await copied();
    const lines = linesIn(dataFolder());
    expect(desk('restore', copy, '--data', dataFolder()).told).toMatchObject({ refusal: { code: 'storage.inUse' } });
    const raw = new Database(join(copy, 'tapis.sqlite'));
    raw.exec("DROP TRIGGER journal_no_update; UPDATE journal SET body = replace(body, 'house', 'hause') WHERE seq = 2");
    raw.close();
    await host.stop();
    expect(desk('restore', copy, '--data', dataFolder()).told).toMatchObject({
      refusal: { code: expect.stringMatching(/^journal\./) as string },
    });
    expect(desk('restore', disk, '--data', dataFolder()).told).toMatchObject({ refusal: { code: 'storage.missing' } });
    expect(linesIn(dataFolder())).toEqual(lines);
    const lock = lockFolder(dataFolder());
    expect(isRefused(lock)).toBe(false);
    if (!isRefused(lock)) lock.release();
    host = await openTestHost({}, host.folder);
  });

  it('whose database cannot be brought leaves the papers that stood there, and nothing of its own', async () => {
    const copy = await copied();
    rmSync(join(copy, 'papers'), { recursive: true });
    const papers = readdirSync(join(dataFolder(), 'papers'));
    await host.stop();
    // In the way of the incoming database.
    mkdirSync(incomingFile(dataFolder()));
    expect(spawnSync(process.execPath, [cli, 'restore', copy, '--data', dataFolder()]).status).not.toBe(0);
    rmSync(incomingFile(dataFolder()), { recursive: true, force: true });
    expect(readdirSync(join(dataFolder(), 'papers'))).toEqual(papers);
    expect(readdirSync(dataFolder()).filter((name) => name.endsWith('.part'))).toEqual([]);
    host = await openTestHost({}, host.folder);
  });

  it('on another computer: the figures are there, the names come back by the recovery code', async () => {
    const printed = host.opened.house.recoveryCode ?? '';
    const copy = await copied();
    await host.stop();
    rmSync(dataFolder(), { recursive: true });
    rmSync(join(host.folder, 'house.key'));
    expect(desk('restore', copy, '--data', dataFolder())).toMatchObject({ status: 0, told: { replaced: null } });
    host = await openTestHost({}, host.folder);
    await enter();
    expect(session).toBeUndefined();
    expect((await ask('host.recover', { recoveryCode: printed })).ok).toBe(true);
    await enter();
    expect((await ask('accounts.me', {})).answer).toMatchObject({ login: 'dr' });
  });
});
