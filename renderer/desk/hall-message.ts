import { shallowRef, watch, type ShallowRef } from 'vue';
import { query } from './call.ts';

interface Told {
  readonly tournament: string;
  readonly textId: string;
}

/**
 * The words of the message that the hall reads, asked for when another one is shown (the events hold its id only): `undefined` while
 * there is none, or its words are not known.
 */
export function useHallWords(told: () => Told | undefined): Readonly<ShallowRef<string | undefined>> {
  const words = shallowRef<string>();

  watch(
    () => told()?.textId,
    async (textId) => {
      words.value = undefined;
      const asked = told();
      if (textId === undefined || !asked) return;
      const outcome = await query<{
        readonly message: { readonly textId: string; readonly text: string | null } | null;
      }>('clock.hallMessage', { tournament: asked.tournament });
      const message = outcome.ok ? outcome.answer.message : null;
      if (message && message.textId === told()?.textId) words.value = message.text ?? undefined;
    },
    { immediate: true },
  );
  return words;
}
