import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, codeOf, planInput, TournamentDesk } from '../support/tournament-desk.ts';

let desk: TournamentDesk;
beforeEach(async () => {
  desk = await TournamentDesk.open();
});
afterEach(() => desk.house.remove());

const pin = '2468';
const adopt = (profile: string, more: object = {}) =>
  desk.director('house.adoptProfile', { profile, inForce: false, pin, ...more });

interface Listed {
  readonly product: readonly { readonly name: string }[];
  readonly offered: readonly {
    readonly hash: string;
    readonly inForce: boolean;
    readonly profile: { readonly name: string; readonly revision: number; readonly startDelayMinutes: number };
  }[];
}

const listed = async () => answerOf<Listed>(await desk.member('house.profiles', {}));

const planUnder = (profile: string | undefined, changes: object = {}, id = 't-example') =>
  desk.member('tournament.plan', {
    tournament: id,
    ...(profile && { profile }),
    terms: { ...planInput.terms, ...changes },
  });

describe('adopting a profile', () => {
  test('a house begins with one; a second is adopted beside it, journalled once in full', async () => {
    const first = await listed();
    expect(first.product.map(({ name }) => name)).toEqual(['casino-fr-2007', 'casino-fr-2013']);
    expect(first.offered.map(({ profile, inForce }) => [profile.name, inForce])).toEqual([['casino-fr-2007', true]]);
    expect(answerOf(await adopt('casino-fr-2013'))).toMatchObject({ revision: 0 });
    expect(answerOf(await adopt('casino-fr-2013'))).toEqual({});
    expect(desk.types().filter((type) => type === 'house.profileAdopted')).toHaveLength(2);
    const { offered } = await listed();
    expect(offered.map(({ profile, inForce }) => [profile.name, inForce])).toEqual([
      ['casino-fr-2007', true],
      ['casino-fr-2013', false],
    ]);
  });

  test('in force it is the one that is proposed', async () => {
    answerOf(await adopt('casino-fr-2013', { inForce: true }));
    expect(answerOf(await planUnder(undefined))).toMatchObject({ warnings: ['later-text'] });
    expect(answerOf(await desk.member('tournament.show', { tournament: 't-example' }))).toMatchObject({
      profile: 'casino-fr-2013',
    });
  });

  test('the house’s own choices make revisions; the same choices make none', async () => {
    const choices = { values: [{ path: 'startDelayMinutes', value: 30 }] };
    expect(answerOf(await adopt('casino-fr-2007', choices))).toMatchObject({ revision: 1 });
    expect(answerOf(await adopt('casino-fr-2007', choices))).toEqual({});
    const other = { values: [{ path: 'startDelayMinutes', value: 20 }] };
    expect(answerOf(await adopt('casino-fr-2007', other))).toMatchObject({ revision: 2 });
    expect(answerOf(await adopt('casino-fr-2007'))).toMatchObject({ revision: 0 });
  });

  test('what the text fixes, an unknown profile, an unknown recipient, a value out of bounds', async () => {
    expect(codeOf(await adopt('casino-fr-2007', { values: [{ path: 'levy.rateBasisPoints', value: 100 }] }))).toBe(
      'house.notAChoice',
    );
    expect(codeOf(await adopt('casino-fr-2007', { values: [{ path: 'startDelayMinutes', value: 90 }] }))).toBe(
      'house.choiceOutOfRange',
    );
    expect(codeOf(await adopt('casino-fr-1959'))).toBe('house.unknownProfile');
    const mayor = { role: 'mayor', name: { fr: 'Maire', en: 'Mayor' }, title: 'maire', salutation: 'Madame,' };
    expect(codeOf(await adopt('casino-fr-2007', { recipients: [mayor] }))).toBe('house.unknownRecipient');
  });

  test('only the responsible director adopts, and signs', async () => {
    expect(codeOf(await desk.member('house.adoptProfile', { profile: 'casino-fr-2013', inForce: true, pin }))).toBe(
      'desk.notAllowed',
    );
    expect(codeOf(await adopt('casino-fr-2013', { pin: '9753' }))).toBe('accounts.wrongPin');
  });
});

