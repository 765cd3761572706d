import { vi } from 'vitest';

/** What a browser does with a key that nobody took: types it, or presses the focused button. */
function act(key: string): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLInputElement && key.length === 1) {
    focused.setRangeText(key, focused.selectionStart ?? 0, focused.selectionEnd ?? 0, 'end');
    focused.dispatchEvent(new InputEvent('input', { bubbles: true, data: key }));
  }
  if (focused instanceof HTMLButtonElement && key === 'Enter') focused.click();
}

/** Presses and releases a key at the focused element; answers whether somebody took it. */
export function press(key: string, more: KeyboardEventInit = {}): boolean {
  const target = document.activeElement ?? document.body;
  const init = { key, bubbles: true, cancelable: true, ...more };
  const down = new KeyboardEvent('keydown', init);
  Object.defineProperty(down, 'timeStamp', { value: performance.now() });
  const free = target.dispatchEvent(down);
  if (free) act(key);
  const up = new KeyboardEvent('keyup', init);
  const freeUp = (document.activeElement ?? document.body).dispatchEvent(up);
  if (free && freeUp && key === ' ' && document.activeElement instanceof HTMLButtonElement) {
    document.activeElement.click();
  }
  return !free;
}

/** Types characters so far apart; `\n` is Enter. */
export function type(text: string, gapMs: number): void {
  for (const character of text) {
    press(character === '\n' ? 'Enter' : character);
    vi.advanceTimersByTime(gapMs);
  }
}
