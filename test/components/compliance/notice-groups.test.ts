import { describe, expect, it } from 'vitest';
import { noticeCounts, noticeGroups } from '../../../renderer/features/compliance/notice-groups.ts';
import { layTimeline } from '../../../renderer/features/compliance/timeline.ts';
import { happened } from '../../support/tournament-given.ts';
import { houseState, planned, tournamentState, type Given } from '../../support/tournament-state.ts';

const at = (text: string): number => Date.parse(`${text}+01:00`);
const moment = { now: at('2027-01-10T12:00:00'), zone: 'Europe/Paris' };
const { house } = houseState();

const recipients = ['minister-interior', 'treasurer-paymaster', 'treasury-accountant'];
const sha256 = 'a'.repeat(64);

const prepared = (limit: number) =>
  recipients.map((recipient, index) =>
    happened('notices.prepared', {
      ...{ notice: `n-${index + 1}`, kind: 'general', recipient, occasion: 0 },
      ...{ deadlineAt: limit, lateAfterAt: limit, adviseOn: '2027-01-05', rulesVersion: 1, rulesSha256: sha256 },
    }),
  );

const sent = (notice: string, sentAt: number, late = false) =>
  happened('notices.sent', { notice, sentAt, channel: 'registered-letter', reference: 'RA 1', late });

const received = (notice: string, receivedAt: number) =>
  happened('notices.received', { notice, receivedAt, reference: 'AR' });

/** Two months before 5 March: until the end of 5 January. */
const marchLimit = at('2027-01-05T23:59:59.999');

const march = (...events: Given) => ({
  id: 't-march',
  state: tournamentState(planned(), ...events),
});
const may = {
  id: 't-may',
  state: tournamentState(planned({ name: 'Mai', startsAt: Date.parse('2027-05-29T20:00:00+02:00') })),
};
const single = {
  id: 't-single',
  state: tournamentState(
    planned({ name: 'Table unique', format: 'single-table', rebuy: null, startsAt: at('2027-01-14T20:00:00') }),
  ),
};

describe('the list of notices', () => {
  it('puts the letters of one occasion together, overdue ones first, with the days written out (FR-REG-03, FR-REG-12)', () => {
    const groups = noticeGroups([may, single, march()], house, moment);
    expect(groups.map(({ tournament, status, timeLeft }) => [tournament, status, timeLeft.fr])).toEqual([
      ['t-march', 'late', 'dépassée de 5 jours'],
      ['t-single', 'to-prepare', 'demain'],
      ['t-may', 'to-prepare', 'dans 78 jours'],
    ]);
    expect(groups.map(({ letters, article, toTheHour }) => [letters.length, article, toTheHour])).toEqual([
      [3, '57-5', false],
      [2, '57-7', true],
      [3, '57-5', false],
    ]);
    expect(noticeCounts(groups)).toEqual({ late: 1, open: 2 });
  });

  it('is as far as the letter that lags most, and late for good when one went out late', () => {
    const letters = prepared(marchLimit);
    const [group] = noticeGroups([march(...letters, sent('n-1', at('2027-01-04T10:00:00')))], house, moment);
    expect(group).toMatchObject({ status: 'late', late: false, received: 0 });
    const allSent = [sent('n-1', at('2027-01-04T10:00:00')), sent('n-2', at('2027-01-08T10:00:00'), true)];
    const done = march(
      ...letters,
      ...allSent,
      sent('n-3', at('2027-01-04T10:00:00')),
      received('n-1', at('2027-01-05T10:00:00')),
    );
    expect(noticeGroups([done], house, moment)[0]).toMatchObject({ status: 'sent', late: true, received: 1 });
  });

  it('stands by what is to be done: received below sent, and nothing of what is over with its receipts', () => {
    const letters = prepared(marchLimit);
    const sentAll = ['n-1', 'n-2', 'n-3'].map((notice) => sent(notice, at('2027-01-04T10:00:00')));
    const receivedAll = ['n-1', 'n-2', 'n-3'].map((notice) => received(notice, at('2027-01-05T10:00:00')));
    const filed = march(...letters, ...sentAll, ...receivedAll);
    const other = { ...march(...letters, ...sentAll), id: 't-other' };
    expect(
      noticeGroups([filed, other, may], house, moment).map(({ tournament, status }) => [tournament, status]),
    ).toEqual([
      ['t-may', 'to-prepare'],
      ['t-other', 'sent'],
      ['t-march', 'received'],
    ]);
    const over = march(
      ...letters,
      ...sentAll,
      ...receivedAll,
      happened('tournament.cancelled', { textId: 'x', digest: sha256 }),
    );
    // The cancellation owes its own letters (FR-REG-67).
    expect(noticeGroups([over], house, moment).map(({ kind, status }) => [kind, status])).toEqual([
      ['change-or-cancel', 'to-prepare'],
      ['general', 'received'],
    ]);
    const played = march(...letters, ...sentAll, ...receivedAll, happened('tournament.started', { at: moment.now }));
    expect(noticeGroups([played], house, moment)).toEqual([]);
  });
});

describe('the timeline of legal limits', () => {
  const groups = noticeGroups([may, single, march()], house, moment);
  const timeline = layTimeline(groups, moment, 5);

  it('has a row a tournament, the most pressing first, each with its notices and its start in order', () => {
    expect(timeline.rows.map(({ tournament }) => tournament)).toEqual(['t-march', 't-single', 't-may']);
    const [row] = timeline.rows;
    expect(row?.points.map(({ what, day }) => [what, day])).toEqual([
      ['late', '2027-01-05'],
      ['later-text', '2027-02-12'],
      ['start', '2027-03-05'],
    ]);
    expect(row?.from).toBe(row?.points[0]?.share);
    expect(row?.to).toBe(row?.points[2]?.share);
  });

  it('flags the later text’s 21 days on the general notice only', () => {
    const flagged = timeline.rows.map(({ points }) => points.some(({ what }) => what === 'later-text'));
    expect(flagged).toEqual([true, false, true]);
  });

  it('measures shares in whole days, today between the first and the last day in sight', () => {
    expect(timeline.firstDay).toBe('2027-01-01');
    expect(timeline.lastDay).toBe('2027-05-31');
    expect(timeline.nowShare).toBeCloseTo(9 / 150);
    expect(timeline.months.map(({ day }) => day)).toEqual([
      '2027-01-01',
      '2027-02-01',
      '2027-03-01',
      '2027-04-01',
      '2027-05-01',
    ]);
    expect(timeline.months[1]?.share).toBeCloseTo(31 / 150);
  });

  it('keeps what lies far off at its edge, and shows no more rows than fit', () => {
    const far = { id: 't-far', state: tournamentState(planned({ startsAt: Date.parse('2029-01-01T20:00:00+01:00') })) };
    const wide = layTimeline(noticeGroups([may, single, march(), far], house, moment), moment, 4);
    expect(wide.rows.at(-1)?.points.every(({ share }) => share === 1)).toBe(true);
    expect(layTimeline(groups, moment, 2).rows.map(({ tournament }) => tournament)).toEqual(['t-march', 't-single']);
  });

  it('shows today and the months also when there is nothing to do', () => {
    const empty = layTimeline([], moment, 4);
    expect(empty.rows).toEqual([]);
    expect(empty.nowShare).toBeGreaterThan(0);
    expect(empty.months.length).toBeGreaterThan(0);
  });

  it('leaves out what has begun', () => {
    expect(
      layTimeline(groups, { ...moment, now: at('2027-03-05T20:00:01') }, 5).rows.map(({ tournament }) => tournament),
    ).toEqual(['t-may']);
  });
});
