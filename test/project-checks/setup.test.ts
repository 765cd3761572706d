import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const project = fileURLToPath(new URL('../..', import.meta.url));
const setup = join(project, 'setup.mjs');
const run = (...args: string[]) => spawnSync(process.execPath, [setup, ...args], { cwd: project, encoding: 'utf8' });

const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

describe('the one door of every npm script', () => {
  it('is called once by each script: a second call would run on the old Node', () => {
    for (const [name, command] of Object.entries(scripts)) expect(command).toBe(`node setup.mjs ${name}`);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['start', 'test', 'demo', 'desk', 'bench']));
  });

  it('knows every script, names what it knows, and leaves stdout to the programs', () => {
    const answer = run('nonsense');
    expect(answer.status).toBe(1);
    expect(answer.stdout).toBe('');
    for (const name of Object.keys(scripts)) expect(answer.stderr).toContain(name);
  });

  it('needs no package, so that it runs before there is one', () => {
    const imported = [...readFileSync(setup, 'utf8').matchAll(/from '([^']+)'/g)].map((found) => found[1] ?? '');
    expect(imported.length).toBeGreaterThan(0);
    expect(imported.filter((name) => !name.startsWith('node:'))).toEqual([]);
  });

  it('is the program `tapis`, so that whoever has the project verifies by `npx tapis verify FILE`', () => {
    const { bin } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { bin: object };
    expect(bin).toEqual({ tapis: 'setup.mjs' });
    expect(readFileSync(setup, 'utf8').split('\n')[0]).toBe('#!/usr/bin/env node');
    const answer = run('verify', join(project, 'nowhere.zip'));
    expect(answer.status).toBe(1);
    expect(answer.stderr).toContain('nowhere.zip ne peut pas être lu');
  });

  it('passes on the exit code of what it runs', () => {
    const answer = run('start', '--port', 'seventy');
    expect(answer.status).toBe(2);
    expect(answer.stderr).toContain('--port seventy');
  });
});

describe('the lock file', () => {
  it('pins every package by its content and by no address', () => {
    const lock = readFileSync(join(project, 'package-lock.json'), 'utf8');
    const { packages } = JSON.parse(lock) as { packages: Record<string, { integrity?: string }> };
    expect(lock).not.toContain('"resolved"');
    const unproved = Object.entries(packages).filter(([path, { integrity }]) => path !== '' && integrity === undefined);
    expect(unproved).toEqual([]);
  });

  it('stands for exact versions only', () => {
    const listed = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as Record<string, unknown>;
    const versions = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((group) =>
      Object.values(listed[group] as Record<string, string>),
    );
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});
