import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rulesIn } from '../../.ci/rules/cited.ts';

const project = join(import.meta.dirname, '..', '..');

const obligationsIn = (text: string): string[] => rulesIn(text).filter((id) => id.startsWith('FR-REG-'));

const textsOf = (folder: string): string[] =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('rules-cited'))
    .map((file) => readFileSync(join(project, folder, file), 'utf8'));

/** What stands in a test's name or in a row that becomes one: not what a comment says. */
const withoutComments = (text: string): string => text.replace(/^\s*(\/\/|\/?\*).*$/gm, '');

it('every rule of the profile that code names is named by a test', () => {
  const tested = new Set(textsOf('test').flatMap((text) => obligationsIn(withoutComments(text))));
  const named = new Set(['shared', 'electron'].flatMap(textsOf).flatMap(obligationsIn));
  expect(named.size).toBeGreaterThan(70);
  expect([...named].filter((rule) => !tested.has(rule)).sort()).toEqual([]);
});
