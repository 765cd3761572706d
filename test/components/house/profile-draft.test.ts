import { describe, expect, it } from 'vitest';
import { choicesIn, draftOfProfile, valueChoices } from '../../../renderer/features/house/profile-draft.ts';
import { withChoices, type Profile } from '../../../shared/domain/profile/index.ts';
import given from '../../../resources/profiles/casino-fr-2007.json' with { type: 'json' };
import later from '../../../resources/profiles/casino-fr-2013.json' with { type: 'json' };

const p2007 = given as unknown as Profile;
const p2013 = later as unknown as Profile;

describe('the form of a house’s choices', () => {
  it('says nothing while nothing is chosen otherwise than the product has it', () => {
    expect(choicesIn(p2007, draftOfProfile(p2007))).toEqual({});
    expect(choicesIn(p2013, draftOfProfile(p2013))).toEqual({});
  });

  it('says what is chosen as the rules take it, and nothing of a choice taken back', () => {
    const draft = draftOfProfile(p2013);
    const changed = {
      values: { ...draft.values, startDelayMinutes: 30, alsaceMoselleHolidays: false },
      recipients: draft.recipients.map((rule) => (rule.role === 'prefect' ? { ...rule, title: 'préfète' } : rule)),
      notices: { ...draft.notices, 'season-note': ['judicial-police'] },
    };
    const choices = choicesIn(p2013, changed);
    expect(choices).toMatchObject({
      values: [{ path: 'startDelayMinutes', value: 30 }],
      recipients: [{ role: 'prefect', title: 'préfète' }],
      notices: [{ kind: 'season-note', recipients: ['judicial-police'] }],
    });
    const chosen = withChoices(p2013, choices);
    expect(chosen).toMatchObject({ startDelayMinutes: 30 });
    expect(choicesIn(p2013, draftOfProfile(chosen as Profile))).toEqual(choices);
  });

  it('offers what the profile leaves to the house, and a value for each', () => {
    const { values } = draftOfProfile(p2007);
    expect(
      valueChoices(p2007)
        .map(({ path }) => values[path])
        .includes(undefined as never),
    ).toBe(false);
    expect(valueChoices(p2007).map(({ path }) => path)).toContain('yearlyCap.blocks');
    expect(valueChoices(p2013).map(({ path }) => path)).not.toContain('yearlyCap.blocks');
  });
});
