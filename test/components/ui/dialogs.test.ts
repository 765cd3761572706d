// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { h, nextTick, ref } from 'vue';
import { PinInput, SignDialog, UiButton, UiDialog } from '../../../renderer/ui/index.ts';
import { show } from './mounting.ts';
import { press } from './typing.ts';

let page: ReturnType<typeof show>;
afterEach(() => page.unmount());

const inPage = <E extends Element>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`nothing like ${selector}`);
  return found;
};
const settled = (): Promise<unknown> => new Promise((done) => setTimeout(done, 20));

async function write(input: HTMLInputElement, text: string): Promise<void> {
  input.focus();
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await nextTick();
}

describe('a dialog', () => {
  it('is named, takes the focus, leaves with Escape and gives the focus back', async () => {
    const [open, text] = [ref(false), ref('gardé')];
    page = show(() => [
      h('button', { class: 'opener' }, 'Corriger'),
      h(
        UiDialog,
        { title: 'Corriger le règlement', open: open.value, 'onUpdate:open': (now: boolean) => (open.value = now) },
        () => h('input', { class: 'inside', value: text.value }),
      ),
    ]);
    const opener = inPage<HTMLButtonElement>('.opener');
    opener.focus();
    open.value = true;
    await settled();
    const dialog = inPage('[role=dialog]');
    const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
    expect(title?.textContent).toBe('Corriger le règlement');
    expect(dialog.contains(document.activeElement)).toBe(true);
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await settled();
    expect(open.value).toBe(false);
    expect(document.querySelector('[role=dialog]')).toBeNull();
    expect(document.activeElement).toBe(opener);
    expect(text.value).toBe('gardé');
  });

  it('its buttons act by their keys, wherever the focus is in it, once and only while they may', async () => {
    const [correct, busy] = [vi.fn(), ref(false)];
    page = show(() =>
      h(
        UiDialog,
        { title: 'Corriger', open: true },
        {
          default: () => [
            h('input', { class: 'inside' }),
            h('textarea', { class: 'note' }),
            h(PinInput, { label: 'Code' }),
          ],
          footer: () =>
            h(UiButton, { variant: 'primary', kbd: '⏎', busy: busy.value, onPress: correct }, () => 'Corriger'),
        },
      ),
    );
    await settled();
    inPage<HTMLElement>('.note').focus();
    press('Enter');
    expect(correct).not.toHaveBeenCalled();
    inPage<HTMLElement>('.inside').focus();
    press('Enter');
    press('Enter', { repeat: true });
    expect(correct).toHaveBeenCalledTimes(1);
    await settled();
    inPage<HTMLElement>('.pin input').focus();
    press('Enter');
    expect(correct).toHaveBeenCalledTimes(2);
    await settled();
    busy.value = true;
    await nextTick();
    press('Enter');
    expect(correct).toHaveBeenCalledTimes(2);
  });

  it('gives the focus back also when it is taken away while open', async () => {
    const there = ref(false);
    page = show(() => [
      h('button', { class: 'opener' }, 'Corriger'),
      there.value ? h(UiDialog, { title: 'Corriger', open: true }, () => h('input', { class: 'inside' })) : undefined,
    ]);
    inPage<HTMLElement>('.opener').focus();
    there.value = true;
    await settled();
    expect(document.activeElement).toBe(inPage('.inside'));
    there.value = false;
    await settled();
    expect(document.activeElement).toBe(inPage('.opener'));
  });

  it('is not left by a click beside it', async () => {
    const open = ref(true);
    page = show(() =>
      h(UiDialog, { title: 'Corriger', open: open.value, 'onUpdate:open': (now: boolean) => (open.value = now) }),
    );
    await settled();
    inPage('.dialog-scrim').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await settled();
    expect(open.value).toBe(true);
  });
});

