// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { h, nextTick, ref } from 'vue';
import { MoneyInput, UiField } from '../../../renderer/ui/index.ts';
import { show } from './mounting.ts';

let page: ReturnType<typeof show>;
afterEach(() => page.unmount());

const amount = ref<number | null>(null);
const text = ref('');

function showMoney(): HTMLInputElement {
  [amount.value, text.value] = [null, ''];
  page = show(() =>
    h(UiField, { label: 'Montant' }, () =>
      h(MoneyInput, {
        cents: amount.value,
        'onUpdate:cents': (now: number | null) => (amount.value = now),
        text: text.value,
        'onUpdate:text': (now: string) => (text.value = now),
      }),
    ),
  );
  const input = page.get('input').element;
  input.focus();
  return input;
}

/** Puts `typed` where the caret stands, as one stroke of a key or one paste does. */
async function stroke(input: HTMLInputElement, typed: string): Promise<void> {
  const [from, to] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
  input.value = input.value.slice(0, from) + typed + input.value.slice(to);
  input.setSelectionRange(from + typed.length, from + typed.length);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await nextTick();
}

describe('an amount typed slowly (M03)', () => {
  it('keeps every digit and the caret, also with a separator and a correction in the middle', async () => {
    const input = showMoney();
    const typed = '1234567,89';
    for (const [index, digit] of Array.from(typed).entries()) {
      await stroke(input, digit);
      expect(input.value).toBe(typed.slice(0, index + 1));
      expect(input.selectionStart).toBe(index + 1);
    }
    expect(amount.value).toBe(123_456_789);
    input.setSelectionRange(2, 3);
    await stroke(input, '9');
    expect(input.value).toBe('1294567,89');
    expect(input.selectionStart).toBe(3);
    expect(amount.value).toBe(129_456_789);
  });

  it.each([
    ['1 234,50 €', 123_450],
    ['1\u202f234,50\u00a0€', 123_450],
    ['12.5', 1_250],
  ])('takes a paste or the dot of the number pad: %j', async (pasted, cents) => {
    const input = showMoney();
    await stroke(input, pasted);
    expect(amount.value).toBe(cents);
  });

  it('changes by no arrow key and no page key (M11)', async () => {
    const input = showMoney();
    await stroke(input, '120');
    for (const key of ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'])
      input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await nextTick();
    expect([input.value, amount.value]).toEqual(['120', 12_000]);
  });
});
