import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { profileSchema } from '../../shared/contract/profile.ts';
import { noticeDeadline } from '../../shared/domain/notices/index.ts';
import {
  bearsLevyOnly,
  formatRule,
  isValidOn,
  maxPlayersIn,
  noticeDuty,
  noticesOf,
  profileDifferences,
  profileHash,
  profileLabel,
  recipientRule,
  withChoices,
  type Profile,
} from '../../shared/domain/profile/index.ts';
import { upcast } from '../../shared/domain/upcasters.ts';
import type { JournalEvent } from '../../shared/kernel/event.ts';

const profileOf = (name: string): Profile =>
  profileSchema.parse(
    JSON.parse(readFileSync(join(import.meta.dirname, `../../resources/profiles/${name}.json`), 'utf8')),
  );
const p2007 = profileOf('casino-fr-2007');
const p2013 = profileOf('casino-fr-2013');

describe('casino-fr-2013 says what section 4 of the rules says of later law', () => {
  it('is marked as a later text wherever it is named', () => {
    expect(p2013.standing).toBe('later-text');
    expect(profileLabel(p2013, 'fr')).toBe('casino-fr-2013, version 1, texte postérieur, à vérifier');
    expect(profileLabel(p2013, 'en')).toBe('casino-fr-2013, version 1, later text, verify');
    expect(profileLabel(p2007, 'fr')).toBe('casino-fr-2007, version 2');
    expect(profileLabel({ ...p2007, revision: 3 }, 'fr')).toBe('casino-fr-2007, version 2, révision 3');
  });

  it('FR-REG-03, 04, 05 asks 21 days, of the minister and the prefect; N-10 one event may be late under one text and in time under the other', () => {
    const duty = noticeDuty(p2013, 'general')!;
    expect(duty).toMatchObject({ recipients: ['minister-interior', 'prefect'], term: { unit: 'days', count: 21 } });
    const startsAt = Date.parse('2027-03-05T20:00:00+01:00');
    const zone = { zone: 'Europe/Paris', alsaceMoselle: false };
    expect(noticeDeadline(duty.term, startsAt, zone).limitDate).toBe('2027-02-12');
    expect(noticeDeadline(noticeDuty(p2007, 'general')!.term, startsAt, zone).limitDate).toBe('2027-01-05');
  });

  it('FR-REG-12, 13, 68, 69 sends the 72 hours to the judicial police; changes to the accountant as well', () => {
    expect(noticeDuty(p2013, 'single-table')).toMatchObject({ recipients: ['judicial-police'], term: { count: 72 } });
    expect(noticeDuty(p2013, 'change-or-cancel')?.recipients).toEqual(['judicial-police', 'treasury-accountant']);
    expect(noticeDuty(p2013, 'extra-staff')).toMatchObject({ recipients: ['judicial-police'], term: { count: 21 } });
    const named = p2013.notices.flatMap(({ recipients }) => recipients);
    expect(named.filter((role) => !recipientRule(p2013, role))).toEqual([]);
  });

  it('FR-REG-39 takes nine at a single table of Omaha, ten of hold’em; the given text knows no Omaha', () => {
    expect(maxPlayersIn(p2013, { format: 'single-table', game: 'omaha-pot-limit' })).toBe(9);
    expect(maxPlayersIn(p2013, { format: 'single-table', game: 'texas-holdem-no-limit' })).toBe(10);
    expect(maxPlayersIn(p2013, { format: 'multi-table-rebuy', game: 'omaha-pot-limit' })).toBeNull();
    expect(p2007.games.some((game) => game.startsWith('omaha'))).toBe(false);
  });

  it('FR-REG-18, 20, 24, 49 has no yearly limit, entries as prizes, an addition in kind, one re-entry', () => {
    expect(p2013.yearlyCap).toBeNull();
    expect(p2013.prizes).toMatchObject({ kinds: ['cash', 'entry'], additionKinds: ['cash', 'kind'] });
    expect(p2007.prizes).toMatchObject({ kinds: ['cash'], additionKinds: ['cash'] });
    expect([p2007.registration.reEntriesPerPerson, p2013.registration.reEntriesPerPerson]).toEqual([0, 1]);
    expect([p2007.permissions.satellite, p2013.permissions.satellite]).toEqual(['block', 'allow']);
    expect([p2007.permissions.reEntry, p2013.permissions.reEntry]).toEqual(['block', 'if-rules-say']);
  });

  it('FR-REG-25, 92 keeps the cap of 250 000 € and the 4 %; deals and transfers stay forbidden', () => {
    expect(p2013.prizes.additionCapCents).toBe(25_000_000);
    expect(p2013.levy.rateBasisPoints).toBe(400);
    expect(p2013.permissions).toMatchObject({ deal: 'block', transferOfEntry: 'block', prizeInKind: 'block' });
  });

  it('FR-REG-22, 93 the dealers’ bonus bears the levy and does not feed the prizes, in events without rebuys', () => {
    expect(bearsLevyOnly(p2013, 'dealers-bonus')).toBe(true);
    expect(bearsLevyOnly(p2013, 'cave')).toBe(false);
    expect(bearsLevyOnly(p2007, 'dealers-bonus')).toBe(false);
    expect(p2013.dealersBonus).toMatchObject({
      mostOfCaveBasisPoints: 2000,
      mostOfStackBasisPoints: 2000,
      perPlayer: 1,
    });
    expect(p2013.dealersBonus?.formats.some((format) => formatRule(p2013, format)?.rebuys)).toBe(false);
    expect(p2007.dealersBonus).toBeNull();
  });

  it('FR-REG-01 lets an event be held outside with the same guarantees; the given text does not', () => {
    expect(p2013.venueKinds).toContain('outside');
    expect(p2013.annexKinds).toContain('outside');
    expect(p2007.venueKinds).not.toContain('outside');
  });
});

