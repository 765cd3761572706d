import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noticeLetter } from '../../shared/domain/notices/index.ts';
import type { Profile } from '../../shared/domain/profile/index.ts';
import later2013 from '../../resources/profiles/casino-fr-2013.json' with { type: 'json' };
import { answerOf, codeOf, planInput, TournamentDesk } from '../support/tournament-desk.ts';

let desk: TournamentDesk;
beforeEach(async () => {
  desk = await TournamentDesk.open();
});
afterEach(() => desk.house.remove());

const tournament = 't-example';
const pin = '2468';
const profile2013 = later2013 as unknown as Profile;
const reason = 'La salle est prise ce soir-là.';

const change = (changes: object, more: object = { reason }) =>
  desk.director('tournament.change', { tournament, terms: { ...planInput.terms, ...changes }, pin, ...more });

interface Shown {
  readonly terms: { readonly name: string; readonly buyInCents: number };
  readonly startsAt: number;
  readonly rules: { readonly version: number } | null;
  readonly changes: readonly { readonly fromAt: number; readonly toAt: number }[];
}

const show = async () => answerOf<Shown>(await desk.member('tournament.show', { tournament }));

const dayLater = { startsAt: '2027-06-19T20:00:00+02:00' };
const dayEarlier = { startsAt: '2027-06-17T20:00:00+02:00' };

/** The notices of a change: kind, recipient and last moment. */
async function changeNotices() {
  const { notices } = answerOf<{ notices: readonly { kind: string; recipient: string; deadlineAt: number }[] }>(
    await desk.member('notices.list', { tournament }),
  );
  return notices.filter(({ kind }) => kind === 'change-or-cancel');
}

describe('terms before anybody knows them', () => {
  test('any of them changes, without a reason and without a notice', async () => {
    await desk.plan();
    const answer = answerOf(await change({ name: 'Autre nom', buyInCents: 5_000, ...dayLater }, {}));
    expect(answer).toEqual({ fields: ['name', 'startsAt', 'buyInCents'], announced: false, warnings: [] });
    expect(await show()).toMatchObject({
      terms: { name: 'Autre nom', buyInCents: 5_000 },
      startsAt: Date.parse(dayLater.startsAt),
      changes: [],
    });
    expect(answerOf(await desk.member('tournament.list', {}))).toMatchObject({
      tournaments: [{ name: 'Autre nom', startsAt: Date.parse(dayLater.startsAt) }],
    });
  });

  test('the terms are held against every rule of a plan, and the same terms are no change', async () => {
    await desk.plan();
    expect(codeOf(await change({ format: 'multi-table-freezeout' }))).toBe('tournament.rebuysNotInFormat');
    expect(codeOf(await change({ startsAt: '2026-01-01T20:00:00+01:00' }))).toBe('tournament.startInPast');
    expect(codeOf(await change({}))).toBe('tournament.nothingChanged');
    expect(
      codeOf(await desk.director('tournament.change', { tournament: 't-none', terms: planInput.terms, pin })),
    ).toBe('tournament.unknown');
  });

  test('A-05 FR-REG-18 a tournament that changes does not count itself for the yearly limit', async () => {
    for (let index = 1; index <= 99; index += 1) await desk.plan({}, `t-${index}`);
    await desk.plan();
    expect(answerOf(await change(dayLater, {}))).toMatchObject({ warnings: ['yearly-cap-near'] });
  });

  test('published rules are published anew, so that they say what holds (FR-REG-06)', async () => {
    await desk.plan();
    await desk.publish();
    expect(answerOf(await change(dayLater))).toMatchObject({ announced: true });
    expect(await show()).toMatchObject({ rules: { version: 2 } });
    expect(codeOf(await desk.publish())).toBe('tournament.rulesAlreadyPublished');
  });

  test('FR-REG-67 only the responsible director, who signs', async () => {
    await desk.plan();
    const input = { tournament, terms: { ...planInput.terms, ...dayLater }, pin };
    expect(codeOf(await desk.member('tournament.change', input))).toBe('desk.notAllowed');
    expect(codeOf(await desk.director('tournament.change', { ...input, pin: '9753' }))).toBe('accounts.wrongPin');
  });
});

