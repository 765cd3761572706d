import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../shared/kernel/canonical-json.ts';

describe('canonical JSON (RFC 8785)', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [1, '1'],
    [-1.5, '-1.5'],
    [1e21, '1e+21'],
    [1e-7, '1e-7'],
    [0.000001, '0.000001'],
    [333333333.33333329, '333333333.3333333'],
    [1e30, '1e+30'],
    [4.5, '4.5'],
    [2e-3, '0.002'],
    [0.000000000000000000000000001, '1e-27'],
    [Number.MAX_SAFE_INTEGER, '9007199254740991'],
    [Number.MAX_VALUE, '1.7976931348623157e+308'],
    [Number.MIN_VALUE, '5e-324'],
    [295147905179352830000, '295147905179352830000'],
  ])('prints the number %d as %s', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  it('sorts keys by UTF-16 code units, as in the example of the RFC (section 3.2.3)', () => {
    const value = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew Letter Dalet With Dagesh',
      '1': 'One',
      '\ud83d\ude00': 'Emoji: Grinning Face',
      '\u0080': 'Control',
      '\u00f6': 'Latin Small Letter O With Diaeresis',
    };
    expect(Object.values(JSON.parse(canonicalJson(value)) as object)).toHaveLength(7);
    const order = ['"\\r"', '"1"', '"\u0080"', '"ö"', '"€"', '"😀"', '"\ufb33"'].map((key) =>
      canonicalJson(value).indexOf(`${key}:`),
    );
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(order).not.toContain(-1);
  });

  it('sorts numeric keys as text, not as numbers', () => {
    expect(canonicalJson({ 10: 'b', 9: 'c', 1: 'a' })).toBe('{"1":"a","10":"b","9":"c"}');
  });

  it('escapes only what must be escaped, in the short form where there is one', () => {
    expect(canonicalJson('\u20ac$\u000f\u000aA\'\u0042\u0022\u005c\\"\/\u2028\u007f')).toBe(
      '"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/\u2028\u007f"',
    );
  });

  it('leaves out keys without a value, at every depth', () => {
    expect(canonicalJson({ b: undefined, a: { c: undefined, d: null } })).toBe('{"a":{"d":null}}');
  });

  it('keeps a key named __proto__ that stands in the data', () => {
    expect(canonicalJson(JSON.parse('{"__proto__":1,"a":2}'))).toBe('{"__proto__":1,"a":2}');
  });

  it.each([
    ['a lone high surrogate', '\ud800'],
    ['a lone low surrogate in a key', { '\udc00': 1 }],
    ['NaN', Number.NaN],
    ['an infinity', [Number.POSITIVE_INFINITY]],
    ['undefined in an array', [1, undefined]],
    ['a function', { f: () => 1 }],
    ['a bigint', 1n],
    ['a symbol', Symbol('s')],
    ['a Date, which has no keys', { at: new Date(0) }],
    ['a Map, which would lose what it holds', { seats: new Map([[1, 2]]) }],
    ['a Set', new Set([1])],
    ['bytes', new Uint8Array(2)],
    ['undefined itself', undefined],
  ])('refuses %s', (_name, value) => {
    expect(() => canonicalJson(value)).toThrow(TypeError);
  });

  it('refuses a hole in an array', () => {
    expect(() => canonicalJson(new Array<number>(2))).toThrow(TypeError);
  });

  it('takes objects without a prototype', () => {
    expect(canonicalJson(Object.assign(Object.create(null) as object, { b: 1, a: 2 }))).toBe('{"a":2,"b":1}');
  });
});
