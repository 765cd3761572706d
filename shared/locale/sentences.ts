import enAccounts from './en/accounts.json' with { type: 'json' };
import enAudit from './en/audit.json' with { type: 'json' };
import enClock from './en/clock.json' with { type: 'json' };
import enConduct from './en/conduct.json' with { type: 'json' };
import enDesk from './en/desk.json' with { type: 'json' };
import enDocuments from './en/documents.json' with { type: 'json' };
import enHost from './en/host.json' with { type: 'json' };
import enHouse from './en/house.json' with { type: 'json' };
import enJournal from './en/journal.json' with { type: 'json' };
import enLevy from './en/levy.json' with { type: 'json' };
import enNotices from './en/notices.json' with { type: 'json' };
import enPeople from './en/people.json' with { type: 'json' };
import enPrizes from './en/prizes.json' with { type: 'json' };
import enRegisters from './en/registers.json' with { type: 'json' };
import enRegistration from './en/registration.json' with { type: 'json' };
import enScript from './en/script.json' with { type: 'json' };
import enSeating from './en/seating.json' with { type: 'json' };
import enStandings from './en/standings.json' with { type: 'json' };
import enStorage from './en/storage.json' with { type: 'json' };
import enTills from './en/tills.json' with { type: 'json' };
import enTournament from './en/tournament.json' with { type: 'json' };
import frAccounts from './fr/accounts.json' with { type: 'json' };
import frAudit from './fr/audit.json' with { type: 'json' };
import frClock from './fr/clock.json' with { type: 'json' };
import frConduct from './fr/conduct.json' with { type: 'json' };
import frDesk from './fr/desk.json' with { type: 'json' };
import frDocuments from './fr/documents.json' with { type: 'json' };
import frHost from './fr/host.json' with { type: 'json' };
import frHouse from './fr/house.json' with { type: 'json' };
import frJournal from './fr/journal.json' with { type: 'json' };
import frLevy from './fr/levy.json' with { type: 'json' };
import frNotices from './fr/notices.json' with { type: 'json' };
import frPeople from './fr/people.json' with { type: 'json' };
import frPrizes from './fr/prizes.json' with { type: 'json' };
import frRegisters from './fr/registers.json' with { type: 'json' };
import frRegistration from './fr/registration.json' with { type: 'json' };
import frScript from './fr/script.json' with { type: 'json' };
import frSeating from './fr/seating.json' with { type: 'json' };
import frStandings from './fr/standings.json' with { type: 'json' };
import frStorage from './fr/storage.json' with { type: 'json' };
import frTills from './fr/tills.json' with { type: 'json' };
import frTournament from './fr/tournament.json' with { type: 'json' };

export type Language = 'fr' | 'en';

type Sentences = Readonly<Record<string, string>>;

/** Every refusal's sentence by language and code. */
export const sentences: Readonly<Record<Language, Sentences>> = {
  fr: {
    ...frAccounts,
    ...frAudit,
    ...frClock,
    ...frConduct,
    ...frDesk,
    ...frDocuments,
    ...frHost,
    ...frHouse,
    ...frJournal,
    ...frLevy,
    ...frNotices,
    ...frPeople,
    ...frPrizes,
    ...frRegisters,
    ...frRegistration,
    ...frScript,
    ...frSeating,
    ...frStandings,
    ...frStorage,
    ...frTills,
    ...frTournament,
  },
  en: {
    ...enAccounts,
    ...enAudit,
    ...enClock,
    ...enConduct,
    ...enDesk,
    ...enDocuments,
    ...enHost,
    ...enHouse,
    ...enJournal,
    ...enLevy,
    ...enNotices,
    ...enPeople,
    ...enPrizes,
    ...enRegisters,
    ...enRegistration,
    ...enScript,
    ...enSeating,
    ...enStandings,
    ...enStorage,
    ...enTills,
    ...enTournament,
  },
};
