import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { saltedDigest } from '../../shared/kernel/sha256.ts';
import { answerOf, codeOf, planInput, TournamentDesk } from '../support/tournament-desk.ts';

let desk: TournamentDesk;
beforeEach(async () => {
  desk = await TournamentDesk.open();
});
afterEach(() => desk.house.remove());

const tournament = 't-example';
const pin = '2468';
const show = async () => answerOf<Record<string, unknown>>(await desk.member('tournament.show', { tournament }));

describe('planning at the desk', () => {
  test('answers the id and warnings, lists it, and shows the timetable', async () => {
    expect(answerOf(await desk.plan())).toEqual({ tournament, warnings: [] });
    expect(answerOf(await desk.member('tournament.list', {}))).toMatchObject({
      tournaments: [{ tournament, name: 'Tournoi du printemps', phase: 'planned' }],
    });
    expect(await show()).toMatchObject({
      phase: 'planned',
      profile: 'casino-fr-2007',
      booklet: null,
      schedule: [{ level: 1, startsInMs: 0 }, {}, { kind: 'break', startsInMs: 2_400_000 }, { position: 3, level: 3 }],
      estimatedEnd: { totalChips: 1_800_000, threshold: 90_000, endLevel: null },
    });
  });

  test('makes an id when none is given', async () => {
    const { tournament: id } = answerOf<{ tournament: string }>(
      await desk.member('tournament.plan', { terms: planInput.terms }),
    );
    expect(id).toMatch(/^t_[0-9a-z]{12}$/);
  });

  test('FR-REG-18, A-05, decision 18 the hundredth passes with a warning, the 101st not; a cancelled one makes room', async () => {
    for (let index = 1; index <= 99; index += 1) await desk.plan({}, `t-${index}`);
    expect(answerOf(await desk.plan())).toEqual({ tournament, warnings: ['yearly-cap-near'] });
    expect(codeOf(await desk.plan({}, 't-101'))).toBe('tournament.yearlyCap');
    // The next season counts anew, but still in the same calendar year.
    const autumn = {
      startsAt: '2027-11-05T20:00:00+01:00',
      registration: { ...planInput.terms.registration, opensAt: '2027-10-01T10:00:00+02:00' },
    };
    expect(codeOf(await desk.plan(autumn, 't-autumn'))).toBe('tournament.yearlyCap');
    await desk.director('tournament.cancel', { tournament: 't-1', reason: 'Doublon.', pin });
    expect(codeOf(await desk.plan({}, 't-101'))).toBe('accepted');
  });

  test('a table named twice or a stack of nothing is no input', async () => {
    expect(codeOf(await desk.plan({ tables: [3, 3] }))).toBe('desk.invalidInput');
    expect(codeOf(await desk.plan({ startingStack: 0 }))).toBe('desk.invalidInput');
  });

  test('a cashier may not plan', async () => {
    expect(codeOf(await desk.house.as('caisse1', 'cashier')('tournament.plan', planInput))).toBe('desk.notAllowed');
  });
});