describe('planning under a profile', () => {
  test('an event keeps the version it was planned under (decision 28), also when the house adopts another', async () => {
    answerOf(await planUnder(undefined));
    answerOf(await adopt('casino-fr-2007', { inForce: true, values: [{ path: 'startDelayMinutes', value: 0 }] }));
    answerOf(await desk.appoint());
    const later = { tournament: 't-example', toAt: '2027-06-18T20:30:00+02:00', pin };
    expect(codeOf(await desk.member('tournament.delayStart', later))).toBe('accepted');
    answerOf(await planUnder(undefined, {}, 't-new'));
    answerOf(await desk.director('tournament.appointDirector', { tournament: 't-new', account: 'mcd1', pin }));
    expect(codeOf(await desk.member('tournament.delayStart', { ...later, tournament: 't-new' }))).toBe(
      'tournament.delayIsChange',
    );
  });

  test('a profile that the house did not adopt is none to plan under', async () => {
    expect(await planUnder('casino-fr-2013')).toMatchObject({
      refusal: { code: 'tournament.profileUnknown', params: { adopted: ['casino-fr-2007'] } },
    });
  });

  test('FR-REG-102 Omaha under the later text only', async () => {
    answerOf(await adopt('casino-fr-2013'));
    const omaha = { game: 'omaha-pot-limit' };
    expect(codeOf(await planUnder('casino-fr-2007', omaha))).toBe('tournament.gameUnknown');
    expect(codeOf(await planUnder('casino-fr-2013', omaha))).toBe('accepted');
  });

  test('FR-REG-39 the tenth place at a single table of Omaha is refused', async () => {
    answerOf(await adopt('casino-fr-2013'));
    const single = {
      format: 'single-table',
      game: 'omaha-pot-limit',
      tables: [3],
      rebuy: null,
      seatsPerTable: 10,
      registration: { ...planInput.terms.registration, capacity: 10 },
    };
    expect(await planUnder('casino-fr-2013', single)).toMatchObject({
      refusal: { code: 'tournament.singleTableCapacity', params: { most: 9 } },
    });
    const nine = { ...single, registration: { ...single.registration, capacity: 9 } };
    expect(codeOf(await planUnder('casino-fr-2013', nine))).toBe('accepted');
  });

  test('FR-REG-18 the later text has no yearly limit', async () => {
    answerOf(await adopt('casino-fr-2013'));
    for (let index = 1; index <= 100; index += 1) answerOf(await planUnder('casino-fr-2013', {}, `t-${index}`));
    expect(codeOf(await planUnder('casino-fr-2007', {}, 't-old'))).toBe('tournament.yearlyCap');
    expect(codeOf(await planUnder('casino-fr-2013', {}, 't-new'))).toBe('accepted');
  });

  test('an event begins while its profile holds', async () => {
    const early = { startsAt: '2027-06-18T20:00:00+02:00' };
    answerOf(await adopt('casino-fr-2013'));
    expect(codeOf(await planUnder('casino-fr-2013', early))).toBe('accepted');
  });

  test('FR-REG-03, 04, 05 the notices of the later text go to its recipients, 21 days before', async () => {
    answerOf(await adopt('casino-fr-2013'));
    answerOf(
      await desk.director('house.setRecipients', {
        recipients: [
          { role: 'minister-interior', address: 'Service central des courses et jeux' },
          { role: 'prefect', address: 'Préfecture du Calvados' },
        ],
      }),
    );
    answerOf(await planUnder('casino-fr-2013'));
    answerOf(await desk.publish());
    answerOf(await desk.prepare());
    const { notices } = answerOf<{ notices: readonly { recipient: string; deadlineAt: number }[] }>(
      await desk.member('notices.list', { tournament: 't-example' }),
    );
    expect(notices.map(({ recipient }) => recipient)).toEqual(['minister-interior', 'prefect']);
    expect(new Set(notices.map(({ deadlineAt }) => deadlineAt))).toEqual(
      new Set([Date.parse('2027-05-28T23:59:59.999+02:00')]),
    );
    const shown = answerOf<{ booklet: { profile: string } }>(
      await desk.member('tournament.show', { tournament: 't-example' }),
    );
    expect(shown.booklet.profile).toBe('casino-fr-2013, version 1, texte postérieur, à vérifier');
  });
});
