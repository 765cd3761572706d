// One door for every npm script: does whatever set-up is missing, says each step on stderr, then runs ENTRY on a
// Node that can run TypeScript directly. No dependency, works on any Node from 20 up.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));
const say = (text) => process.stderr.write(`tapis: ${text}\n`);

function ensurePackages() {
  const wanted = createHash('sha256').update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
  const stamp = join(root, 'node_modules', '.tapis-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('installing packages (npm ci, no install scripts)');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const run = spawnSync(npm, ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) fail('npm ci failed; see the lines above');
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** The path of a Node that runs TypeScript and better-sqlite3 13: this one when new enough, else the pinned package. */
function findNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  const windows = process.platform === 'win32';
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const path = join(root, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');
  if (existsSync(path)) return path;
  return fail(`Node ${process.versions.node} is too old and no ${name} package exists; install Node 22.18 or newer`);
}

function fail(text) {
  say(text);
  process.exit(1);
}

const bin = (name, file) => join(root, 'node_modules', name, file);
const cli = (name) => join(root, 'electron', 'hosts', 'cli', `${name}.ts`);

const entries = {
  unit: (args) => [[bin('vitest', 'vitest.mjs'), 'run', ...args]],
  types: () => [[bin('vue-tsc', 'bin/vue-tsc.js'), '--build']],
  lint: () => [
    [bin('eslint', 'bin/eslint.js'), '.', '--max-warnings', '0'],
    [bin('dependency-cruiser', 'bin/dependency-cruise.mjs'), '--config', '.dependency-cruiser.cjs', 'shared', 'electron', 'renderer'],
    [bin('knip', 'bin/knip.js')],
  ],
  format: (args) => [[bin('prettier', 'bin/prettier.cjs'), ...(args.length > 0 ? args : ['--write', '.'])]],
  desk: (args) => [[cli('desk'), ...args]],
  demo: (args) => [[cli('demo'), ...args]],
  bench: (args) => [[cli('bench'), ...args]],
};

const [entry, ...args] = process.argv.slice(2);
const steps = entries[entry];
if (!steps) fail(`unknown entry "${entry ?? ''}"; one of: ${Object.keys(entries).join(', ')}`);
ensurePackages();
const node = findNode();
for (const step of steps(args)) {
  const run = spawnSync(node, step, { cwd: root, stdio: 'inherit', env: { ...process.env, TAPIS_NODE: node } });
  if (run.status !== 0) process.exit(run.status ?? 1);
}