describe('a change after the conditions are known', () => {
  test('FR-REG-67 the date needs a reason; FR-REG-68, 69 its notices are owed 72 hours before', async () => {
    await desk.noticesOut();
    expect(codeOf(await change(dayLater, {}))).toBe('tournament.changeNeedsReason');
    expect(answerOf(await change(dayLater))).toMatchObject({ fields: ['startsAt'], announced: true });
    const { changes } = await show();
    expect(changes).toEqual([{ fromAt: Date.parse(planInput.terms.startsAt), toAt: Date.parse(dayLater.startsAt) }]);
    answerOf(await desk.member('notices.prepare', { tournament, ids: ['n-4', 'n-5', 'n-6', 'n-7', 'n-8'] }));
    const owed = await changeNotices();
    expect(owed.map(({ recipient }) => recipient)).toEqual(['local-intelligence', 'treasury-accountant']);
    // 72 hours before the old start, the earlier of the two.
    expect(owed.map(({ deadlineAt }) => deadlineAt)).toEqual(
      Array(2).fill(Date.parse(planInput.terms.startsAt) - 72 * 3_600_000),
    );
  });

  test('A-19 brought forward, the 72 hours count from the new start', async () => {
    await desk.noticesOut();
    answerOf(await change(dayEarlier));
    answerOf(await desk.member('notices.prepare', { tournament, ids: ['n-4', 'n-5', 'n-6', 'n-7', 'n-8'] }));
    expect((await changeNotices()).map(({ deadlineAt }) => deadlineAt)).toEqual(
      Array(2).fill(Date.parse(dayEarlier.startsAt) - 72 * 3_600_000),
    );
  });

  test('FR-REG-06 once a notice is out, only dates change', async () => {
    await desk.noticesOut();
    expect(await change({ buyInCents: 5_000, ...dayLater })).toMatchObject({
      refusal: { code: 'tournament.termsSent', params: { fields: ['buyInCents'] } },
    });
  });

  test('FR-REG-30, 56 once a cave is sold, only dates change, the starting stack never; the reason is sealed', async () => {
    await desk.noticesOut();
    desk.at('2027-06-01T12:00:00+02:00');
    answerOf(await desk.openRegistration());
    const registered = { entry: 'e-1', person: 'p_1', number: 'R-2027-000001', payment: [], checks: [] };
    await desk.happened([{ type: 'registration.playerRegistered', data: registered }]);
    expect(codeOf(await change({ name: 'Autre nom' }))).toBe('tournament.termsSold');
    // Whoever comes later begins with what the first were given.
    expect(codeOf(await change({ startingStack: planInput.terms.startingStack * 2 }))).toBe('tournament.termsSold');
    expect(codeOf(await change(dayLater))).toBe('accepted');
    const { body } = desk.house.store.reader.get<{ body: string }>(
      "SELECT body FROM journal WHERE type = 'tournament.changed'",
    )!;
    expect(body).not.toContain('prise ce soir');
  });

  test('a running or cancelled tournament is not changed', async () => {
    await desk.started();
    expect(codeOf(await change(dayLater))).toBe('tournament.wrongPhase');
  });
});

describe('a single table put off for lack of players (later text)', () => {
  const single = {
    format: 'single-table',
    rebuy: null,
    tables: [3],
    registration: { ...planInput.terms.registration, capacity: 9, lateUntil: null },
  };
  const putOff = (profileTerms: object, more: object = {}) =>
    change({ ...single, ...profileTerms, ...dayLater }, { reason, lackOfPlayers: true, ...more });

  test('FR-REG-68 slips to the next day, the police told as soon as possible, before the start that is put off', async () => {
    answerOf(await desk.director('house.adoptProfile', { profile: 'casino-fr-2013', inForce: true, pin }));
    const police = { role: 'judicial-police', address: 'Caen' };
    const accountant = { role: 'treasury-accountant', address: 'Caen' };
    answerOf(await desk.director('house.setRecipients', { recipients: [police, accountant] }));
    answerOf(await desk.plan(single));
    answerOf(await desk.publish());
    expect(answerOf(await putOff({}))).toMatchObject({ announced: true });
    answerOf(await desk.member('notices.prepare', { tournament, ids: ['n-1', 'n-2', 'n-3', 'n-4'] }));
    const owed = await changeNotices();
    expect(owed.map(({ recipient }) => recipient)).toEqual(['judicial-police', 'treasury-accountant']);
    expect(owed.map(({ deadlineAt }) => deadlineAt)).toEqual(Array(2).fill(Date.parse(planInput.terms.startsAt)));
    const { plan, notices } = desk.house.desk.reader.state('tournament', tournament);
    const made = Object.values(notices.notices).find(({ kind }) => kind === 'change-or-cancel')!;
    const letter = noticeLetter(made, { plan, profile: profile2013, zone: 'Europe/Paris', recipients: [] })!;
    expect(letter.subject).toContain('report faute de joueurs');
    expect(letter.opening).toContain('Conformément à l’article 57-7');
    expect(letter.opening).toContain('n’a pas réuni assez de joueurs et est reporté au samedi 19 juin 2027');
    expect(letter.conditions).toContainEqual(['Motif', 'Nombre insuffisant de joueurs']);
  });

  test('FR-REG-67 not under the given text, not of several tables, and never to an earlier day', async () => {
    answerOf(await desk.plan(single));
    expect(codeOf(await putOff({}))).toBe('tournament.noPostponement');
    answerOf(await desk.director('house.adoptProfile', { profile: 'casino-fr-2013', inForce: true, pin }));
    const later = { tournament: 't-many', terms: planInput.terms };
    answerOf(await desk.member('tournament.plan', later));
    const many = { ...later, terms: { ...planInput.terms, ...dayLater }, reason, lackOfPlayers: true, pin };
    expect(codeOf(await desk.director('tournament.change', many))).toBe('tournament.noPostponement');
  });
});
