// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { h } from 'vue';
import { addTaker, forgetScan, hearScan } from '../../../renderer/ui/scanner/scan-desk.ts';
import { topLayer } from '../../../renderer/ui/keys/key-layers.ts';
import { toast, ToastHost } from '../../../renderer/ui/index.ts';
import { show } from './mounting.ts';
import { press } from './typing.ts';

let page: ReturnType<typeof show>;

beforeEach(() => {
  vi.useFakeTimers();
  page = show(() => [h(ToastHost), h('input')]);
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(30_000);
  page.unmount();
  vi.useRealTimers();
});

const shown = () => page.findAll('.toast').map((one) => one.get('.grow').text());

describe('toasts', () => {
  it('are told politely, three at most, for eight seconds', async () => {
    for (const text of ['un', 'deux', 'trois', 'quatre']) toast({ kind: 'ok', text });
    await vi.advanceTimersByTimeAsync(0);
    expect(page.get('.toasts').attributes('role')).toBe('status');
    expect(shown()).toEqual(['deux', 'trois', 'quatre']);
    await vi.advanceTimersByTimeAsync(7_500);
    expect(shown()).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shown()).toEqual([]);
  });

  it('tell of a scan that waits only while it waits, and of one only', async () => {
    const leave = addTaker({ layer: topLayer(), take: () => undefined, ready: () => false });
    for (const lines of [['IDFRADURAND<<<<'], ['IDFRANUNES<<<<<']]) {
      hearScan(lines);
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(shown()).toHaveLength(1);
    forgetScan();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toEqual([]);
    leave();
  });

  it('stand still under the pointer', async () => {
    toast({ kind: 'ok', text: 'Récépissé imprimé' });
    await page.get('.toasts').trigger('mouseenter');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(shown()).toEqual(['Récépissé imprimé']);
    await page.get('.toasts').trigger('mouseleave');
    await vi.advanceTimersByTimeAsync(9_000);
    expect(shown()).toEqual([]);
  });

  it('Ctrl+Z takes back the latest, once, within ten seconds, and not while a field holds text', async () => {
    const [first, second] = [vi.fn(), vi.fn()];
    toast({ kind: 'ok', text: 'Durand éliminée', undo: first });
    toast({ kind: 'ok', text: 'Nunes éliminé', undo: second });
    await vi.advanceTimersByTimeAsync(8_500);
    const input = page.get('input').element;
    input.value = '2.5';
    input.focus();
    press('z', { ctrlKey: true });
    expect(second).not.toHaveBeenCalled();
    input.blur();
    press('z', { ctrlKey: true });
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toEqual(['Durand éliminée']);
    await vi.advanceTimersByTimeAsync(2_000);
    press('z', { ctrlKey: true });
    expect(first).not.toHaveBeenCalled();
  });
});
