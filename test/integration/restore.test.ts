import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../electron/storage/migrations/index.ts';
import { openStore } from '../../electron/storage/open.ts';
import { setUpContract } from '../../shared/contract/house.ts';
import { openTestHost, TestSocket, type TestHost } from '../support/browser-host.ts';

/** A backup put in the place of a database whose program was killed: exactly what the backup held, whatever log was left behind (Q05). */

const cli = fileURLToPath(new URL('../../electron/hosts/cli/desk.ts', import.meta.url));

let host: TestHost;
let backup: string;
/** The data folder as the killed program left it: its last lines are in the write-ahead log alone. */
let killed: string;
let backedUp: number;
let written: number;

interface Said {
  readonly ok: boolean;
  readonly lines: number;
  readonly replaced: { readonly lines: number; readonly head: string };
  readonly keptIn: string;
  readonly refusal: { readonly code: string };
}

function restore(file: string, folder: string): Said {
  const env = { ...process.env, TAPIS_KEY_FILE: join(host.folder, 'house.key') };
  const { stdout } = spawnSync(process.execPath, [cli, 'restore', file, '--data', folder], { env });
  return JSON.parse(stdout.toString()) as Said;
}

/** The types of the journal's lines, and that the file is sound. */
function journalIn(file: string): readonly string[] {
  const db = new Database(file, { readonly: true });
  const types = db.prepare("SELECT body ->> 'type' FROM journal ORDER BY seq").pluck().all() as string[];
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
  db.close();
  return types;
}

const inFolder = (name: string): string => join(host.folder, name);

beforeAll(async () => {
  host = await openTestHost();
  const window = await TestSocket.open(host);
  const give = async (name: string, input: object, session?: string) => {
    const message = { verb: 'call', name, input, key: `${name}-1`, ...(session !== undefined && { session }) };
    const { answer } = (await window.ask(message)) as unknown as { answer: { ok: boolean; answer: { token: string } } };
    expect([name, answer.ok]).toEqual([name, true]);
    return answer.answer;
  };
  await give('house.setUp', setUpContract.example);
  const { store } = host.opened.house;
  backup = inFolder('of-yesterday.sqlite');
  store.raw.prepare('VACUUM INTO ?').run(backup);
  backedUp = journalIn(backup).length;
  const { token } = await give('accounts.signIn', { login: 'dr', pin: '2468' });
  await give('house.openDay', {}, token);
  written = store.reader.get<{ seq: number }>('SELECT seq FROM journal_head')?.seq ?? 0;
  killed = inFolder('killed');
  // In another process: one that reads a lock's file lets go of its own lock on it.
  const copy = `require('node:fs').cpSync(${JSON.stringify(inFolder('data'))}, ${JSON.stringify(killed)}, { recursive: true })`;
  expect(spawnSync(process.execPath, ['-e', copy]).status).toBe(0);
  expect(statSync(join(killed, 'tapis.sqlite-wal')).size).toBeGreaterThan(0);
});
afterAll(() => host.remove());

describe('a backup that is put back (Q05)', () => {
  it('Q05 is refused while a desk has the folder open: nobody is cut off under their hands', () => {
    expect(restore(backup, inFolder('data')).refusal.code).toBe('storage.inUse');
    expect(existsSync(inFolder('data/backups'))).toBe(false);
  });

  it.each([
    ['cut off', 'storage.corrupted'],
    ['of something else', 'storage.corrupted'],
    ['with a line of its journal changed', 'journal.altered'],
    ['not there', 'storage.missing'],
  ])('a file %s is refused, and nothing in the folder is touched', (what, code) => {
    const bad = inFolder(`bad-${code}-${what.length}.sqlite`);
    if (what !== 'not there') cpSync(backup, bad);
    if (what === 'cut off') truncateSync(bad, statSync(bad).size / 2);
    if (what === 'of something else') writeFileSync(bad, 'a list of names');
    if (what.startsWith('with')) {
      const db = new Database(bad);
      for (const trigger of db.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").pluck().all())
        db.exec(`DROP TRIGGER ${String(trigger)}`);
      db.exec(`UPDATE journal SET body = replace(body, 'founded', 'FOUNDED') WHERE seq = 1`);
      db.close();
    }
    const before = readdirSync(killed);
    expect(restore(bad, killed).refusal.code).toBe(code);
    expect(readdirSync(killed).filter((name) => !name.startsWith('lock'))).toEqual(
      before.filter((name) => !name.startsWith('lock')),
    );
  });

  it.each([
    ['the log was moved away', ['-wal']],
    ['the database was moved away', ['-wal', '-shm', '']],
  ])('Q05 cut when %s: no desk opens the folder until the same restore was done again', (_when, moved) => {
    const cut = inFolder(`cut-${moved.length}`);
    cpSync(killed, cut, { recursive: true });
    copyFileSync(backup, join(cut, 'tapis.sqlite.part'));
    for (const part of moved) rmSync(join(cut, `tapis.sqlite${part}`), { force: true });
    const files = readdirSync(cut);
    const opened = openStore({ folder: cut, migrations, today: '2027-03-05' });
    expect(opened).toMatchObject({ refusal: { code: 'storage.restoreCut', params: { folder: cut } } });
    expect(readdirSync(cut)).toEqual(files);
    expect(restore(backup, cut)).toMatchObject({ ok: true, lines: backedUp });
    expect(journalIn(join(cut, 'tapis.sqlite'))).toEqual([...journalIn(backup), 'house.restored']);
  });

  it('Q05 is exactly what stands then, although the killed program left its log; what stood there is kept whole, and the journal says both', () => {
    const said = restore(backup, killed);
    expect(said).toMatchObject({ ok: true, lines: backedUp, replaced: { lines: written } });
    const types = journalIn(join(killed, 'tapis.sqlite'));
    expect(types).toEqual([...journalIn(backup), 'house.restored']);
    expect(journalIn(said.keptIn)).toHaveLength(written);
    expect(journalIn(said.keptIn)).toContain('house.dayOpened');
    const names = readFileSync(join(killed, 'tapis.sqlite')).toString('latin1');
    expect(names.includes('house.dayOpened')).toBe(false);
  });
});
