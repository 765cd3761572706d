import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registryOf } from '../../electron/desk/registry.ts';
import { replay } from '../../electron/desk/replay.ts';
import type { Answer } from '../../electron/desk/request.ts';
import { buildSample } from '../../electron/hosts/cli/sample.ts';
import { features } from '../../electron/hosts/compose.ts';
import { verifyDatabase } from '../../electron/journal/verify-database.ts';
import type { ReadableDatabase } from '../../electron/storage/database.ts';
import { migrations } from '../../electron/storage/migrations/index.ts';
import { openReadOnly } from '../../electron/storage/open.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';

const root = mkdtempSync(join(tmpdir(), 'tapis-kill-registration-'));
const keyFile = join(root, 'house.key');
const sample = join(root, 'sample');
const child = fileURLToPath(new URL('../support/registration-child.ts', import.meta.url));

interface Said {
  readonly answer: Answer;
  readonly statements: number;
}

function registering(folder: string, killAt: number): { said: Said | undefined; signal: string | null } {
  const { stdout, signal } = spawnSync(process.execPath, [child, folder, keyFile, String(killAt)], {
    encoding: 'utf8',
  });
  return { said: stdout === '' ? undefined : (JSON.parse(stdout) as Said), signal };
}

const rows = (db: ReadableDatabase, sql: string): unknown => Object.values(db.get(sql) ?? {})[0];

/** What one registration leaves: counted, so that a half of it would show. */
const traces = (db: ReadableDatabase): unknown[] => [
  rows(db, 'SELECT count(*) FROM journal'),
  rows(db, 'SELECT count(*) FROM answers'),
  rows(db, 'SELECT count(*) FROM people'),
  rows(db, 'SELECT count(*) FROM entries'),
  rows(db, 'SELECT count(*) FROM receipts'),
  rows(db, 'SELECT count(*) FROM postings'),
  rows(db, "SELECT last FROM series WHERE series = 'R' AND year = 2027"),
];

function reading<Result>(folder: string, read: (db: ReadableDatabase) => Result): Result {
  const store = openReadOnly(folder, migrations);
  if (isRefused(store)) throw new Error(store.refusal.code);
  const result = read(store.reader);
  store.close();
  return result;
}

beforeAll(async () => {
  const built = await buildSample(sample, keyFile);
  if (isRefused(built)) throw new Error(built.refusal.code);
  built.house.close();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('Q06: killed at any statement of a registration, money, number, seat, person and journal are whole or absent', () => {
  const untouched = reading(sample, traces);
  const whole = join(root, 'whole');
  cpSync(sample, whole, { recursive: true });
  const { said } = registering(whole, 0);
  expect(said?.answer).toMatchObject({ ok: true });
  const complete = reading(whole, traces);
  expect(complete).not.toEqual(untouched);

  const statements = said?.statements ?? 0;
  expect(statements).toBeGreaterThan(20);
  for (let statement = 1; statement <= statements; statement += 1) {
    const folder = join(root, `killed-${statement}`);
    cpSync(sample, folder, { recursive: true });
    expect([statement, registering(folder, statement).signal]).toEqual([statement, 'SIGKILL']);
    expect([statement, reading(folder, traces)]).toEqual([statement, untouched]);
    rmSync(folder, { recursive: true, force: true });
  }
}, 600_000);

it('Q06: after a kill in the middle the same key registers once, and replay finds every table again', () => {
  const folder = join(root, 'again');
  cpSync(sample, folder, { recursive: true });
  expect(registering(folder, 20).signal).toBe('SIGKILL');
  const first = registering(folder, 0).said?.answer;
  const second = registering(folder, 0).said?.answer;
  expect(first).toMatchObject({ ok: true });
  expect(second).toEqual(first);
  reading(folder, (db) => {
    expect(isRefused(verifyDatabase(db))).toBe(false);
    expect(replay(db, { migrations, registry: registryOf(features) })).toMatchObject({ streams: 25 });
    expect(rows(db, 'SELECT sum(amount_cents) FROM postings')).toBe(0);
  });
});