describe('signing', () => {
  const director = { label: 'Directeur du tournoi', name: 'Marc Delorme' };
  const cashier = { label: 'Caissier des jeux', name: 'Claire Moreau' };

  async function showSign(signers: { label: string; name: string }[]) {
    const [signed, refusal] = [vi.fn(), ref<{ code: string; params: object; rules: string[] }>()];
    page = show(() =>
      h(SignDialog, {
        open: true,
        title: 'Modifier la structure figée',
        text: 'Les deux codes et le motif sont inscrits au journal.',
        action: 'Modifier',
        signers,
        askReason: true,
        refusal: refusal.value as never,
        onSigned: signed,
      }),
    );
    await settled();
    const pins = [...document.querySelectorAll<HTMLInputElement>('.pin input')];
    const confirm = [...document.querySelectorAll<HTMLButtonElement>('.dialog footer button')].at(-1)!;
    return { signed, refusal, pins, confirm, reason: inPage<HTMLInputElement>('.dialog .field input') };
  }

  it('takes two people and a reason; the second code opens once the first is typed', async () => {
    const { signed, pins, confirm, reason } = await showSign([director, cashier]);
    expect(pins.map((pin) => pin.disabled)).toEqual([false, true]);
    await write(pins[0]!, '246');
    expect(pins[1]!.disabled).toBe(true);
    await write(pins[0]!, '2468');
    expect(pins[1]!.disabled).toBe(false);
    await write(pins[1]!, '135790');
    expect(confirm.disabled).toBe(true);
    await write(reason, '   ');
    expect(confirm.disabled).toBe(true);
    await write(reason, ' Erreur de saisie ');
    expect(confirm.disabled).toBe(false);
    confirm.click();
    expect(signed.mock.calls).toEqual([[{ pins: ['2468', '135790'], reason: 'Erreur de saisie' }]]);
  });

  it('Enter goes from the reason to the code that is missing, and signs from there once none is', async () => {
    const { signed, pins, reason } = await showSign([director, cashier]);
    const enter = () =>
      reason.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    await write(reason, 'Erreur de saisie');
    enter();
    expect(document.activeElement).toBe(pins[0]);
    await write(pins[0]!, '2468');
    reason.focus();
    enter();
    expect(document.activeElement).toBe(pins[1]);
    expect(signed).not.toHaveBeenCalled();
    await write(pins[1]!, '1357');
    reason.focus();
    enter();
    expect(signed).toHaveBeenCalledTimes(1);
  });

  it('Enter goes from the first code to the second, and signs from the last', async () => {
    const { signed, pins, reason } = await showSign([director, cashier]);
    await write(reason, 'Erreur de saisie');
    await write(pins[0]!, '2468');
    pins[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    expect(document.activeElement).toBe(pins[1]);
    await write(pins[1]!, '1357');
    pins[1]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    expect(signed).toHaveBeenCalledTimes(1);
  });

  it('keeps the reason when it is refused, asks the codes again, and says why', async () => {
    const { refusal, pins, reason } = await showSign([director, cashier]);
    await write(reason, 'Erreur de saisie');
    await write(pins[0]!, '2468');
    await write(pins[1]!, '9999');
    refusal.value = { code: 'accounts.wrongPin', params: {}, rules: [] };
    await settled();
    expect(reason.value).toBe('Erreur de saisie');
    expect(pins.map((pin) => pin.value)).toEqual(['', '']);
    expect(document.activeElement).toBe(pins[0]);
    expect(inPage('.dialog [role=alert]').textContent).toContain('Code faux');
  });

  it('is not signed twice by one person', async () => {
    const { pins, confirm, reason } = await showSign([director, { ...cashier, name: director.name }]);
    await write(reason, 'Erreur');
    await write(pins[0]!, '2468');
    await write(pins[1]!, '1357');
    expect(confirm.disabled).toBe(true);
    expect(inPage('.dialog').textContent).toContain('La même personne ne peut pas signer deux fois');
  });
});
