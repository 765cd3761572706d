import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatMinute } from '../../shared/kernel/calendar.ts';
import { answerOf, codeOf, TournamentDesk } from '../support/tournament-desk.ts';

let desk: TournamentDesk;
beforeEach(async () => {
  desk = await TournamentDesk.open();
  await desk.plan();
  await desk.publish();
});
afterEach(() => desk.house.remove());

const tournament = 't-example';
const list = (name: string, more: object = {}) =>
  desk.member('notices.listWorker', { tournament, name, task: 'dealer', ...more });
const check = (pieces: readonly string[], extractDatedOn?: string) =>
  desk.member('notices.checkWorkerFile', {
    tournament,
    worker: 'w-1',
    pieces,
    ...(extractDatedOn && { extractDatedOn }),
  });

interface Worker {
  readonly worker: string;
  readonly name: string | null;
  readonly missing: readonly string[];
}
const workers = async () =>
  answerOf<{ workers: readonly Worker[] }>(await desk.member('notices.workers', { tournament })).workers;

interface Line {
  readonly kind: string;
  readonly occasion: number;
  readonly recipient: string;
  readonly status: string;
  readonly deadlineAt: number;
}
const staffLines = async () =>
  answerOf<{ notices: readonly Line[] }>(await desk.member('notices.list', { tournament })).notices.filter(
    ({ kind }) => kind === 'extra-staff',
  );

