import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { declaredTables } from '../../shared/domain/notices/index.ts';
import { formatMinute } from '../../shared/kernel/calendar.ts';
import { answerOf, codeOf, TournamentDesk } from '../support/tournament-desk.ts';

let desk: TournamentDesk;
beforeEach(async () => {
  desk = await TournamentDesk.open();
});
afterEach(() => desk.house.remove());

const pin = '2468';
const filings = () => desk.house.desk.reader.state('house').filings;
const noticesOf = (id: string) => desk.house.desk.reader.state('tournament', id).notices.notices;

const recordSent = (notice: string, sentAt: string, more: object = {}) =>
  desk.director('notices.recordSent', { notice, sentAt, channel: 'hand-delivery', reference: 'RM 1', pin, ...more });
const recordReceived = (notice: string, receivedAt: string) =>
  desk.member('notices.recordReceived', { notice, receivedAt, reference: 'AR 1' });

const published = async (id: string, startsAt: string, changes: object = {}) => {
  const registration = {
    opensAt: '2027-05-10T10:00:00+02:00',
    capacity: 90,
    lateUntil: { kind: 'end-of-level', level: 2 },
  };
  answerOf(await desk.plan({ startsAt, registration, ...changes }, id));
  answerOf(await desk.director('tournament.publishRules', { tournament: id }));
};

describe('the note of a season', () => {
  const prepare = (tables: readonly number[], ids = ['n-a', 'n-b']) =>
    desk.member('notices.prepareSeasonNote', { day: '2027-11-20', tables, ids });

  test('FR-REG-15, 16 one letter to each of the two recipients, with the tables, before 1 November', async () => {
    expect(answerOf(await prepare([5, 4, 5]))).toEqual({
      notices: [
        { notice: 'n-a', recipient: 'local-intelligence' },
        { notice: 'n-b', recipient: 'treasury-accountant' },
      ],
    });
    const note = filings().seasonNotes['n-a']!;
    expect(note).toMatchObject({ season: '2027-2028', tables: [4, 5], edition: 1, sent: null });
    expect(formatMinute(note.deadlineAt + 1, 'Europe/Paris')).toBe('2027-11-01T00:00+01:00');
    // 31 October 2027 is a Sunday: the Friday before is advised.
    expect(note.adviseOn).toBe('2027-10-29');
    expect(codeOf(await prepare([4, 5]))).toBe('notices.nothingToPrepare');
  });

  test('FR-REG-17 the tables count as declared once the note is sent; other tables are another note', async () => {
    await prepare([4]);
    expect(declaredTables(filings(), '2027-2028')).toBeNull();
    await prepare([5]);
    expect(filings().seasonNotes['n-a']).toMatchObject({ tables: [5], edition: 2 });
    answerOf(await recordSent('n-a', '2027-03-05T18:30:00+01:00'));
    expect(declaredTables(filings(), '2027-2028')).toEqual([5]);
    await prepare([6], ['n-c', 'n-d']);
    expect(Object.keys(filings().seasonNotes)).toEqual(['n-a', 'n-b', 'n-c', 'n-d']);
    expect(declaredTables(filings(), '2027-2028')).toEqual([5]);
  });

  test('FR-REG-15 late after the season has opened: a reason; sent, then received', async () => {
    await prepare([4]);
    desk.at('2027-11-01T00:00:00+01:00');
    expect(codeOf(await recordSent('n-a', '2027-11-01T00:00:00+01:00'))).toBe('notices.lateNeedsReason');
    expect(answerOf(await recordSent('n-a', '2027-11-01T00:00:00+01:00', { reason: 'Oubli.' }))).toEqual({
      late: true,
    });
    expect(codeOf(await recordReceived('n-b', '2027-11-01T00:00:00+01:00'))).toBe('notices.notSent');
    expect(codeOf(await recordReceived('n-a', '2027-11-01T00:00:00+01:00'))).toBe('accepted');
    expect(codeOf(await recordSent('n-z', '2027-11-01T00:00:00+01:00'))).toBe('notices.unknown');
    const { letters } = answerOf<{ letters: { notice: string; late: boolean }[] }>(
      await desk.member('notices.filings', {}),
    );
    expect(letters.map(({ notice, late }) => [notice, late])).toEqual([
      ['n-a', true],
      ['n-b', false],
    ]);
  });
});

describe('a single table and the note of its season', () => {
  const single = (table: number) => ({
    ...{ format: 'single-table', rebuy: null, tables: [table], startsAt: '2027-12-10T20:00:00+01:00' },
    registration: { opensAt: '2027-05-10T10:00:00+02:00', capacity: 9, lateUntil: null },
  });
  const warned = async (table: number, id: string) =>
    answerOf<{ warnings: readonly string[] }>(await desk.plan(single(table), id)).warnings;

  test('FR-REG-15, 17 planned without a note that was sent, or on another table, it is warned about', async () => {
    expect(await warned(4, 't-1')).toEqual(['season-note-missing']);
    answerOf(await desk.member('notices.prepareSeasonNote', { day: '2027-12-10', tables: [4], ids: ['n-a', 'n-b'] }));
    expect(await warned(4, 't-2')).toEqual(['season-note-missing']);
    answerOf(await recordSent('n-a', '2027-03-05T18:30:00+01:00'));
    expect(await warned(4, 't-3')).toEqual([]);
    expect(await warned(5, 't-4')).toEqual(['table-not-declared']);
    expect(answerOf<{ warnings: readonly string[] }>(await desk.plan({}, 't-5')).warnings).toEqual([]);
  });
});

