import { ref, shallowRef, type Ref, type ShallowRef } from 'vue';
import type { Refusal } from '../../shared/kernel/refusal.ts';
import { command, type Giving } from './call.ts';

export interface Submission<Answer> {
  /** While it is on its way: the button that sent it does nothing. */
  readonly busy: Readonly<Ref<boolean>>;
  readonly refusal: Readonly<ShallowRef<Refusal | undefined>>;
  /**
   * Sends the form once; `undefined` when it was refused (see `refusal`) or is on its way already. A form that edits what stands
   * already says what it `expects` to change.
   */
  readonly submit: (input: object, expects?: Giving['expects']) => Promise<Answer | undefined>;
  readonly clear: () => void;
}

/**
 * One form's command. A second press while it is on its way does nothing; the same input again goes under the same key until it
 * is accepted, so that whoever presses twice, or presses again after a broken link, acts once (M01, R30). A form that gives one of several
 * commands says which when it is sent.
 */
export function useSubmission<Answer = object>(name: string | (() => string)): Submission<Answer> {
  const busy = ref(false);
  const refusal = shallowRef<Refusal>();
  let last: { readonly text: string; readonly key: string } | undefined;

  async function submit(input: object, expects?: Giving['expects']): Promise<Answer | undefined> {
    if (busy.value) return undefined;
    busy.value = true;
    refusal.value = undefined;
    const given = typeof name === 'string' ? name : name();
    const text = JSON.stringify([given, input]);
    if (last?.text !== text) last = { text, key: crypto.randomUUID() };
    try {
      const outcome = await command<Answer>(given, input, { key: last.key, ...(expects && { expects }) });
      if (outcome.ok) {
        last = undefined;
        return outcome.answer;
      }
      refusal.value = outcome.refusal;
      return undefined;
    } finally {
      busy.value = false;
    }
  }

  return {
    busy,
    refusal,
    submit,
    clear: () => {
      refusal.value = undefined;
    },
  };
}
