#!/usr/bin/env node
// One door for every npm script: does whatever set-up is missing, says each step on stderr, then runs ENTRY on a
// Node that runs TypeScript directly. No dependency, works on any Node from 20 up.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));
const windows = process.platform === 'win32';
const say = (text) => process.stderr.write(`tapis: ${text}\n`);

function fail(text) {
  say(text);
  process.exit(1);
}

/** Installs exactly what the lock file says, without install scripts: better-sqlite3 carries its binaries with it. */
function ensurePackages() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.tapis-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('installing packages (npm ci, no install scripts), about a minute the first time');
  // npm is a .cmd file on Windows, which only a shell can start; the arguments are constants.
  const run = spawnSync(
    windows ? 'npm.cmd' : 'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: windows,
    },
  );
  if (run.status !== 0) fail(`npm ci failed${run.error ? ` (${run.error.message})` : ''}; see the lines above`);
  writeFileSync(stamp, wanted);
}

/** The path of a Node that runs TypeScript and better-sqlite3 13: this one when new enough, else the pinned package. */
function findNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const path = join(root, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');
  if (existsSync(path)) return path;
  return fail(`Node ${process.versions.node} is too old and there is no package ${name}; install Node 22.18 or newer`);
}

/**
 * V8 protects code pages by memory keys where the processor has them (Linux on x64), and its book of these pages can lose one when
 * threads end under load: a failed check then ends the whole process. Without the keys nothing is looked up.
 */
const flags = process.platform === 'linux' && process.arch === 'x64' ? ['--no-memory-protection-keys'] : [];

const bin = (name, file) => join(root, 'node_modules', name, file);
const tool = (name) => join(root, '.ci', `${name}.ts`);
const cli = (name) => join(root, 'electron', 'hosts', 'cli', `${name}.ts`);

/** What each entry runs, in order; the first step that fails ends the entry. */
const entries = {
  start: (args) => [[tool('start'), ...args]],
  test: (args) => [[tool('check'), ...args]],
  unit: (args) => [[bin('vitest', 'vitest.mjs'), 'run', ...args]],
  types: () => [[bin('vue-tsc', 'bin/vue-tsc.js'), '--build']],
  lint: () => [[tool('check'), '--only=format,lint,layers,unused']],
  format: (args) => [[bin('prettier', 'bin/prettier.cjs'), '--write', ...(args.length > 0 ? args : ['.'])]],
  desk: (args) => [[cli('desk'), ...args]],
  verify: (args) => [[cli('desk'), 'verify', ...args]],
  demo: (args) => [[cli('demo'), ...args]],
  bench: (args) => [[cli('bench'), ...args]],
  build: (args) => [[tool('build'), ...args]],
  screens: (args) => [[tool('screens'), ...args]],
  package: (args) => [[tool('package'), ...args]],
  rules: (args) => [[tool('rules'), ...args]],
};

const [entry, ...args] = process.argv.slice(2);
if (!Object.hasOwn(entries, entry ?? ''))
  fail(`unknown entry "${entry ?? ''}"; one of: ${Object.keys(entries).join(', ')}`);
ensurePackages();
const node = findNode();
// Paths that a person types are read from where that person stands; the tools work on the project.
const cwd = ['start', 'desk', 'verify', 'demo', 'bench', 'screens'].includes(entry) ? process.cwd() : root;
for (const step of entries[entry](args)) {
  const child = spawn(node, [...flags, ...step], { cwd, stdio: 'inherit' });
  // A stopped set-up must not leave a host behind that still holds the data folder.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const code = await new Promise((done) => {
    child.on('error', (error) => fail(`cannot start ${node}: ${error.message}`));
    child.on('exit', (status) => done(status ?? 1));
  });
  if (code !== 0) process.exit(code);
}