describe('the tournaments of a month in one set', () => {
  const prepare = (input: object = {}) =>
    desk.member('notices.prepareSet', { month: '2027-06', set: 's-june', ...input });

  beforeEach(async () => {
    await published('t-one', '2027-06-04T20:00:00+02:00');
    await published('t-two', '2027-06-18T20:00:00+02:00');
    await published('t-july', '2027-07-02T20:00:00+02:00');
  });

  test('FR-REG-03, 04, 05 one letter per recipient for the whole month, by the limit of its first tournament', async () => {
    const { set, notices } = answerOf<{ set: string; notices: { notice: string; recipient: string }[] }>(
      await prepare(),
    );
    expect(set).toBe('s-june');
    expect(notices.map(({ recipient }) => recipient)).toEqual([
      'minister-interior',
      'treasurer-paymaster',
      'treasury-accountant',
    ]);
    const letter = filings().sets[notices[0]!.notice]!;
    expect(letter.tournaments.map(({ tournament }) => tournament)).toEqual(['t-one', 't-two']);
    expect(formatMinute(letter.deadlineAt + 1, 'Europe/Paris')).toBe('2027-04-05T00:00+02:00');
    expect(Object.values(noticesOf('t-two')).map(({ set: of }) => of)).toEqual(['s-june', 's-june', 's-june']);
    expect(codeOf(await prepare())).toBe('notices.nothingToPrepare');
  });

  test('FR-REG-06 sent and received, it is so for each tournament: late only for whose own limit is over', async () => {
    const { notices } = answerOf<{ notices: { notice: string }[] }>(await prepare());
    const own = Object.values(noticesOf('t-two'))[0]!;
    expect(codeOf(await desk.sent(own.notice, '2027-04-10T10:00:00+02:00'))).toBe('notices.unknown');
    desk.at('2027-04-10T12:00:00+02:00');
    const [first] = notices;
    expect(codeOf(await recordSent(first!.notice, '2027-04-10T10:00:00+02:00'))).toBe('notices.lateNeedsReason');
    answerOf(await recordSent(first!.notice, '2027-04-10T10:00:00+02:00', { reason: 'Imprimeur en retard.' }));
    const ofMinister = (id: string) =>
      Object.values(noticesOf(id)).find(({ recipient }) => recipient === 'minister-interior')!;
    expect(ofMinister('t-one').sent).toMatchObject({ late: true, channel: 'hand-delivery' });
    expect(ofMinister('t-two').sent).toMatchObject({ late: false });
    answerOf(await recordReceived(first!.notice, '2027-04-10T11:00:00+02:00'));
    expect(ofMinister('t-two').received?.reference).toBe('AR 1');
  });

  test('FR-REG-06 a set of which a tournament was cancelled or has new rules is not sent; it is prepared anew', async () => {
    const { notices } = answerOf<{ notices: { notice: string }[] }>(await prepare());
    answerOf(await desk.director('tournament.cancel', { tournament: 't-two', reason: 'Travaux.', pin }));
    const refused = await recordSent(notices[0]!.notice, '2027-03-05T18:30:00+01:00');
    expect(refused).toMatchObject({
      refusal: { code: 'notices.setOutdated', params: { tournaments: ['t-two'] } },
    });
    answerOf(await prepare());
    expect(filings().sets[notices[0]!.notice]).toMatchObject({ edition: 2, tournaments: [{ tournament: 't-one' }] });
    expect(codeOf(await recordSent(notices[0]!.notice, '2027-03-05T18:30:00+01:00'))).toBe('accepted');
  });

  test('a notice of a set goes out with it and not alone', async () => {
    await prepare();
    const [own] = Object.values(noticesOf('t-one'));
    const alone = await desk.director('notices.recordSent', {
      ...{ tournament: 't-one', notice: own!.notice, sentAt: '2027-03-05T18:30:00+01:00' },
      ...{ channel: 'courier', reference: '', pin },
    });
    expect(codeOf(alone)).toBe('notices.goesWithSet');
  });

  test('only tournaments of that month, planned, with published rules', async () => {
    expect(codeOf(await prepare({ tournaments: ['t-july'] }))).toBe('notices.setOtherMonth');
    expect(codeOf(await prepare({ tournaments: ['t-none'] }))).toBe('notices.tournamentUnknown');
    answerOf(await desk.plan({ startsAt: '2027-06-25T20:00:00+02:00' }, 't-draft'));
    expect(codeOf(await prepare({ tournaments: ['t-draft'] }))).toBe('notices.rulesNotPublished');
    expect(codeOf(await prepare({ month: '2027-09' }))).toBe('notices.nothingToPrepare');
  });
});

describe('a recipient without an address', () => {
  test('FR-REG-16 no note and no set without an address for each of its recipients', async () => {
    const recipients = [{ role: 'local-intelligence', address: 'Commissariat' }];
    answerOf(await desk.director('house.setRecipients', { recipients }));
    expect(await desk.member('notices.prepareSeasonNote', { day: '2027-11-20', tables: [4] })).toMatchObject({
      refusal: { code: 'notices.addressMissing', params: { recipients: ['treasury-accountant'] } },
    });
    expect(codeOf(await desk.member('notices.prepareSet', { month: '2027-06' }))).toBe('notices.addressMissing');
  });
});
