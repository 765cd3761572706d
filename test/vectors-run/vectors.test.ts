import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ops } from './ops.ts';

interface VectorCase {
  readonly id: string;
  readonly source: string;
  readonly input: { readonly op: string };
  readonly expected: Readonly<Record<string, unknown>>;
  readonly uncertain?: boolean;
}

const own = join(import.meta.dirname, '..', 'vectors');
const folder = process.env.VECTORS_DIR ?? own;
const pending = JSON.parse(readFileSync(join(own, 'pending.json'), 'utf8')) as Record<string, string>;

/** Keys of `expected` that inform the reader and are not compared. */
const informative = /^(note|extra|why|wrongIf.*|naive.*|alternative.*|published.*)$/;

const files = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'pending.json');

const compared = (expected: VectorCase['expected']): string[] =>
  Object.keys(expected).filter((key) => !informative.test(key));

describe.each(files)('vectors of %s', (file) => {
  const cases = JSON.parse(readFileSync(join(folder, file), 'utf8')) as VectorCase[];

  it('names only operations that are built or pending', () => {
    const unknown = cases.map(({ input }) => input.op).filter((op) => !(op in ops) && !(op in pending));
    expect([...new Set(unknown)]).toEqual([]);
  });

  for (const { id, input, expected, uncertain } of cases) {
    const operation = ops[input.op];
    if (!operation) continue;
    it(`${id} ${input.op}${uncertain ? ' (our default)' : ''}`, () => {
      const answer = operation(input as never) as Record<string, unknown>;
      const keys = compared(expected);
      expect(keys.length).toBeGreaterThan(0);
      expect(Object.fromEntries(keys.map((key) => [key, answer[key]]))).toEqual(
        Object.fromEntries(keys.map((key) => [key, expected[key]])),
      );
    });
  }
});

describe('the list of what is pending', () => {
  it('holds no operation that is built', () => {
    expect(Object.keys(pending).filter((op) => op in ops)).toEqual([]);
  });
});
