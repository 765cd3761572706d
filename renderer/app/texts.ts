import { createI18n } from 'vue-i18n';
import en from '../../shared/locale/en/app.json' with { type: 'json' };
import fr from '../../shared/locale/fr/app.json' with { type: 'json' };

export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];

/** French first: a sentence that another language lacks is shown in French. */
export const texts = createI18n({
  legacy: false,
  locale: 'fr',
  fallbackLocale: 'fr',
  flatJson: true,
  messages: { fr, en },
});
