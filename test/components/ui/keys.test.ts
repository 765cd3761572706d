// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineComponent, h, nextTick, ref } from 'vue';
import { KeyBar, UiButton, UiDialog, useKeys, useOverlay } from '../../../renderer/ui/index.ts';
import { show } from './mounting.ts';
import { press, type } from './typing.ts';

let page: ReturnType<typeof show> | undefined;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  page?.unmount();
  page = undefined;
  vi.useRealTimers();
});

describe('keys of a page', () => {
  it('runs a letter once, outside fields only', () => {
    const run = vi.fn();
    page = show(
      () => h('input'),
      () => useKeys(() => [{ key: 'e', label: 'Élimination', run }]),
    );
    type('e', 60);
    expect(run).toHaveBeenCalledTimes(1);
    page.get('input').element.focus();
    type('e', 60);
    expect(run).toHaveBeenCalledTimes(1);
    expect(page.get('input').element.value).toBe('e');
  });

  it('C21: Space is the page’s alone, the button that was clicked last does not get it', () => {
    const [stopClock, eliminate] = [vi.fn(), vi.fn()];
    page = show(
      () => h(UiButton, { onPress: eliminate }, () => 'Éliminer'),
      () => useKeys(() => [{ key: 'Space', label: 'Arrêter', run: stopClock }]),
    );
    page.get('button').element.focus();
    press(' ');
    expect(stopClock).toHaveBeenCalledTimes(1);
    expect(eliminate).not.toHaveBeenCalled();
  });

  it('C21: Space in a field is a space, not a command', () => {
    const stopClock = vi.fn();
    page = show(
      () => h('input'),
      () => useKeys(() => [{ key: 'Space', label: 'Arrêter', run: stopClock }]),
    );
    page.get('input').element.focus();
    type('a b', 60);
    expect(stopClock).not.toHaveBeenCalled();
    expect(page.get('input').element.value).toBe('a b');
  });

  it('gives Enter to a button that was reached by keyboard, and to the page where it was only clicked', () => {
    const [print, correct] = [vi.fn(), vi.fn()];
    page = show(
      () => h(UiButton, { onPress: correct }, () => 'Corriger'),
      () => useKeys(() => [{ key: 'Enter', label: 'Imprimer', run: print }]),
    );
    press('Tab');
    page.get('button').element.focus();
    press('Enter');
    expect([print.mock.calls.length, correct.mock.calls.length]).toEqual([0, 1]);
    vi.advanceTimersByTime(1);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    press('Enter');
    expect([print.mock.calls.length, correct.mock.calls.length]).toEqual([1, 1]);
  });

  it('shows and runs only what is valid now, and nothing once the page is gone', async () => {
    const run = vi.fn();
    const may = ref(false);
    page = show(
      () => h(KeyBar, null, { end: () => 'Profil casino-fr-2007' }),
      () =>
        useKeys(() => [
          { key: 'F2', label: 'Nouvelle lecture', run },
          { key: 'F6', label: 'Corriger', run, when: may.value },
          { key: 'F9', label: 'Réimprimer', run, hidden: true },
        ]),
    );
    expect(page.findAll('.keybar button').map((one) => one.text())).toEqual(['F2Nouvelle lecture']);
    expect(press('F6')).toBe(true);
    expect(run).not.toHaveBeenCalled();
    may.value = true;
    await nextTick();
    expect(page.findAll('.keybar button')).toHaveLength(2);
    press('F6');
    press('F9');
    expect(run).toHaveBeenCalledTimes(2);
    page.unmount();
    page = undefined;
    press('F2');
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('an open dialog hides the page’s keys and has its own', async () => {
    const [below, inside, everywhere] = [vi.fn(), vi.fn(), vi.fn()];
    const open = ref(true);
    page = show(
      () =>
        h(UiDialog, {
          open: open.value,
          'onUpdate:open': (now: boolean) => (open.value = now),
          title: 'Corriger',
          keys: [{ key: 'F6', label: 'Autre', run: inside }],
        }),
      () => {
        useKeys(() => [{ key: 'F6', label: 'Corriger', run: below }]);
        useKeys(() => [{ key: 'F1', label: 'Guide', run: everywhere }], 'everywhere');
      },
    );
    await nextTick();
    press('F6');
    press('F1');
    expect([below.mock.calls.length, inside.mock.calls.length, everywhere.mock.calls.length]).toEqual([0, 1, 0]);
    open.value = false;
    await nextTick();
    press('F6');
    press('F1');
    expect([below.mock.calls.length, inside.mock.calls.length, everywhere.mock.calls.length]).toEqual([1, 1, 1]);
  });

  it('a locked desk hears its own keys only', async () => {
    const [below, enter] = [vi.fn(), vi.fn()];
    const locked = ref(true);
    const Lock = defineComponent({
      setup() {
        useKeys(() => [{ key: 'Enter', label: 'Entrer', run: enter }], useOverlay());
        return () => h('form');
      },
    });
    page = show(
      () => (locked.value ? h(Lock) : undefined),
      () =>
        useKeys(() => [
          { key: 'Enter', label: 'Imprimer', run: below },
          { key: 'Space', label: 'Arrêter', run: below },
        ]),
    );
    press(' ');
    press('Enter');
    expect([below.mock.calls.length, enter.mock.calls.length]).toEqual([0, 1]);
    locked.value = false;
    await nextTick();
    press(' ');
    press('Enter');
    expect([below.mock.calls.length, enter.mock.calls.length]).toEqual([2, 1]);
  });

  it('a command does not run again while its key is held, nor does a button below it', () => {
    const [run, pressed] = [vi.fn(), vi.fn()];
    page = show(
      () => h(UiButton, { onPress: pressed }, () => 'Corriger'),
      () => useKeys(() => [{ key: 'F6', label: 'Imprimer', run }]),
    );
    press('F6');
    expect(press('F6', { repeat: true })).toBe(true);
    expect(run).toHaveBeenCalledTimes(1);
    page.get('button').element.focus();
    expect(press('Enter', { repeat: true })).toBe(true);
    expect(pressed).not.toHaveBeenCalled();
  });
});
