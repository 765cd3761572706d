import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const project = join(import.meta.dirname, '..', '..');

/** `FR-REG-61`, `FR-REG-61, 62` and `FR-REG-94…97` in a text, as single numbers. */
function rulesIn(text: string): number[] {
  return [...text.matchAll(/FR-REG-(\d+)(?:…(\d+))?((?:, \d+(?![\d.%]| %))*)/g)].flatMap(
    ([, first, last, more = '']) => {
      const from = Number(first);
      const count = last === undefined ? 1 : Number(last) - from + 1;
      return [...Array.from({ length: count }, (_, step) => from + step), ...(more.match(/\d+/g) ?? []).map(Number)];
    },
  );
}

const textsOf = (folder: string): string[] =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('rules-cited'))
    .map((file) => readFileSync(join(project, folder, file), 'utf8'));

/** What stands in a test's name or in a row that becomes one: not what a comment says. */
const withoutComments = (text: string): string => text.replace(/^\s*(\/\/|\/?\*).*$/gm, '');

it('every rule of the profile that code names is named by a test', () => {
  const tested = new Set(textsOf('test').flatMap((text) => rulesIn(withoutComments(text))));
  const named = new Set(['shared', 'electron'].flatMap(textsOf).flatMap(rulesIn));
  expect(named.size).toBeGreaterThan(70);
  expect([...named].filter((rule) => !tested.has(rule)).sort((a, b) => a - b)).toEqual([]);
});
