// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { effectScope } from 'vue';
import { keepTime, offsetOf, useNow } from '../../../renderer/desk/desk-time.ts';

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

describe('the desk’s time in a page', () => {
  it('is right as soon as the desk is heard, whatever the computer’s own clock says (L05)', async () => {
    const scope = effectScope();
    const now = scope.run(() => useNow(600_000))!;
    const wall = Date.now() + 71_000;
    expect(now.value).toBeLessThan(wall - 60_000);
    const time = keepTime(() => Promise.resolve({ ok: true, answer: { wall, mono: 0 } }));
    await vi.waitFor(() => expect(Math.abs(now.value - wall)).toBeLessThan(5_000));
    time.stop();
    scope.stop();
  });
});
