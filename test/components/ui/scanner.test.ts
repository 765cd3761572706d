// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { h, nextTick, ref } from 'vue';
import { scanner, TextInput, UiButton, UiDialog, useKeys, useScanner } from '../../../renderer/ui/index.ts';
import { show } from './mounting.ts';
import { press, type } from './typing.ts';

const passport = ['P<FRADURAND<<LUCIE<ANNE<<<<<<<<<<<<<<<<<<<<<', '22AB123455FRA8503154F3101017<<<<<<<<<<<<<<06'];
let page: ReturnType<typeof show> | undefined;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  page?.unmount();
  page = undefined;
  vi.useRealTimers();
});

const scan = (lines: readonly string[], gapMs = 6): void => {
  for (const line of lines) type(`${line}\n`, gapMs);
};

describe('the scanner', () => {
  it('hands over a document and leaves the field it fell into as it was', () => {
    const [take, typed] = [vi.fn(), vi.fn()];
    page = show(
      () => h(TextInput, { modelValue: 'Julie L.', 'onUpdate:modelValue': typed }),
      () => useScanner(take),
    );
    page.get('input').element.focus();
    scan(passport);
    expect(take).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(take.mock.calls).toEqual([[passport]]);
    expect(page.get('input').element.value).toBe('Julie L.');
    expect(typed).not.toHaveBeenCalled();
  });

  it('does not touch typing at human speed, nor two keys rolled over', () => {
    const take = vi.fn();
    const text = ref('');
    page = show(
      () => h(TextInput, { modelValue: text.value, 'onUpdate:modelValue': (now: string) => (text.value = now) }),
      () => useScanner(take),
    );
    page.get('input').element.focus();
    type('Durand-Lefebvre', 70);
    expect(page.get('input').element.value).toBe('Durand-Lefebvre');
    type('er', 12);
    press('Backspace');
    expect(page.get('input').element.value).toBe('Durand-Lefebvreer');
    vi.advanceTimersByTime(200);
    expect(page.get('input').element.value).toBe('Durand-Lefebvreer');
    expect(take).not.toHaveBeenCalled();
  });

  it('lets a search have each character at once, and puts it back as it was when a scan follows', () => {
    const take = vi.fn();
    const text = ref('Du');
    page = show(
      () =>
        h(TextInput, {
          modelValue: text.value,
          'onUpdate:modelValue': (now: string) => (text.value = now),
          'data-live': '',
        }),
      () => useScanner(take),
    );
    const field = page.get('input').element;
    field.focus();
    press('r');
    expect([field.value, text.value]).toEqual(['Dur', 'Dur']);
    vi.advanceTimersByTime(60);
    press('a');
    expect(text.value).toBe('Dura');
    vi.advanceTimersByTime(60);
    type('er', 12);
    vi.advanceTimersByTime(60);
    expect(text.value).toBe('Duraer');
    scan(passport);
    vi.advanceTimersByTime(200);
    expect(take.mock.calls).toEqual([[passport]]);
    expect([field.value, text.value]).toEqual(['Duraer', 'Duraer']);
    type('P<FRADURAND<<LU', 6);
    vi.advanceTimersByTime(200);
    expect([field.value, text.value]).toEqual(['Duraer', 'Duraer']);
    expect(scanner.message?.kind).toBe('partial');
  });

  it('leaves the letter after a dead key to the browser, which alone knows its accent', () => {
    page = show(
      () => h('input'),
      () => useScanner(vi.fn()),
    );
    page.get('input').element.focus();
    expect(press('Dead')).toBe(false);
    expect(press('ê')).toBe(false);
    expect(page.get('input').element.value).toBe('ê');
    expect(press('t')).toBe(true);
    vi.advanceTimersByTime(60);
    expect(page.get('input').element.value).toBe('êt');
  });

  it('types a held character where it was typed, at the caret, though the focus has moved', () => {
    page = show(
      () => [h('input', { class: 'one', value: 'ac' }), h('input', { class: 'two' })],
      () => useScanner(vi.fn()),
    );
    const one = page.get<HTMLInputElement>('.one').element;
    one.focus();
    one.setSelectionRange(1, 1);
    press('b');
    page.get<HTMLInputElement>('.two').element.focus();
    vi.advanceTimersByTime(60);
    expect(one.value).toBe('abc');
    expect(page.get<HTMLInputElement>('.two').element.value).toBe('');
  });

  it('keeps its Enter from a focused button and its letters from the commands', () => {
    const [take, pay, eliminate] = [vi.fn(), vi.fn(), vi.fn()];
    page = show(
      () => h(UiButton, { onPress: pay }, () => 'Payer'),
      () => {
        useScanner(take);
        useKeys(() => [{ key: 'p', label: 'Pointer', run: eliminate }]);
      },
    );
    press('Tab');
    page.get('button').element.focus();
    scan(passport);
    vi.advanceTimersByTime(200);
    expect(take).toHaveBeenCalledTimes(1);
    expect(pay).not.toHaveBeenCalled();
    expect(eliminate).not.toHaveBeenCalled();
    type('p', 60);
    expect(eliminate).toHaveBeenCalledTimes(1);
  });

  it('a command that opens a field gets the letter, the field the digits rolled after it', async () => {
    page = show(
      () => h('input'),
      () => {
        useScanner(vi.fn());
        useKeys(() => [{ key: 'e', label: 'Élimination', run: () => page?.get('input').element.focus() }]);
      },
    );
    type('e25', 10);
    await vi.advanceTimersByTimeAsync(200);
    expect(page.get('input').element.value).toBe('25');
  });

  it('a digit that comes while those before it wait for the field comes after them: 5.2 is never .52', () => {
    page = show(
      () => h('input'),
      () => {
        useKeys(() => [{ key: 'e', label: 'Élimination', run: () => page?.get('input').element.focus() }]);
      },
    );
    type('e5', 10);
    // Silence lets both go: the letter acts at once, the digit waits for the field, and before it is there…
    vi.advanceTimersToNextTimer();
    expect([document.activeElement, page.get('input').element.value]).toEqual([page.get('input').element, '']);
    press('.');
    press('2');
    vi.advanceTimersByTime(200);
    expect(page.get('input').element.value).toBe('5.2');
  });

  it('another key than a character comes after what waits', () => {
    page = show(
      () => h('input'),
      () => {
        useKeys(() => [{ key: 'e', label: 'Élimination', run: () => page?.get('input').element.focus() }]);
      },
    );
    type('e52', 10);
    vi.advanceTimersToNextTimer();
    expect(press('Backspace')).toBe(false);
    expect(page.get('input').element.value).toBe('52');
  });

  it('drops half a scan with a message', () => {
    const take = vi.fn();
    page = show(
      () => h('input'),
      () => useScanner(take),
    );
    page.get('input').element.focus();
    const before = scanner.message?.nth ?? 0;
    type('P<FRADURAND<<', 6);
    vi.advanceTimersByTime(150);
    expect(scanner.message).toEqual({ kind: 'partial', nth: before + 1 });
    expect(page.get('input').element.value).toBe('');
    expect(take).not.toHaveBeenCalled();
  });

  it('types all the same what came too fast into a field and is no document; its Enter acts', () => {
    const take = vi.fn();
    page = show(
      () => h('input'),
      () => useScanner(take),
    );
    page.get('input').element.focus();
    const before = scanner.message?.nth ?? 0;
    type('2.5+3.1+12.9', 6);
    vi.advanceTimersByTime(150);
    expect(page.get('input').element.value).toBe('2.5+3.1+12.9');
    expect(press('Enter')).toBe(false);
    type(' 0612345678', 6);
    vi.advanceTimersByTime(150);
    expect(page.get('input').element.value).toBe('2.5+3.1+12.9 0612345678');
    type('2.5 DURAND<<', 6);
    vi.advanceTimersByTime(150);
    expect(page.get('input').element.value).toBe('2.5+3.1+12.9 0612345678');
    expect(scanner.message?.nth).toBe(before + 1);
    expect(take).not.toHaveBeenCalled();
  });

  it('too fast and outside a field, it is no command', () => {
    const eliminate = vi.fn();
    page = show(
      () => h('input'),
      () => {
        useScanner(vi.fn());
        useKeys(() => [{ key: 'e', label: 'Élimination', run: eliminate }]);
      },
    );
    type('e.e.e.e.e.e.', 6);
    vi.advanceTimersByTime(150);
    expect(eliminate).not.toHaveBeenCalled();
    expect(scanner.message?.kind).toBe('partial');
  });

  it('waits while a dialog is open, and while the page is not ready', async () => {
    const take = vi.fn();
    const [open, ready] = [ref(true), ref(false)];
    page = show(
      () => h(UiDialog, { open: open.value, title: 'Corriger' }, () => h('input')),
      () => useScanner(take, () => ready.value),
    );
    await nextTick();
    scan(passport);
    vi.advanceTimersByTime(200);
    expect(scanner.waiting).toEqual(passport);
    open.value = false;
    await nextTick();
    expect(take).not.toHaveBeenCalled();
    ready.value = true;
    await nextTick();
    expect(take.mock.calls).toEqual([[passport]]);
    expect(scanner.waiting).toBeUndefined();
  });

  it('where nobody takes scans, a scan types into a field but never acts as commands', () => {
    const eliminate = vi.fn();
    page = show(
      () => h('input'),
      () => useKeys(() => [{ key: 'r', label: 'Réimprimer', run: eliminate }]),
    );
    type('R-2026-004182\n', 6);
    vi.advanceTimersByTime(300);
    expect(eliminate).not.toHaveBeenCalled();
    expect(scanner.message?.kind).toBe('unheard');
    page.get('input').element.focus();
    type('R-2026-004182', 6);
    expect(page.get('input').element.value).toBe('R-2026-004182');
  });
});
