import { spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replay } from '../../electron/desk/replay.ts';
import { verifyDatabase } from '../../electron/journal/verify-database.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';
import { counterMigrations, openCounterDesk, openCounterStore, temporaryFolder } from '../support/counter-desk.ts';
import { counterStreams } from '../support/counter-feature.ts';

const child = fileURLToPath(new URL('../support/command-child.ts', import.meta.url));

interface Said {
  readonly answer?: {
    readonly ok: boolean;
    readonly key: string;
    readonly seq: number;
    readonly answer: { readonly number: string };
  };
  readonly statements?: number;
}

/** Whole lines only: the last one may be cut by the kill. */
const parse = (text: string): Said[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Said);

let folder = '';

beforeEach(() => {
  folder = temporaryFolder();
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Opens the folder that a killed process left, and proves that every answer is there and nothing is half-done. */
function proveAfter(answers: readonly Said[]): number {
  const again = openCounterDesk({ folder });
  const { reader } = again.store;
  const lines = again.desk.head.seq;
  const answered = answers.flatMap(({ answer }) => answer ?? []);
  expect(answered.every(({ ok }) => ok)).toBe(true);
  for (const { key, seq, answer } of answered) {
    expect(reader.get('SELECT seq, answer FROM answers WHERE key = ?', key)).toEqual({
      seq,
      answer: JSON.stringify(answer),
    });
  }
  expect(lines).toBeGreaterThanOrEqual(answered.length);
  expect(verifyDatabase(reader)).toEqual({ lines, hash: again.desk.head.hash });
  expect(reader.get('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
  const count = (table: string): unknown => reader.get(`SELECT count(*) AS rows FROM ${table}`);
  for (const table of ['answers', 'people']) expect(count(table)).toEqual({ rows: lines });
  const numbers = reader.all<{ number: string }>("SELECT body ->> '$.data.number' AS number FROM journal ORDER BY seq");
  expect(numbers.map(({ number }) => number)).toEqual(
    numbers.map((_, index) => `R-2027-${String(index + 1).padStart(6, '0')}`),
  );
  const registry = again.desk.registry;
  expect(replay(reader, { migrations: counterMigrations, registry, streams: counterStreams() })).toMatchObject({
    lines,
  });
  again.close();
  return lines;
}

const killedAt = (statement: number): { said: Said[]; signal: string | null } => {
  const run = spawnSync(process.execPath, [child, folder, String(statement)], { encoding: 'utf8' });
  expect(run.stderr).toBe('');
  return { said: parse(run.stdout), signal: run.signal };
};

describe('Q06, Q15: kill -9', () => {
  it('at every SQL statement of a command, and after the last: nothing answered is lost, nothing is half-done', async () => {
    const { statements = 0 } = killedAt(0).said.at(-1) ?? {};
    expect(statements).toBeGreaterThanOrEqual(9);
    for (let statement = 1; statement <= statements + 1; statement += 1) {
      rmSync(folder, { recursive: true });
      const { said, signal } = killedAt(statement);
      expect([statement, signal]).toEqual([statement, 'SIGKILL']);
      expect(said).toHaveLength(2);
      // Only past the last statement, COMMIT, is the command there although nobody was told.
      expect(proveAfter(said)).toBe(statement > statements ? 3 : 2);
      const again = openCounterDesk({ folder });
      const input = { counter: 'a', by: 3, person: { id: 'p_3', name: 'Marguerite' } };
      expect(await again.call('counter.add', input, { key: 'k3' })).toMatchObject({
        ok: true,
        seq: 3,
        answer: { number: 'R-2027-000003' },
      });
      expect(again.desk.head.seq).toBe(3);
      again.close();
    }
  }, 120_000);

  it('at any moment of a storm of commands, again and again on one folder', async () => {
    let answered = 0;
    for (let round = 1; round <= 4; round += 1) {
      folder = folder || temporaryFolder();
      rmSync(folder, { recursive: true, force: true });
      const storm = spawn(process.execPath, [child, folder, 'storm'], { stdio: ['ignore', 'pipe', 'inherit'] });
      let text = '';
      storm.stdout.setEncoding('utf8').on('data', (part: string) => {
        if (text === '') setTimeout(() => storm.kill('SIGKILL'), 37 * round);
        text += part;
      });
      await new Promise((done) => storm.on('close', done));
      const said = parse(text);
      answered += said.length;
      proveAfter(said);
    }
    expect(answered).toBeGreaterThan(10);
  }, 60_000);
});

describe('Q01: one process per data folder (decision 35)', () => {
  it('a second one is refused before it touches anything, and the lock dies with the first', async () => {
    const first = spawn(process.execPath, [child, folder, 'hold'], { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise<void>((ready) => {
      let text = '';
      first.stdout.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        if (text.includes('statements')) ready();
      });
    });
    expect(openCounterStore(folder)).toEqual({ refusal: { code: 'storage.inUse', params: { folder }, rules: [] } });
    const second = spawnSync(process.execPath, [child, folder, '0'], { encoding: 'utf8' });
    expect(second.stdout).toBe('');
    expect(second.stderr).toContain('storage.inUse');
    first.kill('SIGKILL');
    await new Promise((done) => first.on('close', done));
    expect(proveAfter([])).toBe(3);
  });

  it('the same process is refused a second time as well, and may open again once it has closed', () => {
    const first = openCounterStore(folder);
    const second = openCounterStore(folder);
    expect(isRefused(second) && second.refusal.code).toBe('storage.inUse');
    if (isRefused(first)) throw new Error(first.refusal.code);
    first.close();
    const third = openCounterStore(folder);
    if (isRefused(third)) throw new Error(third.refusal.code);
    third.close();
  });
});
