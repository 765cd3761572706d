import { computed, type ComputedRef } from 'vue';
import { createI18n, useI18n } from 'vue-i18n';
import { sentenceOf as plainSentenceOf, spaced, type Language } from '../../shared/locale/index.ts';
import type { Refusal } from '../../shared/kernel/refusal.ts';
import { messages, type TextKey } from './messages.ts';
import { unbroken } from './unbroken.ts';

export type { Language } from '../../shared/locale/index.ts';
export { capitalized } from './capitalized.ts';
export { unbroken } from './unbroken.ts';
export type { TextKey } from './messages.ts';
export * from './clock-time.ts';
export { readClock } from './clock-text.ts';
export * from './moments.ts';
export { amountText, chipsText, decimalText, rankText } from './figures.ts';
export { spanText } from './span-text.ts';

export const languages: readonly Language[] = ['fr', 'en'];

/** French typography is put in once, for every text: no writer can forget a no-break space. */
const setInType = (language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(messages[language]).map(([key, text]) => [key, spaced(language, text)]));

/** The page's texts; a language is switched at run time by `texts.global.locale`. */
export const texts = createI18n({
  legacy: false,
  locale: 'fr',
  fallbackLocale: 'fr',
  // Keys are whole (`app.palette` and `app.palette.type` may both be texts), not paths into a tree.
  messageResolver: (texts, key) => (texts as Readonly<Record<string, string>>)[key] ?? null,
  warnHtmlMessage: false,
  postTranslation: (text) => (typeof text === 'string' ? unbroken(text) : text),
  messages: { fr: setInType('fr'), en: setInType('en') },
});

/** A refusal's sentence as a page shows it. */
export const sentenceOf = (language: Language, refusal: Pick<Refusal, 'code' | 'params'>): string =>
  unbroken(plainSentenceOf(language, refusal));

type Values = Readonly<Record<string, string | number>>;

export interface Texts {
  /** The text of a key. A number alone chooses the plural and stands for `{n}`; values fill `{name}`. */
  readonly t: (key: TextKey, values?: Values | number, plural?: number) => string;
  readonly language: ComputedRef<Language>;
}

/** Texts for a component, in the language of the page. */
export function useTexts(): Texts {
  const { t, locale } = useI18n();
  return {
    t: (key, values = {}, plural) => {
      if (typeof values === 'number') return t(key, values);
      return plural === undefined ? t(key, values) : t(key, values, plural);
    },
    language: computed(() => locale.value as Language),
  };
}
