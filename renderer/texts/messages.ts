import enCommon from '../../shared/locale/en/ui/common.json' with { type: 'json' };
import enApp from '../../shared/locale/en/ui/app.json' with { type: 'json' };
import enUi from '../../shared/locale/en/ui/ui.json' with { type: 'json' };
import enDesk from '../../shared/locale/en/ui/desk.json' with { type: 'json' };
import enRegistration from '../../shared/locale/en/ui/registration.json' with { type: 'json' };
import enRoom from '../../shared/locale/en/ui/room.json' with { type: 'json' };
import enTournament from '../../shared/locale/en/ui/tournament.json' with { type: 'json' };
import enPrizes from '../../shared/locale/en/ui/prizes.json' with { type: 'json' };
import enConduct from '../../shared/locale/en/ui/conduct.json' with { type: 'json' };
import enCompliance from '../../shared/locale/en/ui/compliance.json' with { type: 'json' };
import enDuties from '../../shared/locale/en/ui/duties.json' with { type: 'json' };
import enJournal from '../../shared/locale/en/ui/journal.json' with { type: 'json' };
import enHouse from '../../shared/locale/en/ui/house.json' with { type: 'json' };
import enPeople from '../../shared/locale/en/ui/people.json' with { type: 'json' };
import enRegisters from '../../shared/locale/en/ui/registers.json' with { type: 'json' };
import enSettings from '../../shared/locale/en/ui/settings.json' with { type: 'json' };
import enHall from '../../shared/locale/en/ui/hall.json' with { type: 'json' };
import enGuide from '../../shared/locale/en/ui/guide.json' with { type: 'json' };
import frCommon from '../../shared/locale/fr/ui/common.json' with { type: 'json' };
import frApp from '../../shared/locale/fr/ui/app.json' with { type: 'json' };
import frUi from '../../shared/locale/fr/ui/ui.json' with { type: 'json' };
import frDesk from '../../shared/locale/fr/ui/desk.json' with { type: 'json' };
import frRegistration from '../../shared/locale/fr/ui/registration.json' with { type: 'json' };
import frRoom from '../../shared/locale/fr/ui/room.json' with { type: 'json' };
import frTournament from '../../shared/locale/fr/ui/tournament.json' with { type: 'json' };
import frPrizes from '../../shared/locale/fr/ui/prizes.json' with { type: 'json' };
import frConduct from '../../shared/locale/fr/ui/conduct.json' with { type: 'json' };
import frCompliance from '../../shared/locale/fr/ui/compliance.json' with { type: 'json' };
import frDuties from '../../shared/locale/fr/ui/duties.json' with { type: 'json' };
import frJournal from '../../shared/locale/fr/ui/journal.json' with { type: 'json' };
import frHouse from '../../shared/locale/fr/ui/house.json' with { type: 'json' };
import frPeople from '../../shared/locale/fr/ui/people.json' with { type: 'json' };
import frRegisters from '../../shared/locale/fr/ui/registers.json' with { type: 'json' };
import frSettings from '../../shared/locale/fr/ui/settings.json' with { type: 'json' };
import frHall from '../../shared/locale/fr/ui/hall.json' with { type: 'json' };
import frGuide from '../../shared/locale/fr/ui/guide.json' with { type: 'json' };

/** French is the reference: its keys are the keys there are; a missing English one does not compile. */
const fr = {
  ...frCommon,
  ...frApp,
  ...frUi,
  ...frDesk,
  ...frRegistration,
  ...frRoom,
  ...frTournament,
  ...frPrizes,
  ...frCompliance,
  ...frDuties,
  ...frConduct,
  ...frJournal,
  ...frHouse,
  ...frPeople,
  ...frRegisters,
  ...frSettings,
  ...frHall,
  ...frGuide,
};

export type TextKey = keyof typeof fr;

const en: Readonly<Record<TextKey, string>> = {
  ...enCommon,
  ...enApp,
  ...enUi,
  ...enDesk,
  ...enRegistration,
  ...enRoom,
  ...enTournament,
  ...enPrizes,
  ...enCompliance,
  ...enDuties,
  ...enConduct,
  ...enJournal,
  ...enHouse,
  ...enPeople,
  ...enRegisters,
  ...enSettings,
  ...enHall,
  ...enGuide,
};

export const messages = { fr, en } as const;
