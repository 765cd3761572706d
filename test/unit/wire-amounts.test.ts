import { expect, test } from 'vitest';
import { amountCents } from '../../shared/contract/fields.ts';

test.each([['12,5'], ['1 234,56'], ['1e9'], ['500'], [-3], [12.5], [1e15], [NaN], [Infinity], [null]])(
  'a command takes whole cents only, never %j',
  (amount) => {
    expect(amountCents.safeParse(amount).success).toBe(false);
  },
);

test('nothing, a cent and the largest amount are whole cents', () => {
  for (const amount of [0, 1, 100_000_000_000]) expect(amountCents.safeParse(amount).success).toBe(true);
});