describe('publishing the rules', () => {
  test('FR-REG-06 a version and its hash; unchanged terms make no second one', async () => {
    await desk.plan();
    const published = answerOf<{ version: number; sha256: string }>(await desk.publish());
    expect(published).toMatchObject({ version: 1, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    expect(codeOf(await desk.publish())).toBe('tournament.rulesAlreadyPublished');
    expect(await show()).toMatchObject({ rules: { version: 1 }, booklet: { house: 'Casino de Clairval', version: 1 } });
  });

  test('not of what is not planned, and not after a notice has gone out', async () => {
    expect(codeOf(await desk.publish())).toBe('tournament.unknown');
    await desk.noticesOut();
    expect(codeOf(await desk.publish())).toBe('tournament.rulesAlreadySent');
  });
});

describe('appointing the director', () => {
  test('FR-REG-72, 73 the DR signs for a member of the committee; again for another', async () => {
    await desk.plan();
    expect(codeOf(await desk.appoint())).toBe('accepted');
    expect(codeOf(await desk.appoint())).toBe('accepted');
    expect(codeOf(await desk.appoint('mcd2'))).toBe('accepted');
    expect(desk.types().filter((type) => type === 'tournament.directorAppointed')).toHaveLength(2);
  });

  test.each(['caisse1', 'dr', 'nobody'])('FR-REG-73 %s is no member of the committee', async (account) => {
    await desk.plan();
    expect(codeOf(await desk.appoint(account))).toBe('tournament.notCommitteeMember');
  });

  test('a wrong PIN signs nothing, an MCD cannot appoint, an unknown tournament has no director', async () => {
    await desk.plan();
    const input = { tournament, account: 'mcd1', pin: '9753' };
    expect(codeOf(await desk.director('tournament.appointDirector', input))).toBe('accounts.wrongPin');
    expect(codeOf(await desk.member('tournament.appointDirector', { ...input, pin }))).toBe('desk.notAllowed');
    expect(codeOf(await desk.director('tournament.appointDirector', { ...input, tournament: 't-none', pin }))).toBe(
      'tournament.unknown',
    );
  });
});

describe('opening registration (decision 1)', () => {
  const open = '2027-06-01T12:00:00+02:00';

  test('all notices sent and received: it opens', async () => {
    await desk.noticesOut();
    expect(answerOf(await desk.at(open).openRegistration())).toEqual({ late: [], notReceived: [], filesIncomplete: 0 });
    expect(codeOf(await desk.openRegistration())).toBe('tournament.wrongPhase');
  });

  test('FR-REG-03…05 one not sent: it stays shut, and the refusal names it', async () => {
    await desk.plan();
    await desk.publish();
    expect(await desk.at(open).openRegistration()).toMatchObject({
      refusal: {
        code: 'tournament.noticesNotSent',
        params: {
          notices: ['general:minister-interior', 'general:treasurer-paymaster', 'general:treasury-accountant'],
        },
      },
    });
    await desk.prepare();
    expect(await desk.openRegistration()).toMatchObject({ refusal: { params: { notices: ['n-1', 'n-2', 'n-3'] } } });
  });

  test('sent late: only with a reason, sealed and digested, and it stays shown as late', async () => {
    await desk.plan();
    await desk.publish();
    await desk.prepare();
    desk.at('2027-05-20T12:00:00+02:00');
    const reason = 'Le courrier du 15 avril s’est perdu.';
    for (const notice of ['n-1', 'n-2', 'n-3']) await desk.sent(notice, '2027-05-20T11:00:00+02:00', { reason });
    expect(codeOf(await desk.openRegistration())).toBe('tournament.lateNeedsReason');
    expect(answerOf(await desk.openRegistration({ reason }))).toEqual({
      late: ['n-1', 'n-2', 'n-3'],
      notReceived: ['n-1', 'n-2', 'n-3'],
      filesIncomplete: 0,
    });
    const { body } = desk.house.store.reader.get<{ body: string }>(
      'SELECT body FROM journal ORDER BY seq DESC LIMIT 1',
    )!;
    expect(body).not.toContain('courrier');
    const { data } = JSON.parse(body) as { data: { textId: string; digest: string; late: boolean } };
    expect(data.late).toBe(true);
    expect(desk.house.desk.reader.vault.text(data.textId)).toBe(reason);
    const { salt } = desk.house.store.reader.get<{ salt: string }>(
      'SELECT salt FROM texts WHERE text = ?',
      data.textId,
    )!;
    expect(data.digest).toBe(saltedDigest(salt, reason));
  });

  test('A-02 sent in time but received late counts as late', async () => {
    await desk.plan();
    await desk.publish();
    await desk.prepare();
    desk.at('2027-04-10T12:00:00+02:00');
    for (const notice of ['n-1', 'n-2', 'n-3']) await desk.sent(notice, '2027-04-10T12:00:00+02:00');
    desk.at('2027-05-11T12:00:00+02:00');
    await desk.member('notices.recordReceived', {
      tournament,
      notice: 'n-2',
      receivedAt: '2027-04-19T08:00:00+02:00',
      reference: 'AR',
    });
    expect(await desk.openRegistration()).toMatchObject({
      refusal: { code: 'tournament.lateNeedsReason', params: { notices: ['n-2'] } },
    });
  });

  test('A-02 sent in time and no receipt on file: it opens, and says of which none has come', async () => {
    await desk.plan();
    await desk.publish();
    await desk.prepare();
    desk.at('2027-04-10T12:00:00+02:00');
    for (const notice of ['n-1', 'n-2', 'n-3']) await desk.sent(notice, '2027-04-10T12:00:00+02:00');
    const receivedAt = '2027-04-10T12:00:00+02:00';
    answerOf(await desk.member('notices.recordReceived', { tournament, notice: 'n-2', receivedAt, reference: 'AR' }));
    expect(answerOf(await desk.at(open).openRegistration())).toEqual({
      late: [],
      notReceived: ['n-1', 'n-3'],
      filesIncomplete: 0,
    });
  });

  test('FR-REG-42 not before the date of the rules, not after the start, not without rules', async () => {
    await desk.plan();
    expect(codeOf(await desk.at('2027-05-11T12:00:00+02:00').openRegistration())).toBe('tournament.rulesNotPublished');
    expect(codeOf(await desk.at('2027-06-18T20:00:00+02:00').openRegistration())).toBe('tournament.registrationOver');
  });

  test('FR-REG-42 too early', async () => {
    await desk.noticesOut();
    expect(codeOf(await desk.openRegistration())).toBe('tournament.registrationNotYet');
    expect(codeOf(await desk.director('tournament.openRegistration', { tournament: 't-none', pin }))).toBe(
      'tournament.unknown',
    );
  });
});

describe('closing registration', () => {
  test('once; a second time changes nothing', async () => {
    await desk.noticesOut();
    const close = () => desk.member('tournament.closeRegistration', { tournament });
    expect(codeOf(await close())).toBe('tournament.wrongPhase');
    await desk.at('2027-06-01T12:00:00+02:00').openRegistration();
    expect([codeOf(await close()), codeOf(await close())]).toEqual(['accepted', 'accepted']);
    expect(desk.types().filter((type) => type === 'tournament.registrationClosed')).toHaveLength(1);
    expect(answerOf(await desk.member('tournament.list', {}))).toMatchObject({
      tournaments: [{ phase: 'registration-closed' }],
    });
  });

  test('during play the tournament goes on running', async () => {
    await desk.started();
    await desk.member('tournament.closeRegistration', { tournament });
    expect(answerOf(await desk.member('tournament.list', {}))).toMatchObject({ tournaments: [{ phase: 'running' }] });
    expect(codeOf(await desk.member('tournament.closeRegistration', { tournament: 't-none' }))).toBe(
      'tournament.unknown',
    );
  });
});

describe('delaying the start (decision 3)', () => {
  const delay = (toAt: string, more: object = {}, who = desk.member) =>
    who('tournament.delayStart', { tournament, toAt, pin, ...more });

  test('up to an hour the tournament director decides', async () => {
    await desk.plan();
    expect(codeOf(await delay('2027-06-18T20:30:00+02:00'))).toBe('tournament.notTheDirector');
    await desk.appoint();
    expect(codeOf(await delay('2027-06-18T20:30:00+02:00'))).toBe('accepted');
    expect(codeOf(await delay('2027-06-18T21:00:00+02:00'))).toBe('accepted');
    expect(codeOf(await delay('2027-06-18T21:00:01+02:00'))).toBe('tournament.delayIsChange');
    expect(await show()).toMatchObject({ startsAt: Date.parse('2027-06-18T21:00:00+02:00'), changes: [] });
  });

  test('FR-REG-67…69 more is the DR’s change, with a reason, and owes its notices', async () => {
    await desk.noticesOut();
    const week = '2027-06-25T20:00:00+02:00';
    expect(codeOf(await delay(week, {}, desk.director))).toBe('tournament.changeNeedsReason');
    expect(codeOf(await delay(week, { reason: 'Travaux en salle.' }, desk.director))).toBe('accepted');
    const prepared = answerOf<{ notices: object[] }>(await desk.member('notices.prepare', { tournament }));
    expect(prepared.notices).toMatchObject([
      { kind: 'change-or-cancel', recipient: 'local-intelligence' },
      { kind: 'change-or-cancel', recipient: 'treasury-accountant' },
    ]);
    // From the new start on, an hour is a delay again.
    await desk.appoint();
    expect(codeOf(await delay('2027-06-25T20:45:00+02:00'))).toBe('accepted');
  });

  test('never backwards, never of a tournament that runs or is none', async () => {
    await desk.plan();
    await desk.appoint();
    expect(codeOf(await delay('2027-06-18T19:00:00+02:00'))).toBe('tournament.delayNotForward');
    expect(
      codeOf(
        await desk.member('tournament.delayStart', { tournament: 't-none', toAt: '2027-06-18T21:00:00+02:00', pin }),
      ),
    ).toBe('tournament.unknown');
    await desk.director('tournament.cancel', { tournament, reason: 'Panne.', pin });
    expect(codeOf(await delay('2027-06-18T20:30:00+02:00'))).toBe('tournament.wrongPhase');
  });
});

describe('the end', () => {
  test('FR-REG-67 the DR calls it off before the start, with a reason; the notices of it fall due', async () => {
    await desk.noticesOut();
    const cancel = () => desk.director('tournament.cancel', { tournament, reason: 'Panne.', pin });
    expect(codeOf(await cancel())).toBe('accepted');
    expect(codeOf(await cancel())).toBe('tournament.wrongPhase');
    expect(answerOf<{ notices: object[] }>(await desk.member('notices.prepare', { tournament })).notices).toHaveLength(
      2,
    );
    expect(codeOf(await desk.openRegistration())).toBe('tournament.wrongPhase');
    expect(codeOf(await desk.director('tournament.cancel', { tournament: 't-none', reason: 'Panne.', pin }))).toBe(
      'tournament.unknown',
    );
  });

  test('FR-REG-79 not once it runs: stopping is for the tournament director, and not a cancellation', async () => {
    await desk.started();
    expect(codeOf(await desk.director('tournament.cancel', { tournament, reason: 'Panne.', pin }))).toBe(
      'tournament.wrongPhase',
    );
    expect(codeOf(await desk.member('tournament.close', { tournament }))).toBe('tournament.rankingOpen');
  });

  test('a tournament that never ran is not closed', async () => {
    await desk.plan();
    expect(codeOf(await desk.member('tournament.close', { tournament }))).toBe('tournament.wrongPhase');
    expect(codeOf(await desk.member('tournament.close', { tournament: 't-none' }))).toBe('tournament.unknown');
  });
});
