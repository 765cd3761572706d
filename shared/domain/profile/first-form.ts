import type { CaveKind, Profile, TournamentFormat } from './profile.ts';

/** What the first form of a profile said otherwise or not at all; the one profile of that form was `casino-fr-2007`, version 1. */
interface FirstForm extends Omit<Profile, 'formats' | 'prizes' | 'yearlyCap'> {
  readonly formats: readonly Omit<Profile['formats'][number], 'maxPlayersOf' | 'noticesOfSeveralSessions'>[];
  readonly prizes: Omit<Profile['prizes'], 'kinds' | 'additionKinds' | 'base'> & { readonly moneyOnly?: boolean };
  readonly yearlyCap: Omit<NonNullable<Profile['yearlyCap']>, 'formats'> | null;
}

const base: readonly CaveKind[] = ['cave', 'rebuy', 'add-on'];
const allFormats: readonly TournamentFormat[] = ['multi-table-freezeout', 'multi-table-rebuy', 'single-table'];

/** A profile of the first form as rules ask it today: what it does not say is the text of 2007. */
export function fromFirstForm(first: FirstForm): Profile {
  return {
    ...first,
    revision: 0,
    validity: { from: '2007-05-14', until: null },
    caution: null,
    outsideKinds: ['outside'],
    annexGuarantees: ['entry-control', 'video', 'cards', 'cash-desk'],
    formats: first.formats.map((format) => ({ ...format, maxPlayersOf: [], noticesOfSeveralSessions: ['general'] })),
    permissions: { ...first.permissions, additionInKind: 'block' },
    yearlyCap: first.yearlyCap && { ...first.yearlyCap, formats: allFormats },
    singleTableGeneralNotice: false,
    postponement: null,
    dealersBonus: null,
    registration: { ...first.registration, reEntriesPerPerson: 0 },
    prizes: { ...moneyTerms(first.prizes), kinds: ['cash'], additionKinds: ['cash'], base },
    houseChoices: [],
  };
}

/** `moneyOnly` is said by the kinds now. */
const moneyTerms = ({ additionCapCents, additionWarnCents, freezeAlarmMinutes, ...places }: FirstForm['prizes']) => ({
  ...{ additionCapCents, additionWarnCents, freezeAlarmMinutes },
  proposedPlacesPercent: places.proposedPlacesPercent,
  manyPlacesPercent: places.manyPlacesPercent,
});
