import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { replay } from '../../electron/desk/replay.ts';
import { migrations } from '../../electron/storage/migrations/index.ts';
import type { DutyEntry, DutyReminder } from '../../shared/domain/notices/index.ts';
import { formatMinute } from '../../shared/kernel/calendar.ts';
import { answerOf, codeOf, TournamentDesk } from '../support/tournament-desk.ts';

let desk: TournamentDesk;
beforeEach(async () => {
  desk = await TournamentDesk.open();
});
afterEach(() => desk.house.remove());

const single = (capacity = 9) => ({
  format: 'single-table',
  rebuy: null,
  tables: [4],
  registration: { opensAt: '2027-05-10T10:00:00+02:00', capacity, lateUntil: null },
});

const calendar = async (from: string, to: string) =>
  answerOf<{ entries: readonly DutyEntry[] }>(await desk.member('notices.calendar', { from, to })).entries;
const shown = async (from: string, to: string) =>
  (await calendar(from, to)).map(({ day, kind, status }) => `${day} ${kind} ${status}`);

interface Reminders {
  readonly reminders: readonly DutyReminder[];
  readonly clock: { readonly verdict: string; readonly journalAt: number };
}
const reminders = async () => answerOf<Reminders>(await desk.member('notices.reminders', {}));

describe('the calendar of duties', () => {
  test('FR-REG-03 a planned tournament stands there with its limit and its start; both days of the span count', async () => {
    await desk.plan();
    expect(await shown('2027-04-18', '2027-06-18')).toEqual([
      '2027-04-18 general to-prepare',
      '2027-06-18 start start',
    ]);
    expect(await shown('2027-04-19', '2027-06-17')).toEqual([]);
    const [notice] = await calendar('2027-04-18', '2027-04-18');
    // A Sunday: the Friday before is advised, the limit stays.
    expect(notice).toMatchObject({ adviseOn: '2027-04-16', whole: true, letters: 3, received: 0, laxerAt: null });
  });

  test('what is done shows as done, what is overdue as late, late for good as late', async () => {
    await desk.plan();
    await desk.publish();
    await desk.prepare();
    expect(await shown('2027-04-01', '2027-04-30')).toEqual(['2027-04-18 general to-send']);
    desk.at('2027-04-19T00:00:00+02:00');
    expect(await shown('2027-04-01', '2027-04-30')).toEqual(['2027-04-18 general late']);
    for (const notice of ['n-1', 'n-2', 'n-3'])
      answerOf(await desk.sent(notice, '2027-04-19T00:00:00+02:00', { reason: 'Absence.' }));
    const [entry] = await calendar('2027-04-01', '2027-04-30');
    expect(entry).toMatchObject({ status: 'sent', late: true });
  });

  test('A-19 FR-REG-67, 68, 69 an event brought forward owes its change by the earlier start; overtaken by it, its notice is shown so', async () => {
    await desk.noticesOut();
    const { terms } = (await import('../support/tournament-desk.ts')).planInput;
    const earlier = {
      ...terms,
      startsAt: '2027-04-30T20:00:00+02:00',
      registration: { ...terms.registration, opensAt: '2027-04-01T10:00:00+02:00' },
    };
    const change = { tournament: 't-example', terms: earlier, reason: 'Salle prise en juin.', pin: '2468' };
    answerOf(await desk.director('tournament.change', change));
    expect(await shown('2027-04-01', '2027-06-30')).toEqual([
      '2027-04-27 change-or-cancel to-prepare',
      '2027-04-30 start start',
    ]);
    const [entry] = await calendar('2027-04-27', '2027-04-27');
    expect(formatMinute(entry!.at, 'Europe/Paris')).toBe('2027-04-27T20:00+02:00');
    const lines = answerOf<{ notices: { kind: string; overtaken: boolean; late: boolean }[] }>(
      await desk.member('notices.list', { tournament: 't-example' }),
    ).notices;
    const general = lines.filter(({ kind }) => kind === 'general');
    // Sent on 5 March in time for June; two months before 30 April was 28 February.
    expect(general.map(({ overtaken, late }) => [overtaken, late])).toEqual([
      [true, false],
      [true, false],
      [true, false],
    ]);
  });

  test('a cancelled tournament has no start any more and owes its cancellation', async () => {
    await desk.noticesOut();
    await desk.director('tournament.cancel', { tournament: 't-example', reason: 'Panne.', pin: '2468' });
    expect(await shown('2027-06-01', '2027-06-30')).toEqual(['2027-06-15 change-or-cancel to-prepare']);
  });

  test('FR-REG-15 the note of a season that has a single table, or whose season before had a note', async () => {
    expect(await shown('2027-10-01', '2027-10-31')).toEqual([]);
    await desk.plan({ ...single(), startsAt: '2027-12-10T20:00:00+01:00' });
    expect(await shown('2027-10-01', '2027-10-31')).toEqual(['2027-10-31 season-note to-prepare']);
    expect(await shown('2028-10-01', '2028-10-31')).toEqual([]);
    answerOf(await desk.member('notices.prepareSeasonNote', { day: '2027-12-10', tables: [4], ids: ['n-a', 'n-b'] }));
    expect(await shown('2027-10-31', '2028-10-31')).toEqual([
      '2027-10-31 season-note to-send',
      '2027-12-07 single-table to-prepare',
      '2027-12-10 start start',
      '2028-10-31 season-note to-prepare',
    ]);
  });

  test('its tables follow from the journal', async () => {
    await desk.noticesOut();
    await desk.plan(single(), 't-single');
    await desk.director('tournament.cancel', { tournament: 't-single', reason: 'Panne.', pin: '2468' });
    const { store, desk: running } = desk.house;
    expect(replay(store.reader, { migrations, registry: running.registry })).toMatchObject({
      tables: expect.arrayContaining(['duties', 'duty_states']) as string[],
    });
  });

  test('the same as a calendar file, under ids that stay', async () => {
    await desk.plan();
    const file = async () =>
      answerOf<{ name: string; text: string }>(
        await desk.member('notices.calendarFile', { from: '2027-04-01', to: '2027-06-30' }),
      );
    const { name, text } = await file();
    expect(name).toBe('echeances-2027-04-01-2027-06-30.ics');
    const unfolded = text.replaceAll('\r\n ', '');
    expect(unfolded).toContain('UID:t-example:general:0@tapis\r\n');
    expect(unfolded).toContain('SUMMARY:Information préalable\\, Tournoi du printemps\r\n');
    expect(unfolded).toContain('DTSTART:20270618T180000Z\r\n');
    desk.at('2027-03-08T12:00:00+01:00');
    expect((await file()).text.match(/UID:.*/g)).toEqual(text.match(/UID:.*/g));
  });
});

