import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setUpContract } from '../../shared/contract/house.ts';
import { openHouse } from '../../electron/hosts/house.ts';
import { features } from '../../electron/hosts/compose.ts';
import { accessOf } from '../../electron/features/accounts/index.ts';
import { systemChance } from '../../electron/desk/ports.ts';
import { systemClock } from '../../electron/hosts/system-clock.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';

const desk = join(import.meta.dirname, '..', '..', 'electron', 'hosts', 'cli', 'desk.ts');

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tapis-script-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const env = (): NodeJS.ProcessEnv => ({ ...process.env, TAPIS_KEY_FILE: join(root, 'script.key') });

function run(...args: string[]): { status: number | null; answers: Record<string, unknown>[]; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [desk, ...args], { encoding: 'utf8', env: env() });
  const answers =
    stdout.trim() === ''
      ? []
      : stdout
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { status, answers, stderr };
}

function script(...lines: (object | string)[]): string {
  const file = join(root, `script-${Math.round(performance.now() * 1000)}.jsonl`);
  writeFileSync(file, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
  return file;
}

const at = (time: string): string => `2027-03-05T${time}:00+01:00`;
const setUp = { at: at('16:00'), as: 'anyone', command: 'house.setUp', input: setUpContract.example, key: 'set-up' };
const data = (): string => join(root, 'data');

describe('the script runner', () => {
  it('gives each line to the desk in order, with the clock set, and answers a JSON line each', () => {
    const file = script(
      setUp,
      { at: at('16:01'), as: 'dr', command: 'house.openDay', input: {} },
      { at: at('16:02'), as: 'dr', query: 'house.state' },
    );
    const { status, answers } = run('run', file, '--data', data());
    expect(status).toBe(0);
    expect(answers.map(({ line, ok }) => [line, ok])).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ]);
    expect(answers[1]).toMatchObject({ answer: { day: '2027-03-05' } });
  });

  it('stops at the first refusal, and goes on past it with --keep-going; exit 1 either way', () => {
    const lines = [
      setUp,
      { at: at('16:01'), as: 'dr', command: 'no.such', input: {} },
      { at: at('16:02'), as: 'dr', query: 'house.state' },
    ];
    const stopped = run('run', script(...lines), '--data', data());
    expect(stopped.status).toBe(1);
    expect(stopped.answers.at(-1)).toMatchObject({ line: 2, ok: false, refusal: { code: 'desk.unknown' } });
    const gone = run('run', script(...lines), '--data', join(root, 'other'), '--keep-going');
    expect(gone.status).toBe(1);
    expect(gone.answers.map(({ ok }) => ok)).toEqual([true, false, true]);
  });

  it('answers an equal key once: the same answer and one effect, also in a later run', () => {
    const first = run('run', script(setUp, setUp), '--data', data());
    expect(first.status).toBe(0);
    expect(first.answers[1]).toMatchObject({ ok: true, answer: first.answers[0]!['answer'] });
    const later = run('run', script({ ...setUp, at: at('17:00') }), '--data', data());
    expect(later.answers[0]).toMatchObject({ ok: true, answer: first.answers[0]!['answer'] });
  });

  it('with a seed, gives the same journal again in a new folder, and draws no id twice in a later run', () => {
    const open = (account: string, key: string) => ({
      at: at('17:00'),
      as: 'dr',
      command: 'accounts.open',
      input: { login: account, name: account, roles: [], pin: '2468', password: 'correct horse battery' },
      key,
    });
    const ids = (folder: string, ...lines: object[]) =>
      run('run', script(...lines), '--data', folder, '--seed', '7').answers.map(({ answer }) => answer);
    const first = ids(data(), setUp, open('anna', 'k1'));
    expect(ids(join(root, 'twin'), setUp, open('anna', 'k1'))).toEqual(first);
    const later = ids(data(), open('berta', 'k2'));
    expect(later[0]).toMatchObject({ account: expect.stringMatching(/^a_/) as string });
    expect(later[0]).not.toEqual(first[1]);
  });

  it('names what is wrong with a line', () => {
    const file = script(
      setUp,
      'not json',
      { at: 'yesterday', as: 'dr', query: 'house.state' },
      { at: at('16:05'), as: 'dr' },
      { at: at('16:05'), as: 'nobody', query: 'house.show' },
      { at: at('15:00'), as: 'dr', query: 'house.state' },
      { at: at('16:06'), as: 'dr', command: 'house.openDay', input: { day: 'tomorrow' } },
    );
    const { answers } = run('run', file, '--data', data(), '--keep-going');
    const codes = answers.map((answer) => (answer['refusal'] as { code: string } | undefined)?.code);
    expect(codes).toEqual([
      undefined,
      'script.malformedLine',
      'script.malformedLine',
      'script.malformedLine',
      'script.unknownAccount',
      'script.timeRunsBack',
      'desk.invalidInput',
    ]);
  });

  it('never writes to a real house: nobody backdates a real journal', () => {
    const real = openHouse({
      folder: data(),
      env: env(),
      clock: systemClock,
      chance: systemChance(),
      features,
      access: accessOf,
      onFault: (_id, error) => {
        throw error;
      },
    });
    if (isRefused(real)) throw new Error(real.refusal.code);
    real.close();
    const { status, answers } = run('run', script(setUp), '--data', data());
    expect(status).toBe(1);
    expect(answers[0]).toMatchObject({ refusal: { code: 'script.notARehearsal' } });
  });

  it('says when the script cannot be read', () => {
    expect(run('run', join(root, 'missing.jsonl'), '--data', data())).toMatchObject({
      status: 1,
      answers: [{ refusal: { code: 'script.unreadable' } }],
    });
  });
});

