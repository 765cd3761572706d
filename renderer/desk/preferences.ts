import { defineStore } from 'pinia';
import { ref, watch, watchEffect } from 'vue';
import { languages, texts, type Language } from '../texts/index.ts';
import { kept } from './kept.ts';

export type Theme = 'dark' | 'light';

interface Kept {
  readonly language: Language;
  readonly theme: Theme;
  readonly till: string;
  readonly lockAfterMinutes: number;
  readonly copyPlace: string;
}

const usual: Kept = { language: 'fr', theme: 'dark', till: '', lockAfterMinutes: 10, copyPlace: '' };

/** How this window looks and which drawer stands beside it: its own, not the house's. */
export const usePreferences = defineStore('preferences', () => {
  const saved = kept<Partial<Kept>>(localStorage, 'tapis.preferences', {});
  const start = { ...usual, ...saved.read() };
  const language = ref<Language>(languages.includes(start.language) ? start.language : 'fr');
  const theme = ref<Theme>(start.theme);
  /** The drawer of this station, empty until somebody chose one. */
  const till = ref(start.till);
  const lockAfterMinutes = ref(start.lockAfterMinutes);
  /** The folder that the last copy of the data went to. */
  const copyPlace = ref(start.copyPlace);

  watchEffect(() => {
    texts.global.locale.value = language.value;
    document.documentElement.lang = language.value;
    document.documentElement.dataset.theme = theme.value;
  });
  watch([language, theme, till, lockAfterMinutes, copyPlace], () =>
    saved.write({
      language: language.value,
      theme: theme.value,
      till: till.value,
      lockAfterMinutes: lockAfterMinutes.value,
      copyPlace: copyPlace.value,
    }),
  );

  return { language, theme, till, lockAfterMinutes, copyPlace };
});
