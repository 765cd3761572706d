// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { capsOf } from '../../../renderer/ui/keys/key-caps.ts';
import { isBrowserKey, matchesKey, type KeyPlace, type KeyPress } from '../../../renderer/ui/keys/key-match.ts';

const nowhere: KeyPlace = { editable: false, filled: false, owns: [] };
const field: KeyPlace = { editable: true, filled: true, owns: [] };

const pressed = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  repeat: false,
  ...more,
});

describe('which key a binding means', () => {
  it('takes letters outside fields, with and without Caps Lock, and never with a modifier', () => {
    expect(matchesKey('e', pressed('e'), nowhere)).toBe(true);
    expect(matchesKey('e', pressed('E'), nowhere)).toBe(true);
    expect(matchesKey('e', pressed('e'), field)).toBe(false);
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey'] as const) {
      expect(matchesKey('e', pressed('e', { [modifier]: true }), nowhere)).toBe(false);
    }
  });

  it('takes function keys, Enter and Escape in fields as well', () => {
    for (const key of ['F2', 'Enter', 'Escape']) expect(matchesKey(key, pressed(key), field)).toBe(true);
    for (const key of ['ArrowUp', 'Space', '2'])
      expect(matchesKey(key, pressed(key === 'Space' ? ' ' : key), field)).toBe(false);
  });

  it('takes Ctrl with a digit by the physical key, as AZERTY gives & for 1', () => {
    expect(matchesKey('Ctrl+1', pressed('&', { code: 'Digit1', ctrlKey: true }), field)).toBe(true);
    expect(matchesKey('Ctrl+1', pressed('1', { code: 'Numpad1', ctrlKey: true }), field)).toBe(true);
    expect(matchesKey('Ctrl+2', pressed('&', { code: 'Digit1', ctrlKey: true }), field)).toBe(false);
    expect(matchesKey('Ctrl+1', pressed('&', { code: 'Digit1', ctrlKey: true, altKey: true }), field)).toBe(false);
  });

  it('runs nothing again while a key is held, except arrows', () => {
    expect(matchesKey('Enter', pressed('Enter', { repeat: true }), nowhere)).toBe(false);
    expect(matchesKey('ArrowDown', pressed('ArrowDown', { repeat: true }), nowhere)).toBe(true);
  });

  it('leaves Ctrl+Z to a field that holds text, and own keys to their control', () => {
    const ctrlZ = pressed('z', { ctrlKey: true });
    expect(matchesKey('Ctrl+z', ctrlZ, field)).toBe(false);
    expect(matchesKey('Ctrl+z', ctrlZ, { ...field, filled: false })).toBe(true);
    expect(matchesKey('Enter', pressed('Enter'), { ...nowhere, owns: ['Enter'] })).toBe(false);
  });

  it('keeps the browser away from F1, F3, F6, F7 and F10, and leaves it F5', () => {
    expect(['F1', 'F3', 'F6', 'F7', 'F10'].every((key) => isBrowserKey(pressed(key)))).toBe(true);
    expect(isBrowserKey(pressed('F5'))).toBe(false);
    expect(isBrowserKey(pressed('F10', { altKey: true }))).toBe(false);
  });

  it('writes keys as they stand on the keyboard', () => {
    const words = { escape: 'Échap', space: 'Espace', shift: 'Maj', pageUp: 'PgPréc', pageDown: 'PgSuiv' };
    expect(capsOf('PageUp', words)).toEqual(['PgPréc']);
    expect(capsOf('PageDown', words)).toEqual(['PgSuiv']);
    expect(capsOf('Ctrl+z', words)).toEqual(['Ctrl', 'Z']);
    expect(capsOf('Escape', words)).toEqual(['Échap']);
    expect(capsOf('Enter', words)).toEqual(['⏎']);
    expect(capsOf('F10', words)).toEqual(['F10']);
  });
});
