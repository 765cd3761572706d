import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noticeDeadline, noticeLetter, timeLeftInWords } from '../../shared/domain/notices/index.ts';
import { formatMinute, parseInstant } from '../../shared/kernel/calendar.ts';
import { cents } from '../../shared/kernel/cents.ts';
import { roles as allRoles } from '../../shared/kernel/roles.ts';
import { profile2007 } from '../support/played-stream.ts';
import { answerOf, codeOf, TournamentDesk } from '../support/tournament-desk.ts';

let desk: TournamentDesk;
beforeEach(async () => {
  desk = await TournamentDesk.open();
});
afterEach(() => desk.house.remove());

const tournament = 't-example';
const pin = '2468';

interface Line {
  readonly notice: string | null;
  readonly status: string;
  readonly late: boolean;
  readonly deadlineAt: number;
  readonly adviseOn: string;
  readonly timeLeft: { readonly fr: string };
}

const list = async (input: object = { tournament }) =>
  answerOf<{ notices: readonly Line[] }>(await desk.member('notices.list', input)).notices;
const receive = (notice: string, receivedAt: string) =>
  desk.member('notices.recordReceived', { tournament, notice, receivedAt, reference: 'AR 1' });

describe('preparing', () => {
  test('FR-REG-03…05 one letter for each recipient of the profile, two months before, with the advised working day', async () => {
    await desk.plan();
    expect((await list()).map(({ status }) => status)).toEqual(['to-prepare', 'to-prepare', 'to-prepare']);
    await desk.publish();
    expect(answerOf(await desk.prepare())).toEqual({
      notices: [
        { notice: 'n-1', kind: 'general', recipient: 'minister-interior' },
        { notice: 'n-2', kind: 'general', recipient: 'treasurer-paymaster' },
        { notice: 'n-3', kind: 'general', recipient: 'treasury-accountant' },
      ],
    });
    const [first] = await list();
    expect(first).toMatchObject({ status: 'to-send', adviseOn: '2027-04-16', timeLeft: { fr: 'dans 44 jours' } });
    // Sunday 18 April: the limit stays there, to the end of the day (N02).
    expect(formatMinute(first!.deadlineAt + 1, 'Europe/Paris')).toBe('2027-04-19T00:00+02:00');
    expect(codeOf(await desk.prepare())).toBe('notices.nothingToPrepare');
  });

  test('FR-REG-06 not without published rules, not for a tournament that is none', async () => {
    await desk.plan();
    expect(codeOf(await desk.prepare())).toBe('notices.rulesNotPublished');
    expect(codeOf(await desk.member('notices.prepare', { tournament: 't-none' }))).toBe('notices.tournamentUnknown');
    expect(codeOf(await desk.member('notices.list', { tournament: 't-none' }))).toBe('notices.tournamentUnknown');
  });

  test('FR-REG-12, 13 a single table owes the 72 hours instead (A-03)', async () => {
    const single = {
      format: 'single-table',
      rebuy: null,
      tables: [4],
      registration: { opensAt: '2027-05-10T10:00:00+02:00', capacity: 9, lateUntil: null },
    };
    await desk.plan(single);
    await desk.publish();
    const prepared = answerOf<{ notices: object[] }>(await desk.prepare()).notices;
    expect(prepared).toMatchObject([{ recipient: 'local-intelligence' }, { recipient: 'treasury-accountant' }]);
    expect(formatMinute((await list())[0]!.deadlineAt, 'Europe/Paris')).toBe('2027-06-15T20:00+02:00');
  });
});

describe('addresses', () => {
  test('FR-REG-04 no letter without an address: the recipients that lack one are named, and nothing is prepared', async () => {
    await desk.director('house.setRecipients', {
      recipients: [{ role: 'minister-interior', address: 'Ministère de l’Intérieur' }],
    });
    await desk.plan();
    await desk.publish();
    expect(await desk.prepare()).toMatchObject({
      ok: false,
      refusal: {
        code: 'notices.addressMissing',
        params: { recipients: ['treasurer-paymaster', 'treasury-accountant'] },
      },
    });
    expect(desk.types()).not.toContain('notices.prepared');
  });
});

