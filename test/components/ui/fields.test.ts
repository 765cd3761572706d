// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { h, nextTick, ref } from 'vue';
import {
  DateInput,
  MoneyInput,
  PinInput,
  Segmented,
  SelectInput,
  Stepper,
  TextInput,
  UiField,
} from '../../../renderer/ui/index.ts';
import { readDate } from '../../../renderer/ui/fields/date-text.ts';
import { show } from './mounting.ts';

let page: ReturnType<typeof show>;
afterEach(() => page.unmount());

async function write(text: string): Promise<HTMLInputElement> {
  const input = page.get('input').element;
  input.focus();
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await nextTick();
  return input;
}

describe('an amount', () => {
  const showMoney = (expectedCents?: number) => {
    const [amount, text] = [ref<number | null>(null), ref('')];
    page = show(() =>
      h(UiField, { label: 'Montant, à retaper' }, () =>
        h(MoneyInput, {
          cents: amount.value,
          'onUpdate:cents': (now: number | null) => (amount.value = now),
          text: text.value,
          'onUpdate:text': (now: string) => (text.value = now),
          expectedCents,
        }),
      ),
    );
    return { amount, text };
  };

  it('reads what people type, leaves it alone under the caret, and sets it in order when left', async () => {
    const { amount } = showMoney();
    const input = await write('1 234,5');
    expect(amount.value).toBe(123450);
    expect(input.value).toBe('1 234,5');
    input.blur();
    await nextTick();
    expect(input.value).toBe('1\u202f234,50\u00a0€');
    expect(amount.value).toBe(123450);
  });

  it.each([
    ['1e9', 'Ce n’est pas un montant'],
    ['-3', 'ne peut pas être négatif'],
    ['1.234', 'se lit de deux façons'],
    ['12,345', 'se lit de deux façons'],
    ['0,123', 'deux décimales'],
    ['99999999999', 'Le plus grand montant possible est 1 000 000 000,00 €'],
  ])('refuses %s with a sentence once it is left', async (typed, sentence) => {
    const { amount, text } = showMoney();
    const input = await write(typed);
    expect(amount.value).toBeNull();
    expect(page.find('.err').exists()).toBe(false);
    input.blur();
    await nextTick();
    await nextTick();
    expect(page.get('.err').text().replaceAll(/\s/g, ' ')).toContain(sentence);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(text.value).toBe(typed);
  });

  it('M11: the mouse wheel changes nothing', async () => {
    const { amount } = showMoney();
    const input = await write('120');
    input.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true }));
    await nextTick();
    expect(amount.value).toBe(12000);
    expect(input.type).toBe('text');
    expect(input.inputMode).toBe('decimal');
  });

  it('shows a mark when the expected amount is retyped, and both amounts when another is', async () => {
    showMoney(12000);
    const input = await write('102');
    expect(page.find('.i-check').exists()).toBe(false);
    input.blur();
    await nextTick();
    await nextTick();
    expect(page.get('.err').text().replaceAll(/\s/g, ' ')).toBe('102,00 € saisi, 120,00 € attendu. Retapez.');
    await write('120');
    await nextTick();
    expect(page.find('.i-check').exists()).toBe(true);
    expect(page.find('.err').exists()).toBe(false);
  });

  it('is emptied from outside', async () => {
    const { amount, text } = showMoney();
    await write('120');
    amount.value = null;
    await nextTick();
    await nextTick();
    expect(text.value).toBe('');
    expect(page.get('input').element.value).toBe('');
  });
});

describe('a field', () => {
  it('its label, hint and error belong to the input, also to one with an id of its own', async () => {
    const error = ref<string>();
    page = show(() =>
      h(UiField, { label: 'Nom affiché', hint: 'Prénom et initiale', ...(error.value && { error: error.value }) }, () =>
        h(TextInput, { id: 'shown-name', modelValue: '' }),
      ),
    );
    await nextTick();
    expect(page.get('label').attributes('for')).toBe('shown-name');
    const note = () => document.getElementById(page.get('input').attributes('aria-describedby') ?? '')?.textContent;
    expect(note()).toBe('Prénom et initiale');
    error.value = 'Ce nom est trop long.';
    await nextTick();
    expect(note()).toBe('Ce nom est trop long.');
    expect(page.get('input').attributes('aria-invalid')).toBe('true');
  });
});

