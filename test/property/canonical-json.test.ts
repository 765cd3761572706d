import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from '../../shared/kernel/canonical-json.ts';

const wellFormed = fc.string({ unit: 'binary' });
const json = fc.jsonValue({ stringUnit: 'binary' });

/** The same value with the keys of every object in another order. */
function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, field]) => [key, shuffled(field)]),
  );
}

/** JSON has no minus zero. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

it('reads back as the value, and is the same text again, for any JSON', () => {
  fc.assert(
    fc.property(json, (value) => {
      const text = canonicalJson(value);
      expect(JSON.parse(text)).toEqual(plain(value));
      expect(canonicalJson(JSON.parse(text))).toBe(text);
    }),
    { numRuns: 500 },
  );
});

it('does not depend on the order in which keys were set', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(canonicalJson(shuffled(value))).toBe(canonicalJson(value));
    }),
  );
});

it('has keys in UTF-16 order and no white space between tokens', () => {
  fc.assert(
    fc.property(fc.dictionary(wellFormed, fc.integer()), (value) => {
      const keys = Object.keys(value).sort();
      expect(canonicalJson(value)).toBe(`{${keys.map((key) => `${JSON.stringify(key)}:${value[key]}`).join(',')}}`);
    }),
  );
});

it('prints any finite number so that it reads back as the same number', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(Number(canonicalJson(value))).toBe(value === 0 ? 0 : value);
    }),
  );
});