describe('recording what was sent', () => {
  beforeEach(async () => {
    await desk.plan();
    await desk.publish();
    await desk.prepare();
  });

  test('FR-REG-07 the DR signs, in time: no reason is asked or kept', async () => {
    desk.at('2027-04-18T23:59:00+02:00');
    expect(answerOf(await desk.sent('n-1', '2027-04-18T23:59:00+02:00', { reason: 'Sans objet.' }))).toEqual({
      late: false,
    });
    expect(codeOf(await desk.member('notices.recordSent', { tournament, notice: 'n-2', pin }))).toBe('desk.notAllowed');
  });

  test('FR-REG-07 nobody but the DR sends: not with the DR’s PIN, nor the DR with a wrong one; the journal keeps who did', async () => {
    const sentAt = '2027-03-05T18:30:00+01:00';
    const sending = { tournament, notice: 'n-1', sentAt, channel: 'registered-letter', reference: 'RA 1', pin };
    for (const role of allRoles.filter((each) => each !== 'responsible-director')) {
      expect(codeOf(await desk.house.as('other', role)('notices.recordSent', sending)), role).toBe('desk.notAllowed');
    }
    expect(codeOf(await desk.director('notices.recordSent', { ...sending, pin: '9753' }))).toBe('accounts.wrongPin');
    expect(desk.types()).not.toContain('notices.sent');
    answerOf(await desk.director('notices.recordSent', sending));
    const { body } = desk.house.store.reader.get<{ body: string }>(
      "SELECT body FROM journal WHERE type = 'notices.sent'",
    )!;
    expect(JSON.parse(body)).toMatchObject({ actor: 'dr', data: { notice: 'n-1' } });
  });

  test('late by a minute: a reason, and late for good', async () => {
    desk.at('2027-04-19T00:00:00+02:00');
    expect((await list()).map(({ status }) => status)).toEqual(['late', 'late', 'late']);
    expect((await list())[0]!.timeLeft.fr).toBe('dépassée de 1 jour');
    expect(codeOf(await desk.sent('n-1', '2027-04-19T00:00:00+02:00'))).toBe('notices.lateNeedsReason');
    expect(answerOf(await desk.sent('n-1', '2027-04-19T00:00:00+02:00', { reason: 'Absence.' }))).toEqual({
      late: true,
    });
    await receive('n-1', '2027-04-19T00:00:00+02:00');
    expect((await list()).map(({ notice, status, late }) => [notice, status, late])).toEqual([
      ['n-2', 'late', false],
      ['n-3', 'late', false],
      ['n-1', 'received', true],
    ]);
  });

  test.each<[string, () => Promise<unknown>, string]>([
    ['an unknown notice', () => desk.sent('n-9', '2027-03-05T18:30:00+01:00'), 'notices.unknown'],
    ['one that is sent tomorrow', () => desk.sent('n-1', '2027-03-06T18:30:00+01:00'), 'notices.sentInFuture'],
    [
      'FR-REG-06 one that went out before it was made',
      () => desk.sent('n-1', '2027-03-05T18:29:59+01:00'),
      'notices.sentBeforePrepared',
    ],
    ['a receipt of what was not sent', () => receive('n-1', '2027-03-05T18:30:00+01:00'), 'notices.notSent'],
    ['a receipt of an unknown notice', () => receive('n-9', '2027-03-05T18:30:00+01:00'), 'notices.unknown'],
  ])('%s is refused', async (_what, act, code) => {
    expect(codeOf((await act()) as never)).toBe(code);
  });

  test('once sent and once received; the receipt lies between sending and now', async () => {
    desk.at('2027-03-10T12:00:00+01:00');
    await desk.sent('n-1', '2027-03-10T10:00:00+01:00');
    expect(codeOf(await desk.sent('n-1', '2027-03-10T10:00:00+01:00'))).toBe('notices.alreadySent');
    expect(codeOf(await receive('n-1', '2027-03-10T09:59:59+01:00'))).toBe('notices.receivedBeforeSent');
    expect(codeOf(await receive('n-1', '2027-03-10T12:00:01+01:00'))).toBe('notices.receivedInFuture');
    expect(codeOf(await receive('n-1', '2027-03-10T11:00:00+01:00'))).toBe('accepted');
    expect(codeOf(await receive('n-1', '2027-03-10T11:00:00+01:00'))).toBe('notices.alreadyReceived');
  });

  test('new rules make the letters anew, under the same names; an old letter is not sent', async () => {
    const rules = { version: 2, sha256: 'a'.repeat(64) };
    await desk.happened([{ type: 'tournament.rulesPublished', data: rules }]);
    expect(codeOf(await desk.sent('n-1', '2027-03-05T18:30:00+01:00'))).toBe('notices.rulesOutdated');
    expect(answerOf<{ notices: object[] }>(await desk.prepare()).notices).toMatchObject([
      { notice: 'n-1' },
      { notice: 'n-2' },
      { notice: 'n-3' },
    ]);
    expect(codeOf(await desk.sent('n-1', '2027-03-05T18:30:00+01:00'))).toBe('accepted');
  });
});