describe('extra staff', () => {
  test('FR-REG-08 who lists somebody owes the local correspondent a letter, two months before', async () => {
    expect(await staffLines()).toEqual([]);
    answerOf(await list('Nadège Aubin', { worker: 'w-1' }));
    const [line, ...others] = await staffLines();
    expect(others).toEqual([]);
    expect(line).toMatchObject({ recipient: 'local-correspondent', occasion: 0, status: 'to-prepare' });
    expect(formatMinute(line!.deadlineAt + 1, 'Europe/Paris')).toBe('2027-04-19T00:00+02:00');
    desk.at('2027-04-19T00:00:00+02:00');
    expect(await staffLines()).toMatchObject([{ status: 'late' }]);
    const { notices } = answerOf<{ notices: { notice: string; kind: string }[] }>(await desk.prepare());
    const { notice } = notices.find(({ kind }) => kind === 'extra-staff')!;
    expect(codeOf(await desk.sent(notice, '2027-04-19T00:00:00+02:00'))).toBe('notices.lateNeedsReason');
    const reason = 'Renfort décidé hier.';
    expect(answerOf(await desk.sent(notice, '2027-04-19T00:00:00+02:00', { reason }))).toEqual({ late: true });
  });

  test('FR-REG-08 somebody hired after the letter went out is told of in another; registration opens all the same', async () => {
    await list('Nadège Aubin', { worker: 'w-1' });
    const { notices } = answerOf<{ notices: { notice: string; kind: string }[] }>(await desk.prepare());
    const staff = notices.find(({ kind }) => kind === 'extra-staff')!.notice;
    await list('Loïc Percier', { worker: 'w-2' });
    // Not sent yet: the same letter is made anew with both.
    expect(answerOf<{ notices: object[] }>(await desk.prepare()).notices).toMatchObject([{ notice: staff }]);
    for (const { notice } of notices) answerOf(await desk.sent(notice, '2027-03-05T18:30:00+01:00'));
    expect(codeOf(await desk.prepare())).toBe('notices.nothingToPrepare');
    await desk.member('notices.removeWorker', { tournament, worker: 'w-1' });
    expect((await staffLines()).map(({ occasion, status }) => [occasion, status])).toEqual([
      [1, 'to-prepare'],
      [0, 'sent'],
    ]);
    desk.at('2027-06-01T12:00:00+02:00');
    expect(codeOf(await desk.openRegistration())).toBe('accepted');
  });

  test('FR-REG-09 the file: complete or not, and nothing of what it says', async () => {
    await list('Nadège Aubin', { worker: 'w-1' });
    expect((await workers())[0]).toMatchObject({ name: 'Nadège Aubin', missing: { length: 5 } });
    const seen = ['criminal-record-extract', 'identity-copy', 'photograph', 'personal-notice'];
    expect(codeOf(await check(seen))).toBe('notices.extractUndated');
    expect(codeOf(await check(seen, '2027-03-06'))).toBe('notices.extractUndated');
    // Two months back from 5 March.
    expect(codeOf(await check(seen, '2027-01-04'))).toBe('notices.extractTooOld');
    expect(codeOf(await check(seen, '2027-01-05'))).toBe('accepted');
    expect((await workers())[0]!.missing).toEqual(['civic-rights']);
    expect(codeOf(await check([...seen, 'civic-rights'], '2027-01-05'))).toBe('accepted');
    expect((await workers())[0]!.missing).toEqual([]);
    const body = desk.house.store.reader.get<{ body: string }>(
      "SELECT body FROM journal WHERE type = 'notices.workerFileChecked'",
    )!.body;
    expect(body).not.toMatch(/2027-01-05|Aubin/);
    expect(codeOf(await desk.member('notices.checkWorkerFile', { tournament, worker: 'w-9', pieces: [] }))).toBe(
      'notices.workerUnknown',
    );
  });

  test('FR-REG-09 files that are not complete warn when registration opens, and keep nobody from it', async () => {
    const all = ['identity-copy', 'personal-notice', 'photograph', 'civic-rights', 'criminal-record-extract'];
    await list('Nadège Aubin', { worker: 'w-1' });
    await list('Loïc Percier', { worker: 'w-2' });
    answerOf(await check(all, '2027-02-10'));
    await desk.noticesOut();
    desk.at('2027-06-01T12:00:00+02:00');
    expect(answerOf(await desk.openRegistration())).toMatchObject({ filesIncomplete: 1 });
  });

  test('once on the list; not on the list of a tournament that is none or is over', async () => {
    await list('Nadège Aubin', { worker: 'w-1' });
    expect(codeOf(await list('Nadège Aubin', { worker: 'w-1' }))).toBe('notices.workerTwice');
    expect(codeOf(await list('Nadège Aubin', { tournament: 't-none' }))).toBe('notices.tournamentUnknown');
    await desk.director('tournament.cancel', { tournament, reason: 'Travaux.', pin: '2468' });
    expect(codeOf(await list('Loïc Percier'))).toBe('notices.tournamentOver');
    expect(codeOf(await desk.member('notices.removeWorker', { tournament, worker: 'w-1' }))).toBe(
      'notices.tournamentOver',
    );
  });

  test('no name is in the journal in clear', async () => {
    await list('Nadège Aubin', { worker: 'w-1' });
    const bodies = desk.house.store.reader.all<{ body: string }>('SELECT body FROM journal');
    expect(bodies.filter(({ body }) => body.includes('Aubin'))).toEqual([]);
  });

  test('FR-REG-08 the sign-in sheet of a week: one line a person, only for weeks with extra staff', async () => {
    await list('Nadège Aubin', { worker: 'w-1' });
    await desk.plan({ startsAt: '2027-06-20T14:00:00+02:00' }, 't-sunday');
    await list('Nadège Aubin', { worker: 'w-1', tournament: 't-sunday' });
    // Friday 18 and Sunday 20 June are one week, from Monday 14.
    answerOf(await desk.member('notices.issueSheet', { day: '2027-06-20', sheet: 'e-1' }));
    const { body } = desk.house.store.reader.get<{ body: string }>(
      "SELECT body FROM journal WHERE type = 'notices.sheetIssued'",
    )!;
    expect(JSON.parse(body)).toMatchObject({
      data: { week: '2027-06-14', workers: [{ worker: 'w-1', tournaments: ['t-example', 't-sunday'] }] },
    });
    expect(codeOf(await desk.member('notices.issueSheet', { day: '2027-06-21' }))).toBe('notices.noExtraStaff');
  });
});
