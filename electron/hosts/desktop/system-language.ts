import { app } from 'electron';
import type { Language } from '../../../shared/locale/index.ts';

/** The language in which the application itself speaks before a page can: French, unless the computer speaks English. */
export const systemLanguage = (): Language => (app.getLocale().startsWith('en') ? 'en' : 'fr');
