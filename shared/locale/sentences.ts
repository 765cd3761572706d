import enAccounts from './en/accounts.json' with { type: 'json' };
import enDesk from './en/desk.json' with { type: 'json' };
import enDocuments from './en/documents.json' with { type: 'json' };
import enHost from './en/host.json' with { type: 'json' };
import enHouse from './en/house.json' with { type: 'json' };
import enJournal from './en/journal.json' with { type: 'json' };
import enScript from './en/script.json' with { type: 'json' };
import enStorage from './en/storage.json' with { type: 'json' };
import frAccounts from './fr/accounts.json' with { type: 'json' };
import frDesk from './fr/desk.json' with { type: 'json' };
import frDocuments from './fr/documents.json' with { type: 'json' };
import frHost from './fr/host.json' with { type: 'json' };
import frHouse from './fr/house.json' with { type: 'json' };
import frJournal from './fr/journal.json' with { type: 'json' };
import frScript from './fr/script.json' with { type: 'json' };
import frStorage from './fr/storage.json' with { type: 'json' };

export type Language = 'fr' | 'en';

type Sentences = Readonly<Record<string, string>>;

/** Every refusal's sentence by language and code. */
export const sentences: Readonly<Record<Language, Sentences>> = {
  fr: {
    ...frAccounts,
    ...frDesk,
    ...frDocuments,
    ...frHost,
    ...frHouse,
    ...frJournal,
    ...frScript,
    ...frStorage,
  },
  en: {
    ...enAccounts,
    ...enDesk,
    ...enDocuments,
    ...enHost,
    ...enHouse,
    ...enJournal,
    ...enScript,
    ...enStorage,
  },
};