test('the list of all tournaments: overdue first; a cancelled one keeps what was sent and owes its own notice', async () => {
  await desk.noticesOut();
  await desk.plan({ startsAt: '2027-06-10T20:00:00+02:00' }, 't-other');
  desk.at('2027-04-15T12:00:00+02:00');
  expect((await list({})).map(({ status }) => status)).toEqual([
    'late',
    'late',
    'late',
    'received',
    'received',
    'received',
  ]);
  await desk.director('tournament.cancel', { tournament, reason: 'Panne.', pin });
  await desk.member('notices.prepare', { tournament });
  expect((await list()).map(({ status }) => status)).toEqual([
    'to-send',
    'to-send',
    'received',
    'received',
    'received',
  ]);
});

describe('deadlines', () => {
  const paris = { zone: 'Europe/Paris', alsaceMoselle: false };

  test('N01 decision 2 the earlier reading is shown, elapsed hours judge', () => {
    const autumn = noticeDeadline({ unit: 'hours', count: 72 }, parseInstant('2027-10-31T17:00:00+01:00'), paris);
    expect(formatMinute(autumn.deadlineAt, 'Europe/Paris')).toBe('2027-10-28T17:00+02:00');
    expect(formatMinute(autumn.lateAfterAt, 'Europe/Paris')).toBe('2027-10-28T18:00+02:00');
  });

  test('FR-REG-15 the season note is due on the eve of the season', () => {
    const note = noticeDeadline({ unit: 'season-start' }, parseInstant('2027-03-05T20:00:00+01:00'), paris);
    expect(note).toMatchObject({ limitDate: '2026-10-31', adviseOn: '2026-10-30' });
  });

  test('21 days of a later text', () => {
    const later = noticeDeadline({ unit: 'days', count: 21 }, parseInstant('2026-03-08T20:00:00+01:00'), paris);
    expect(later).toMatchObject({ limitDate: '2026-02-15', adviseOn: '2026-02-13' });
  });

  test.each([
    ['2027-03-08T20:00:00+01:00', 'dans 3 jours', 'in 3 days'],
    ['2027-03-06T08:00:00+01:00', 'demain', 'tomorrow'],
    ['2027-03-05T20:00:00+01:00', 'aujourd’hui, avant 20 h 00', 'today, before 20:00'],
    ['2027-03-05T10:00:00+01:00', 'dépassée aujourd’hui', 'overdue since today'],
    ['2027-01-30T20:00:00+01:00', 'dépassée de 34 jours', 'overdue by 34 days'],
  ])('%s: %s', (deadline, fr, en) => {
    const moment = { now: parseInstant('2027-03-05T12:00:00+01:00'), zone: 'Europe/Paris' };
    expect(timeLeftInWords(parseInstant(deadline), moment, 'fr')).toBe(fr);
    expect(timeLeftInWords(parseInstant(deadline), moment, 'en')).toBe(en);
  });
});

