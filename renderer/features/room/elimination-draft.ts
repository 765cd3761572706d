import { computed, ref, shallowRef } from 'vue';
import type { EntryRow } from '../../desk/index.ts';
import { noDraft, withBust, withoutBust, withStack, type EliminationDraft } from './elimination.ts';
import { findPlayers } from './find-player.ts';

/** The elimination being typed: who falls, with whom in one hand, and who won it. */
export function useEliminationDraft(inPlay: () => readonly EntryRow[]) {
  const text = ref('');
  const byText = ref('');
  const chosen = shallowRef<EliminationDraft>(noDraft);

  const without = ({ busts }: EliminationDraft): readonly EntryRow[] => {
    const named = new Set(busts.map(({ entry }) => entry));
    return inPlay().filter(({ entry }) => !named.has(entry));
  };
  const matches = computed(() => findPlayers(without(chosen.value), text.value));
  /** One who is meant without doubt is shown at once, before anything is confirmed. */
  const preview = computed(() => (matches.value.length === 1 ? matches.value[0] : undefined));
  const withPreview = computed(() => (preview.value ? withBust(chosen.value, preview.value) : chosen.value));
  const by = computed(() => {
    const winners = findPlayers(without(withPreview.value), byText.value);
    return (winners.length === 1 ? winners[0]?.entry : undefined) ?? null;
  });

  function choose(row: EntryRow | undefined): void {
    if (!row) return;
    chosen.value = withBust(chosen.value, row);
    text.value = '';
  }

  return {
    text,
    byText,
    matches,
    draft: computed<EliminationDraft>(() => ({ busts: withPreview.value.busts, by: by.value })),
    choose,
    /** Keeps the one who is shown, so that another key does not change who is meant. */
    settle: (): void => choose(preview.value),
    /**
     * Takes in what was typed; an `E` before a seat is the key pressed once more in the field. `+` sets a player aside and asks for the
     * next one of the same hand: `2.5+3.1`.
     */
    type: (typed: string): void => {
      const [first = '', ...more] = typed.replace(/^e(?=\d)/i, '').split('+');
      text.value = first;
      for (const part of more) {
        if (!preview.value) return;
        choose(preview.value);
        text.value = part.trimStart();
      }
    },
    drop: (entry: string): void => {
      if (preview.value?.entry === entry) text.value = '';
      chosen.value = withoutBust(chosen.value, entry);
    },
    setStack: (entry: string, stack: string): void => {
      if (preview.value?.entry === entry) choose(preview.value);
      chosen.value = withStack(chosen.value, entry, stack);
    },
    clear: (): void => {
      chosen.value = noDraft;
      text.value = '';
      byText.value = '';
    },
  };
}
