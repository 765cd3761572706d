import { expect, it } from 'vitest';
import { standingKey } from '../../../renderer/features/registration/logic/entry-standing.ts';

const flag = { check: 'by-hand', code: 'by-hand', at: 0 } as never;

it.each([
  ['checked-in', false, [], 'registration.state.checked-in'],
  ['checked-in', true, [], 'registration.state.out'],
  ['registered', true, [], 'registration.state.out'],
  ['checked-in', true, [flag], 'registration.entry.flagged'],
  ['refunded', true, [flag], 'registration.state.refunded'],
  ['cancelled', false, [], 'registration.state.cancelled'],
] as const)('an entry that is %s (out: %s, flags: %j) is told as %s', (state, out, flags, key) => {
  expect(standingKey({ state, out, flags: [...flags] })).toBe(key);
});