describe('the letter', () => {
  const letter = (notice: string) => {
    const state = desk.house.desk.reader.state('tournament', tournament);
    const made = state.notices.notices[notice]!;
    const recipients = Object.values(state.notices.notices)
      .filter(({ kind, occasion }) => kind === made.kind && occasion === made.occasion)
      .map(({ recipient }) => recipient);
    return noticeLetter(made, { plan: state.plan, profile: profile2007, zone: 'Europe/Paris', recipients })!;
  };

  test('gives the organising conditions from the terms, and the rules that go with it', async () => {
    await desk.noticesOut();
    const { conditions, ...rest } = letter('n-1');
    expect(rest).toMatchObject({
      recipient: 'Ministre de l’intérieur',
      salutation: 'Monsieur le ministre,',
      subject: 'Tournoi de poker « Tournoi du printemps », information préalable',
      legalBasis: 'Arrêté du 14 mai 2007, article 57-5',
      otherRecipients: ['Trésorier-payeur général ou son représentant', 'Comptable du Trésor, chef de poste'],
      attachments: ['Règlement du tournoi, version 1'],
      closing: ['Toute modification ou annulation vous sera communiquée au moins 72 heures à l’avance (art. 57-8).'],
      profile: 'casino-fr-2007, version 2',
    });
    expect(Object.fromEntries(conditions)).toMatchObject({
      'Date et heure': 'vendredi 18 juin 2027 à 20 h 00',
      'Cave et droit d’inscription': '100,00\u00a0€, 20,00\u00a0€',
      'Rachats de cave': 'une recave au plus, de 100,00\u00a0€, jusqu’à la fin du niveau 2',
      Participants: '90 au plus, 20 tables de 9 sièges',
    });
  });

  test('names a re-entry and a dealers’ bonus where later texts let the rules offer them, and says nothing of them elsewhere', async () => {
    await desk.noticesOut();
    const { plan, notices } = desk.house.desk.reader.state('tournament', tournament);
    const labels = letter('n-1').conditions.map(([label]) => label);
    expect(labels).not.toContain('Réinscriptions');
    expect(labels).not.toContain('Bonus croupiers');
    const terms = {
      ...plan.terms!,
      reEntries: 1,
      registration: { ...plan.terms!.registration, lateUntil: { kind: 'end-of-level', level: 2 } as const },
      dealersBonus: { priceCents: cents(2_000), chips: 4_000 },
    };
    const facts = { profile: profile2007, zone: 'Europe/Paris', recipients: [] };
    const later = noticeLetter(notices.notices['n-1']!, { ...facts, plan: { ...plan, terms } })!;
    expect(Object.fromEntries(later.conditions)).toMatchObject({
      Réinscriptions: '1 par joueur au plus, jusqu’à la fin du niveau 2',
      'Bonus croupiers': '20,00\u00a0€ pour 4\u202f000 en jetons, une fois, hors des lots',
    });
  });

  test('FR-REG-14 of several sessions gives the calendar: date, hour and place of each; a session without a date is no plan', async () => {
    const session = { startsAt: '2027-06-19T18:00:00+02:00', room: 'Salon Annexe', afterLevel: 2 };
    const dateless = { room: session.room, afterLevel: session.afterLevel };
    expect(codeOf(await desk.plan({ sessions: [dateless] as never }))).toBe('desk.invalidInput');
    await desk.plan({ sessions: [session] });
    await desk.publish();
    await desk.prepare();
    expect(letter('n-1').conditions.slice(1, 4)).toEqual([
      ['Lieu', 'Salle des jeux'],
      ['Calendrier, séance 1 sur 2', 'vendredi 18 juin 2027 à 20 h 00, Salle des jeux'],
      ['Calendrier, séance 2 sur 2', 'samedi 19 juin 2027 à 18 h 00, Salon Annexe'],
    ]);
    expect(letter('n-1').attachments).toEqual(['Règlement du tournoi, version 1']);
  });

  test('FR-REG-67 of a change names both dates, of a cancellation the one that is called off', async () => {
    await desk.noticesOut();
    const delay = { tournament, toAt: '2027-06-25T20:00:00+02:00', reason: 'Travaux.', pin };
    await desk.director('tournament.delayStart', delay);
    await desk.director('tournament.cancel', { tournament, reason: 'Panne.', pin });
    await desk.member('notices.prepare', { tournament, ids: ['c-1', 'c-2', 'x-1', 'x-2'] });
    expect(letter('c-1').opening).toContain(
      'prévu le vendredi 18 juin 2027 à 20 h 00, est reporté au vendredi 25 juin 2027',
    );
    expect(letter('c-1')).toMatchObject({
      attachments: [],
      conditions: [
        ['Date et heure annoncées', 'vendredi 18 juin 2027 à 20 h 00'],
        ['Nouvelle date et heure', 'vendredi 25 juin 2027 à 20 h 00'],
        ['Lieu', 'Salle des jeux'],
      ],
      legalBasis: 'Arrêté du 14 mai 2007, article 57-8',
    });
    expect(letter('x-2').opening).toContain(
      'le tournoi « Tournoi du printemps », prévu le vendredi 25 juin 2027 à 20 h 00, est annulé',
    );
  });
});
