import { expect, it } from 'vitest';
import { faultLine } from '../../electron/hosts/door/fault-line.ts';

it('a fault is written down by its kind, code and places, without anything that was typed', () => {
  const error = Object.assign(new TypeError('no account for "durand" with PIN 2468\n  at 1 rue des Lilas'), {
    code: 'ERR_X',
  });
  const line = faultLine('fault_1', error);
  expect(line).toMatch(/^fault_1 TypeError ERR_X at .*fault-line\.test\.ts/);
  expect(line).not.toMatch(/durand|2468|\n/);
  expect(faultLine('fault_2', 'a secret')).toBe('fault_2 string');
});
