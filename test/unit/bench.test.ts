import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { inTurn, judged, median, type Measure } from '../../electron/hosts/cli/bench/measure.ts';

const bench = fileURLToPath(new URL('../../electron/hosts/cli/bench.ts', import.meta.url));

const measure = (holds: Measure['holds'], limit: number): Measure => ({
  name: 'm',
  unit: 'ratio',
  limit,
  holds,
  run: () => 0,
});

it('holds a value against its limit, the limit itself is good', () => {
  expect(judged(measure('at-most', 3), 3.0004)).toEqual({ name: 'm', value: 3, unit: 'ratio', limit: 3, ok: true });
  expect(judged(measure('at-most', 3), 3.001).ok).toBe(false);
  expect(judged(measure('at-least', 0.5), 0.5).ok).toBe(true);
  expect(judged(measure('at-least', 0.5), 0.499).ok).toBe(false);
  expect(judged(measure('at-most', 3), Number.NaN).ok).toBe(false);
});

it('takes the middle, or the mean of the two in the middle', () => {
  expect(median([5, 1, 9])).toBe(5);
  expect(median([4, 1, 9, 6])).toBe(5);
});

it('does both works in every round, the order changing each time, and counts only after the warm rounds', async () => {
  const done: string[] = [];
  const rounds = { warm: 2, counted: 2 };
  const [one, other] = await inTurn(
    () => done.push('a'),
    () => Promise.resolve(done.push('b')),
    rounds,
  );
  expect(done.join('')).toBe('abbaabba');
  expect(one).toBeGreaterThanOrEqual(0);
  expect(other).toBeGreaterThanOrEqual(0);
});

it('--json prints only the figures on stdout, and the exit code says whether all are good', () => {
  const run = spawnSync(process.execPath, [bench, '--json', 'verify-vs-sha256'], { encoding: 'utf8' });
  const figures = JSON.parse(run.stdout) as { name: string; value: number; unit: string; limit: number; ok: boolean }[];
  expect(figures.map(({ name, unit, limit }) => ({ name, unit, limit }))).toEqual([
    { name: 'verify-vs-sha256', unit: 'ratio', limit: 0.5 },
  ]);
  expect(Object.keys(figures[0]!)).toEqual(['name', 'value', 'unit', 'limit', 'ok']);
  expect(figures[0]!.value).toBeGreaterThan(0);
  expect(run.status).toBe(figures[0]!.ok ? 0 : 1);
});

it('an unknown measure is told on stderr with the names there are, and nothing is measured', () => {
  const run = spawnSync(process.execPath, [bench, '--json', 'speed'], { encoding: 'utf8' });
  expect(run.status).toBe(2);
  expect(run.stdout).toBe('');
  expect(run.stderr).toContain(
    'register-vs-commit, receipt-vs-helvetica, verify-vs-sha256, register-1m-vs-1k, start-200k-vs-empty',
  );
});