describe('which notices an event owes', () => {
  test('FR-REG-12, 14 a single table in one session 72 hours, in several the general notice', () => {
    expect(noticesOf(p2007, { format: 'single-table', sessions: 1 })).toEqual(['single-table']);
    expect(noticesOf(p2007, { format: 'single-table', sessions: 3 })).toEqual(['general']);
    expect(noticesOf(p2007, { format: 'unknown', sessions: 1 })).toEqual([]);
  });

  test('A-03 the house may ask for the general notice of a single table as well', () => {
    const strict = { ...p2007, singleTableGeneralNotice: true };
    expect(noticesOf(strict, { format: 'single-table', sessions: 1 })).toEqual(['single-table', 'general']);
    expect(noticesOf(strict, { format: 'multi-table-rebuy', sessions: 1 })).toEqual(['general']);
  });
});

describe('a house’s own choices', () => {
  test('are taken where the profile leaves them, and change its hash', () => {
    const chosen = withChoices(p2007, {
      values: [
        { path: 'startDelayMinutes', value: 30 },
        { path: 'yearlyCap.blocks', value: false },
        { path: 'standings.sameHand', value: 'wsop' },
      ],
      recipients: [{ ...p2007.recipients[0]!, title: 'ministre de l’intérieur (SCCJ)' }],
    }) as Profile;
    expect(chosen).toMatchObject({ startDelayMinutes: 30, yearlyCap: { blocks: false, limit: 100 } });
    expect(chosen.recipients[0]?.title).toBe('ministre de l’intérieur (SCCJ)');
    expect(profileSchema.parse(chosen)).toEqual(chosen);
    expect(profileHash(chosen)).not.toBe(profileHash(p2007));
    expect(profileDifferences(p2007, chosen).map(({ path }) => path)).toEqual([
      'recipients.minister-interior.title',
      'yearlyCap.blocks',
      'startDelayMinutes',
      'standings.sameHand',
    ]);
  });

  test.each([
    ['levy.rateBasisPoints', 300],
    ['yearlyCap.limit', 500],
    ['prizes.additionCapCents', 1],
    ['registration.minimumAge', 16],
    ['nothing.here', 1],
  ])('%s is the text’s', (path, value) => {
    expect(withChoices(p2007, { values: [{ path, value }] })).toEqual({ fault: 'not-a-choice', path });
  });

  test.each([
    ['startDelayMinutes', 61],
    ['startDelayMinutes', -1],
    ['startDelayMinutes', true],
    ['yearlyCap.blocks', 1],
    ['standings.sameHand', 'by-age'],
    ['registration.exclusionList.warnFromDays', 40],
  ])('%s cannot be %s', (path, value) => {
    expect(withChoices(p2007, { values: [{ path, value }] })).toMatchObject({ fault: 'value', path });
  });

  test('whom a notice goes to is the text’s in 2007, the house’s to verify in the later text', () => {
    const notices = [{ kind: 'season-note' as const, recipients: ['judicial-police'] }];
    expect(withChoices(p2007, { notices })).toMatchObject({ fault: 'not-a-choice' });
    expect(noticeDuty(withChoices(p2013, { notices }) as Profile, 'season-note')?.recipients).toEqual([
      'judicial-police',
    ]);
    const unknown = [{ kind: 'season-note' as const, recipients: ['mayor'] }];
    expect(withChoices(p2013, { notices: unknown })).toEqual({ fault: 'recipient', role: 'mayor' });
  });

  test('what may be chosen exists in the profile, with a value that is allowed', () => {
    for (const profile of [p2007, p2013]) {
      for (const { path, kind } of profile.houseChoices) {
        if (kind === 'wording' || kind === 'recipients') continue;
        const value = path
          .split('.')
          .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], profile) as number;
        expect(withChoices(profile, { values: [{ path, value }] })).toEqual(profile);
      }
    }
  });
});