describe('verify, export and replay on a folder', () => {
  beforeEach(() => {
    run('run', script(setUp, { at: at('16:01'), as: 'dr', command: 'house.openDay', input: {} }), '--data', data());
  });

  it('proves the journal inside, exports it, proves the export, and finds the tables again by replay', () => {
    const file = join(root, 'journal.jsonl');
    const inside = run('verify', '--data', data());
    expect(inside.status).toBe(0);
    expect(run('export', file, '--data', data()).status).toBe(0);
    expect(run('verify', file).answers[0]).toMatchObject({ ok: true, hash: inside.answers[0]!['hash'] });
    expect(run('replay', '--data', data()).answers[0]).toMatchObject({ ok: true, lines: inside.answers[0]!['lines'] });
  });

  it('refuses an export that was touched, by line', () => {
    const file = join(root, 'journal.jsonl');
    run('export', file, '--data', data());
    writeFileSync(file, readFileSync(file, 'utf8').replace('Clairval', 'Clairvam'));
    const { status, answers } = run('verify', file);
    expect(status).toBe(1);
    expect(answers[0]).toMatchObject({ refusal: { code: 'journal.altered', params: { line: 1 } } });
  });

  it('refuses another head than the one expected', () => {
    const file = join(root, 'journal.jsonl');
    run('export', file, '--data', data());
    expect(run('verify', file, '--head', '0'.repeat(64)).answers[0]).toMatchObject({
      refusal: { code: 'journal.wrongHead' },
    });
  });

  it('refuses a folder without a house', () => {
    mkdirSync(join(root, 'empty'));
    expect(run('verify', '--data', join(root, 'empty')).answers[0]).toMatchObject({
      refusal: { code: 'storage.missing' },
    });
  });

  it('tells its usage when it is not understood', () => {
    const { status, stderr } = run('frobnicate');
    expect(status).toBe(1);
    expect(stderr).toContain('desk verify FILE');
  });
});

describe('desk commands', () => {
  it('prints the registry: every command and query with roles, JSON Schema, refusals and example', () => {
    const { status, answers } = run('commands');
    const registry = answers[0] as unknown as {
      kind: string;
      name: string;
      roles: string[];
      input: object;
      refusals: string[];
      example: unknown;
    }[];
    expect(status).toBe(0);
    expect(registry.length).toBeGreaterThan(80);
    for (const { kind, roles, input, example } of registry) {
      expect(['command', 'query']).toContain(kind);
      expect(roles.length).toBeGreaterThan(0);
      expect('type' in input || 'anyOf' in input).toBe(true);
      expect(example).toBeDefined();
    }
  });
});