describe('reminders', () => {
  test('come when the ladder begins, the overdue first, and go when it is done', async () => {
    await desk.plan();
    await desk.plan({ startsAt: '2027-05-05T20:00:00+02:00', registration: soon }, 't-near');
    expect((await reminders()).reminders.map(({ entry }) => entry.id)).toEqual(['t-near:general:0']);
    desk.at('2027-04-11T09:00:00+02:00');
    expect(await reminders()).toMatchObject({
      reminders: [
        { entry: { id: 't-near:general:0' }, overdue: true },
        { entry: { id: 't-example:general:0' }, overdue: false, rung: 2 },
      ],
    });
    await desk.publish();
    await desk.prepare();
    for (const notice of ['n-1', 'n-2', 'n-3']) answerOf(await desk.sent(notice, '2027-04-11T09:00:00+02:00'));
    expect((await reminders()).reminders.map(({ entry }) => entry.id)).toEqual(['t-near:general:0']);
  });

  const soon = { opensAt: '2027-04-20T10:00:00+02:00', capacity: 90, lateUntil: null };

  test('FR-REG-15 the note of the season from 1 October', async () => {
    await desk.plan({ ...single(), startsAt: '2027-12-10T20:00:00+01:00' });
    const kinds = async () => (await reminders()).reminders.map(({ entry, rung }) => `${entry.kind} ${rung}`);
    desk.at('2027-09-30T23:59:00+02:00');
    expect(await kinds()).toEqual([]);
    desk.at('2027-10-01T00:00:00+02:00');
    expect(await kinds()).toEqual(['season-note 1']);
    desk.at('2027-10-25T00:00:00+02:00');
    expect(await kinds()).toEqual(['season-note 3']);
  });

  test('a clock that contradicts the journal is told of', async () => {
    await desk.plan();
    expect((await reminders()).clock.verdict).toBe('agrees');
    // The battery of the board is flat: the computer begins again in the past.
    desk.house.clock.set('2026-01-01T00:00:00+01:00');
    expect((await reminders()).clock.verdict).toBe('behind');
    desk.house.clock.set('2037-03-05T18:31:00+01:00');
    expect((await reminders()).clock.verdict).toBe('ahead');
  });

  test('nobody without a role of the management reads them', async () => {
    const floor = desk.house.as('sol1', 'floor');
    expect(codeOf(await floor('notices.calendar', { from: '2027-04-01', to: '2027-04-30' }))).toBe('desk.notAllowed');
    expect(codeOf(await floor('notices.reminders', {}))).toBe('desk.notAllowed');
  });
});
