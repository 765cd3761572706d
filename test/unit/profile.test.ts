import { describe, expect, test } from 'vitest';
import { profileSchema } from '../../shared/contract/profile.ts';
import { formatRule, noticeDuty, profileHash, recipientRule } from '../../shared/domain/profile/index.ts';
import { profile2007 } from '../support/played-stream.ts';

describe('casino-fr-2007 says what the text says', () => {
  test('FR-REG-03…05 two months to three recipients, FR-REG-12, 13 seventy-two hours to two', () => {
    expect(noticeDuty(profile2007, 'general')).toMatchObject({
      recipients: ['minister-interior', 'treasurer-paymaster', 'treasury-accountant'],
      term: { unit: 'months', count: 2 },
    });
    expect(noticeDuty(profile2007, 'single-table')).toMatchObject({
      recipients: ['local-intelligence', 'treasury-accountant'],
      term: { unit: 'hours', count: 72 },
    });
  });

  test('FR-REG-18, 25, 39, 43, 92 the numbers', () => {
    expect(profile2007.yearlyCap).toMatchObject({ limit: 100, warnAt: 90 });
    expect(profile2007.prizes.additionCapCents).toBe(250_000_00);
    expect(formatRule(profile2007, 'single-table')?.maxPlayers).toBe(10);
    expect(profile2007.registration.minimumAge).toBe(18);
    expect(profile2007.levy.rateBasisPoints).toBe(400);
  });

  test('what is house habit and no law: same-hand rule, share of places proposed and warned about', () => {
    expect(profile2007.standings).toEqual({ sameHand: 'stack' });
    expect(profile2007.prizes).toMatchObject({ proposedPlacesPercent: 15, manyPlacesPercent: 20 });
  });

  test('A-10, A-12 deals, re-entries and satellites are blocked, bounties shown as doubtful', () => {
    expect(profile2007.permissions).toMatchObject({
      deal: 'block',
      reEntry: 'block',
      satellite: 'block',
      bounty: 'warn',
    });
  });

  test('FR-REG-73, 96, 97 who appoints, certifies and countersigns', () => {
    expect(profile2007.director).toEqual({ appointedBy: ['responsible-director'], chosenAmong: ['committee-member'] });
    expect(profile2007.levy.certifiedBy).toEqual(['responsible-director', 'committee-member']);
    expect(profile2007.levy.countersignedBy).toEqual(['cashier']);
  });

  test('every recipient and notice that it names is defined in it', () => {
    const roles = profile2007.notices.flatMap(({ recipients }) => recipients);
    expect(roles.filter((role) => !recipientRule(profile2007, role))).toEqual([]);
    const kinds = profile2007.formats.flatMap(({ notices }) => notices);
    expect(kinds.filter((kind) => !noticeDuty(profile2007, kind))).toEqual([]);
  });
});

test('decision 28 the hash is of the content alone: the order of keys does not matter, one number does', () => {
  const reordered = Object.fromEntries(Object.entries(profile2007).reverse()) as unknown as typeof profile2007;
  expect(profileHash(reordered)).toBe(profileHash(profile2007));
  expect(profileHash({ ...profile2007, startDelayMinutes: 61 })).not.toBe(profileHash(profile2007));
});

test.each([
  ['an unknown key', { ...profile2007, jackpot: true }],
  ['a rate in floating point', { ...profile2007, levy: { ...profile2007.levy, rateBasisPoints: 400.5 } }],
  ['a notice without a term', { ...profile2007, notices: [{ ...profile2007.notices[0], term: undefined }] }],
  ['a role that no account can have', { ...profile2007, director: { appointedBy: ['boss'], chosenAmong: [] } }],
])('a profile with %s is no profile', (_what, profile) => {
  expect(profileSchema.safeParse(profile).success).toBe(false);
});
