import { shallowRef, watch, type ShallowRef } from 'vue';
import { query } from '../../desk/index.ts';
import { useFileStore } from './file-store.ts';

/** What the entry is worth that the person of the open file won to this tournament and has not taken up; `null` without one. */
export function useWonEntry(): Readonly<ShallowRef<number | null>> {
  const store = useFileStore();
  const wonCents = shallowRef<number | null>(null);
  const asked = (): string => {
    const { surname, givenNames, birthDate, documentNumber } = store.file.draft;
    const { tournament } = store;
    return store.file.verdicts ? JSON.stringify({ tournament, surname, givenNames, birthDate, documentNumber }) : '';
  };
  watch(
    asked,
    async (text) => {
      wonCents.value = null;
      if (text === '') return;
      const outcome = await query<{ readonly amountCents: number | null }>(
        'registration.wonEntry',
        JSON.parse(text) as object,
      );
      if (asked() === text && outcome.ok) wonCents.value = outcome.answer.amountCents;
    },
    { immediate: true },
  );
  return wonCents;
}
