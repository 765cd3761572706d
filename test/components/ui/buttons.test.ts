// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { h, nextTick, ref } from 'vue';
import { HoldButton, UiButton } from '../../../renderer/ui/index.ts';
import { show } from './mounting.ts';

let page: ReturnType<typeof show>;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  page.unmount();
  vi.useRealTimers();
});

describe('a button', () => {
  it('M01: counts a double click, and two presses within one task, as one', () => {
    const pay = vi.fn();
    page = show(() => h(UiButton, { onPress: pay }, () => 'Payer'));
    const button = page.get('button').element;
    button.dispatchEvent(new MouseEvent('click', { detail: 1 }));
    button.dispatchEvent(new MouseEvent('click', { detail: 1 }));
    vi.advanceTimersByTime(120);
    button.dispatchEvent(new MouseEvent('click', { detail: 2 }));
    expect(pay).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(800);
    button.dispatchEvent(new MouseEvent('click', { detail: 1 }));
    expect(pay).toHaveBeenCalledTimes(2);
  });

  it('M01: ignores presses while what it asked for is under way, and keeps the focus', async () => {
    const busy = ref(false);
    const pay = vi.fn(() => (busy.value = true));
    page = show(() => h(UiButton, { busy: busy.value, onPress: pay }, () => 'Payer'));
    const button = page.get('button').element;
    button.focus();
    button.click();
    await vi.advanceTimersByTimeAsync(50);
    button.click();
    expect(pay).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });
});

describe('a button to hold', () => {
  const key = (type: 'keydown' | 'keyup', name: string, more: KeyboardEventInit = {}): boolean =>
    page
      .get('button')
      .element.dispatchEvent(new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true, ...more }));

  const showHold = () => {
    const held = vi.fn();
    page = show(() => h(HoldButton, { variant: 'danger', onHeld: held }, () => 'Maintenir pour éliminer'));
    page.get('button').element.focus();
    return held;
  };

  it('confirms after 900 ms of Enter, once, and shows how far it is', async () => {
    const held = showHold();
    key('keydown', 'Enter');
    await vi.advanceTimersByTimeAsync(450);
    const share = Number(page.get('button').element.style.getPropertyValue('--hold'));
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
    expect(held).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(500);
    expect(held).toHaveBeenCalledTimes(1);
    key('keydown', 'Enter', { repeat: true });
    await vi.advanceTimersByTimeAsync(2000);
    expect(held).toHaveBeenCalledTimes(1);
    expect(page.get('[role=status]').text()).toBe('Confirmé');
  });

  it.each([
    ['release', () => key('keyup', 'Enter')],
    ['Escape', () => key('keydown', 'Escape')],
    ['leaving it', () => page.get('button').element.blur()],
  ])('%s cancels', async (_, cancel) => {
    const held = showHold();
    key('keydown', 'Enter');
    await vi.advanceTimersByTimeAsync(800);
    cancel();
    await vi.advanceTimersByTimeAsync(2000);
    expect(held).not.toHaveBeenCalled();
    expect(page.get('button').element.style.getPropertyValue('--hold')).toBe('0');
  });

  it('does nothing at a click, and by the mouse holds with the main button only', async () => {
    const held = showHold();
    const button = page.get('button').element;
    button.click();
    button.dispatchEvent(new PointerEvent('pointerdown', { button: 2 }));
    await vi.advanceTimersByTimeAsync(1200);
    expect(held).not.toHaveBeenCalled();
    button.dispatchEvent(new PointerEvent('pointerdown', { button: 0 }));
    await vi.advanceTimersByTimeAsync(950);
    expect(held).toHaveBeenCalledTimes(1);
  });

  it('says how it works', async () => {
    showHold();
    await nextTick();
    const hint = page.get('button').attributes('aria-describedby') ?? '';
    expect(document.getElementById(hint)?.textContent).toContain('Maintenez');
  });
});
