import { describe, expect, it } from 'vitest';
import { profileRows } from '../../../renderer/features/house/profile-rows.ts';
import { texts, type Language, type Texts } from '../../../renderer/texts/index.ts';
import { profileDifferences, withChoices, type Profile } from '../../../shared/domain/profile/index.ts';
import given from '../../../resources/profiles/casino-fr-2007.json' with { type: 'json' };
import later from '../../../resources/profiles/casino-fr-2013.json' with { type: 'json' };

const p2007 = given as unknown as Profile;
const p2013 = later as unknown as Profile;

const textsIn =
  (language: Language): Texts['t'] =>
  (key, values = {}) =>
    typeof values === 'number'
      ? texts.global.t(key, values, { locale: language })
      : texts.global.t(key, values, { locale: language });

const rowsIn = (language: Language, [one, other]: readonly [Profile, Profile] = [p2007, p2013]) =>
  profileRows(profileDifferences(one, other), [one, other], { t: textsIn(language), language });

/** A path, a word of the profile or a key that no text tells. */
const raw =
  /house\.|duties\.|\b[a-z]+[A-Z]\w*|\b[a-z]+-[a-z]+-[a-z]+\b|\b(rebuy|gaming-room|treasury-\w+|if-rules-say)\b/;

describe('two profiles side by side', () => {
  it('are told in words in French: no name of a field, no word of the file', () => {
    const told = rowsIn('fr').flatMap(({ label, left, right }) => [label, left, right]);
    expect(told.filter((text) => raw.test(text))).toEqual([]);
  });

  it('name the rule, then what each says of it', () => {
    const rows = new Map(rowsIn('fr').map(({ label, left, right }) => [label, [left, right]]));
    expect(rows.get('Information préalable, délai')).toEqual(['2 mois', '21 jours']);
    expect(rows.get('Réinscription')).toEqual(['interdit', 'permis si le règlement du tournoi le prévoit']);
    expect(rows.get('Réinscriptions par personne')).toEqual(['0', '1']);
    expect(rows.get('Nature des lots')).toEqual(['argent', 'argent, inscriptions à un autre tournoi']);
    expect(rows.get('Applicable à partir du')).toEqual(['14/05/2007', '06/12/2013']);
    expect(rows.get('Bonus croupiers')?.[1]).toContain('au plus, de la cave : 20\u00a0%');
  });

  it('tell what a house chose by the words of its form', () => {
    const chosen = withChoices(p2007, { values: [{ path: 'startDelayMinutes', value: 30 }] }) as Profile;
    expect(rowsIn('fr', [p2007, chosen])).toEqual([
      { path: 'startDelayMinutes', label: 'Retard toléré du début (minutes)', left: '60', right: '30' },
    ]);
  });

  it('are the same rules in English', () => {
    const rows = rowsIn('en');
    expect(rows.map(({ path }) => path)).toEqual(rowsIn('fr').map(({ path }) => path));
    expect(rows.find(({ path }) => path === 'notices.general.term')).toMatchObject({
      left: '2 months',
      right: '21 days',
    });
  });
});
