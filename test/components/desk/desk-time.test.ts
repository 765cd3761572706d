import { describe, expect, it } from 'vitest';
import { offsetOf } from '../../../renderer/desk/desk-time.ts';

describe('the offset to the desk’s clock', () => {
  it('is unknown before the first answer', () => {
    expect(offsetOf([])).toBeUndefined();
  });

  it('takes the middle of the round trip', () => {
    const reading = { wall: 1_800_000_000_000, mono: 5_000 };
    expect(offsetOf([{ sentAt: 100, heardAt: 110, reading }])).toEqual({ wallMs: 1_799_999_999_895, monoMs: 4_895 });
  });

  it('believes the quickest trip: a slow one says little', () => {
    const slow = { sentAt: 0, heardAt: 900, reading: { wall: 1_000_000, mono: 0 } };
    const quick = { sentAt: 1_000, heardAt: 1_002, reading: { wall: 1_000_501, mono: 501 } };
    expect(offsetOf([slow, quick])).toEqual({ wallMs: 999_500, monoMs: -500 });
    expect(offsetOf([quick, slow])).toEqual({ wallMs: 999_500, monoMs: -500 });
  });
});