describe('a date', () => {
  it('is eight digits, or day, month, year; no other order, no day that does not exist', () => {
    expect(['16102026', '16/10/2026', '16.10.2026', ' 2026-10-16 '].map(readDate)).toEqual(Array(4).fill('2026-10-16'));
    expect(readDate('1/2/2026')).toBe('2026-02-01');
    expect(['31/02/2026', '10/16/2026', '161026', '1622026', 'demain', ''].map(readDate)).toEqual(Array(6).fill(null));
  });

  it('gives ISO while it is typed and says when there is no such day', async () => {
    const date = ref<string | null>(null);
    page = show(() =>
      h(DateInput, { modelValue: date.value, 'onUpdate:modelValue': (now: string | null) => (date.value = now) }),
    );
    const input = await write('29022024');
    expect(date.value).toBe('2024-02-29');
    input.blur();
    await nextTick();
    expect(input.value).toBe('29/02/2024');
    await write('29022025');
    input.blur();
    await nextTick();
    expect(date.value).toBeNull();
    expect(page.get('.err').text()).toContain('n’existe pas');
    expect(input.value).toBe('29022025');
  });
});

describe('a code', () => {
  const showPin = (length?: number) => {
    const [pin, complete] = [ref(''), vi.fn()];
    page = show(() =>
      h(PinInput, {
        modelValue: pin.value,
        'onUpdate:modelValue': (now: string) => (pin.value = now),
        onComplete: complete,
        label: 'Code',
        ...(length !== undefined && { length }),
      }),
    );
    return { pin, complete };
  };
  const enter = () => page.get('input').trigger('keydown', { key: 'Enter' });

  it('takes digits only, shows none, and is complete at Enter', async () => {
    const { pin, complete } = showPin();
    await write('2a4');
    expect(pin.value).toBe('24');
    await enter();
    expect(complete).not.toHaveBeenCalled();
    await write('2468');
    expect(complete).not.toHaveBeenCalled();
    await enter();
    expect(complete.mock.calls).toEqual([['2468']]);
    expect(page.text()).not.toContain('2468');
    expect(page.get('input').attributes()).toMatchObject({ type: 'password', autocomplete: 'off' });
  });

  it('is complete at its last digit where the length is known', async () => {
    const { pin, complete } = showPin(4);
    await write('246');
    expect(complete).not.toHaveBeenCalled();
    await write('24689');
    expect(pin.value).toBe('2468');
    expect(complete.mock.calls).toEqual([['2468']]);
  });
});

describe('choices', () => {
  it('keeps the kind of a value in a list', async () => {
    const table = ref<number | null>(null);
    page = show(() =>
      h(SelectInput<number>, {
        options: [
          { value: 1, label: 'Table 1' },
          { value: 2, label: 'Table 2' },
        ],
        placeholder: 'Table',
        modelValue: table.value,
        'onUpdate:modelValue': (now: number | null) => (table.value = now),
      }),
    );
    await page.get('select').setValue('Table 2');
    page.get('select').element.selectedIndex = 2;
    await page.get('select').trigger('change');
    expect(table.value).toBe(2);
  });

  it('segments are radio buttons under the label of their field', async () => {
    const mode = ref<string | null>('cash');
    page = show(() =>
      h(UiField, { label: 'Mode de règlement' }, () =>
        h(Segmented<string>, {
          options: [
            { value: 'cash', label: 'Espèces', kbd: 'e' },
            { value: 'card', label: 'Carte', kbd: 'c' },
          ],
          modelValue: mode.value,
          'onUpdate:modelValue': (now: string | null) => (mode.value = now),
        }),
      ),
    );
    const label = document.getElementById(page.get('[role=radiogroup]').attributes('aria-labelledby') ?? '');
    expect(label?.textContent).toBe('Mode de règlement');
    await page.findAll('input')[1]!.setValue(true);
    expect(mode.value).toBe('card');
    expect(page.get('.on').text()).toBe('CarteC');
  });

  it('a stepper stays within its bounds and puts back what is no number', async () => {
    const seats = ref(9);
    page = show(() =>
      h(Stepper, {
        modelValue: seats.value,
        'onUpdate:modelValue': (now: number) => (seats.value = now),
        min: 2,
        max: 10,
      }),
    );
    await page.findAll('button')[1]!.trigger('click');
    expect(seats.value).toBe(10);
    expect(page.findAll('button')[1]!.attributes('disabled')).toBeDefined();
    await page.get('input').trigger('keydown', { key: 'ArrowDown' });
    expect(seats.value).toBe(9);
    await page.get('input').setValue('neuf');
    await page.get('input').trigger('change');
    expect(page.get('input').element.value).toBe('9');
    await page.get('input').setValue('99');
    await page.get('input').trigger('change');
    expect(seats.value).toBe(10);
  });
});
