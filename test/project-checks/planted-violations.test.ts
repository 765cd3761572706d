import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Plants what the house rules forbid into a copy of the project's configuration, and sees that each is caught. */

const project = fileURLToPath(new URL('../..', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'tapis-planted-'));

const planted = {
  'electron/desk/reaches-renderer.ts':
    "import { page } from '../../renderer/app/page.ts';\nexport const found = page;\n",
  'renderer/app/page.ts': 'export const page = 1;\n',
  'renderer/app/asks-natively.ts': "export const sure = (): boolean => globalThis.confirm('?');\nwindow.alert('!');\n",
  'renderer/app/reaches-electron.ts':
    "import { open } from '../../electron/desk/open.ts';\nexport const found = open;\n",
  'electron/desk/open.ts': 'export const open = 1;\n',
  'shared/domain/seating/secret.ts': 'export const secret = 1;\n',
  'shared/domain/clock/reaches-inside.ts': "export { secret } from '../seating/secret.ts';\n",
  'electron/cellar/nobody-lists-me.ts': 'export const cellar = 1;\n',
  'shared/kernel/reads-files.ts': "export { readFileSync } from 'node:fs';\n",
  'shared/kernel/takes-a-package.ts': "export { z } from 'zod';\n",
  'electron/desk/knows-electron.ts': "export { app } from 'electron';\n",
  'shared/domain/clock/round.ts': "export { about } from './about.ts';\n",
  'shared/domain/clock/about.ts': "export { about } from './round.ts';\n",
  'shared/kernel/impure.ts': [
    'export const now = Date.now();',
    'export const today = new Date();',
    'export const chance = Math.random();',
    "export const amount = parseFloat('1.5');",
    'export const shown = amount.toFixed(2);',
    'export const hour = today.getHours();',
    '',
  ].join('\n'),
  'shared/kernel/too-long.ts': Array.from({ length: 301 }, (_, line) => `export const line${line} = ${line};\n`).join(
    '',
  ),
  'shared/kernel/too-many-parameters.ts':
    'export const sum = (a: number, b: number, c: number, d: number): number => a + b + c + d;\n',
  'shared/kernel/too-long-a-function.ts': [
    'export function steps(): number {',
    '  let count = 0;',
    ...Array.from({ length: 60 }, () => '  count += 1;'),
    '  return count;',
    '}',
    '',
  ].join('\n'),
  'shared/kernel/too-complex.ts': [
    'export function place(seat: number): string {',
    ...Array.from({ length: 10 }, (_, seat) => `  if (seat === ${seat}) return 'seat ${seat}';`),
    "  return '';",
    '}',
    '',
  ].join('\n'),
  'shared/kernel/outside-world.ts': 'export const id = crypto.randomUUID();\nexport const home = process.cwd();\n',
  'renderer/app/writes-anew.ts': "export const writer = new Intl.NumberFormat('fr');\n",
  'shared/kernel/not-erasable.ts': 'export enum Suit {\n  Spades,\n}\n',
  'shared/kernel/no-extension.ts': "export { secret } from '../domain/seating/secret';\n",
  'shared/kernel/silenced.ts': '/* eslint-disable no-restricted-syntax */\nexport const later = Date.now();\n',
};

const configuration = [
  'package.json',
  'eslint.config.js',
  '.dependency-cruiser.cjs',
  'tsconfig.json',
  'tsconfig.base.json',
  'shared/tsconfig.json',
  'electron/tsconfig.json',
  'renderer/tsconfig.json',
  '.ci/tsconfig.json',
  'test/tsconfig.json',
];

interface Message {
  readonly ruleId: string | null;
  readonly message: string;
}
interface LintResult {
  readonly filePath: string;
  readonly messages: readonly Message[];
}
interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string; readonly severity: string };
}

let lint: readonly LintResult[] = [];
let layers: readonly Violation[] = [];

function run(tool: string, ...args: string[]): string {
  const child = spawnSync(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: root,
    maxBuffer: 2 ** 26,
  });
  return child.stdout.toString();
}

beforeAll(() => {
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'), 'junction');
  for (const file of configuration) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(project, file), join(root, file));
  }
  for (const [file, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  lint = JSON.parse(run('eslint/bin/eslint.js', '--format', 'json', 'shared', 'electron', 'renderer')) as LintResult[];
  const cruised = run(
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    ...['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'shared', 'electron', 'renderer'],
  );
  layers = (JSON.parse(cruised) as { summary: { violations: Violation[] } }).summary.violations;
}, 120_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

const said = (file: string): readonly Message[] =>
  lint.find(({ filePath }) => filePath.replaceAll('\\', '/').endsWith(file))?.messages ?? [];
const rulesBroken = (file: string): string[] =>
  layers.filter(({ from, rule }) => from === file && rule.severity === 'error').map(({ rule }) => rule.name);

describe('who may import whom', () => {
  it.each([
    ['electron/desk/reaches-renderer.ts', /^electron\/desk reaches only/],
    ['renderer/app/reaches-electron.ts', /^renderer\/app reaches only/],
    ['shared/domain/clock/reaches-inside.ts', /another feature is reached through its index\.ts/],
    ['electron/cellar/nobody-lists-me.ts', /a file outside every listed room/],
    ['shared/kernel/reads-files.ts', /no Node built-ins outside electron/],
    ['shared/kernel/takes-a-package.ts', /^shared\/kernel uses only/],
    ['electron/desk/knows-electron.ts', /^electron\/desk uses only/],
  ])('catches %s', (file, rule) => {
    expect(rulesBroken(file).some((name) => rule.test(name))).toBe(true);
  });

  it('catches two files that import each other', () => {
    const cycles = ['shared/domain/clock/round.ts', 'shared/domain/clock/about.ts'].flatMap(rulesBroken);
    expect(cycles).toContain('no cycles');
  });

  it('has nothing against a file that breaks no rule', () => {
    expect(rulesBroken('electron/desk/open.ts')).toEqual([]);
  });
});

describe('budgets and purity', () => {
  it.each([
    ['shared/kernel/too-long.ts', 'max-lines', 1],
    ['shared/kernel/too-many-parameters.ts', 'max-params', 1],
    ['shared/kernel/too-long-a-function.ts', 'max-lines-per-function', 1],
    ['shared/kernel/too-complex.ts', 'complexity', 1],
    ['shared/kernel/outside-world.ts', 'no-restricted-globals', 2],
    ['renderer/app/writes-anew.ts', 'no-restricted-syntax', 1],
    ['shared/kernel/impure.ts', 'no-restricted-syntax', 6],
    ['shared/kernel/not-erasable.ts', 'no-restricted-syntax', 1],
    ['shared/kernel/no-extension.ts', 'no-restricted-syntax', 1],
    ['shared/kernel/silenced.ts', 'no-restricted-syntax', 1],
    ['electron/desk/knows-electron.ts', 'no-restricted-imports', 1],
    // Q11: no box of the browser's own.
    ['renderer/app/asks-natively.ts', 'no-alert', 2],
  ])('finds in %s the rule %s', (file, rule, count) => {
    expect(said(file).filter(({ ruleId }) => ruleId === rule)).toHaveLength(count);
  });

  it('has nothing against a file that breaks no rule', () => {
    expect(said('electron/desk/open.ts')).toEqual([]);
  });
});