describe('differences of two profiles', () => {
  test('name what differs and how, by format, notice and recipient', () => {
    const found = new Map(profileDifferences(p2007, p2013).map(({ path, left, right }) => [path, [left, right]]));
    expect(found.get('notices.general.term')).toEqual([
      { unit: 'months', count: 2 },
      { unit: 'days', count: 21 },
    ]);
    expect(found.get('registration.reEntriesPerPerson')).toEqual([0, 1]);
    expect(found.get('recipients.prefect')?.[0]).toBeNull();
    expect(found.get('recipients.treasurer-paymaster')?.[1]).toBeNull();
    expect(found.has('levy.rateBasisPoints')).toBe(false);
    expect(profileDifferences(p2013, p2013)).toEqual([]);
  });
});

test('a profile holds from its first day to its last', () => {
  const ended = { ...p2007, validity: { from: '2007-05-14', until: '2008-12-23' } };
  expect(['2007-05-13', '2007-05-14', '2008-12-23', '2008-12-24'].map((day) => isValidOn(ended, day))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isValidOn(p2013, '2099-01-01')).toBe(true);
});

test('a profile that was adopted in its first form is read as the text of 2007', () => {
  const firstForm = structuredClone(p2007) as unknown as Record<string, Record<string, unknown>>;
  for (const name of ['revision', 'validity', 'caution', 'outsideKinds', 'annexGuarantees', 'houseChoices']) {
    Reflect.deleteProperty(firstForm, name);
  }
  for (const name of ['singleTableGeneralNotice', 'postponement', 'dealersBonus'])
    Reflect.deleteProperty(firstForm, name);
  for (const format of firstForm['formats'] as unknown as Record<string, unknown>[]) {
    Reflect.deleteProperty(format, 'maxPlayersOf');
    Reflect.deleteProperty(format, 'noticesOfSeveralSessions');
  }
  Reflect.deleteProperty(firstForm['permissions']!, 'additionInKind');
  Reflect.deleteProperty(firstForm['registration']!, 'reEntriesPerPerson');
  Reflect.deleteProperty(firstForm['yearlyCap']!, 'formats');
  for (const name of ['kinds', 'additionKinds', 'base']) Reflect.deleteProperty(firstForm['prizes']!, name);
  firstForm['prizes']!['moneyOnly'] = true;
  const written = { type: 'house.profileAdopted', version: 1, data: { hash: 'h', profile: firstForm } };
  const { data } = upcast(written as unknown as JournalEvent);
  expect(data).toEqual({ hash: 'h', profile: { ...p2007, houseChoices: [] }, inForce: true });
});
