/**
 * `npm test`: format, lint, layers, unused code, types, build, all vitest tests, then the browser tests. Every step runs
 * even when an earlier one failed; the last line counts them all. `--only=format,lint` runs just those.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inProject, packageFile } from './project.ts';
import { addTallies, closingLine, oneCheck, playwrightTally, vitestTally, type Tally } from './tally.ts';

interface Step {
  readonly name: string;
  readonly args: readonly string[];
  /** A test runner writes its count here; a step without a report counts as one check. */
  readonly report?: string;
  readonly tally?: (report: never, ok: boolean) => Tally;
}

const vitestReport = inProject('out', 'vitest.json');
const playwrightReport = inProject('out', 'playwright.json');

const checks: readonly Step[] = [
  {
    name: 'lint',
    args: [
      packageFile('eslint', 'bin/eslint.js'),
      '.',
      '--max-warnings',
      '0',
      '--cache',
      '--cache-location',
      inProject('node_modules', '.cache', 'eslint'),
      '--cache-strategy',
      'content',
    ],
  },
  { name: 'types', args: [packageFile('vue-tsc', 'bin/vue-tsc.js'), '--build'] },
  { name: 'format', args: [packageFile('prettier', 'bin/prettier.cjs'), '--check', '.'] },
  {
    name: 'layers',
    args: [
      packageFile('dependency-cruiser', 'bin/dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      'shared',
      'electron',
      'renderer',
    ],
  },
  { name: 'unused', args: [packageFile('knip', 'bin/knip.js')] },
];

const build: Step = { name: 'build', args: [inProject('.ci', 'build.ts')] };
const tests: readonly Step[] = [
  {
    name: 'tests',
    args: [
      packageFile('vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    report: vitestReport,
    tally: vitestTally,
  },
  {
    name: 'browser',
    args: [packageFile('@playwright/test', 'cli.js'), 'test'],
    report: playwrightReport,
    tally: playwrightTally,
  },
];

const readReport = (path: string): never =>
  (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined) as never;

/** Runs one step; its output is shown as it comes for test runners, and only on failure for checks. */
async function run(step: Step): Promise<Tally> {
  const started = performance.now();
  const output: Buffer[] = [];
  const child = spawn(process.execPath, step.args, {
    cwd: inProject(),
    stdio: ['ignore', step.report === undefined ? 'pipe' : 'inherit', step.report === undefined ? 'pipe' : 'inherit'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
  });
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  const ok = await new Promise<boolean>((done) => child.on('close', (code) => done(code === 0)));
  if (!ok) process.stdout.write(Buffer.concat(output));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)`);
  return step.report === undefined || step.tally === undefined ? oneCheck(ok) : step.tally(readReport(step.report), ok);
}

/** Two steps at a time: the checks use one core each. */
async function runPaired(steps: readonly Step[]): Promise<Tally[]> {
  const waiting = [...steps];
  const results: Tally[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await run(step));
  };
  await Promise.all([lane(), lane()]);
  return results;
}

const only = process.argv
  .find((arg) => arg.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const chosen = (step: Step): boolean => only === undefined || only.includes(step.name);

mkdirSync(inProject('out'), { recursive: true });
for (const report of [vitestReport, playwrightReport]) rmSync(report, { force: true });
const results = await runPaired([...checks, build].filter(chosen));
for (const step of tests.filter(chosen)) results.push(await run(step));
const total = addTallies(results);
console.log(closingLine(total));
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
