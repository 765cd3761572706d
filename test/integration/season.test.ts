import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventSchemas } from '../../shared/contract/events.ts';
import { gamingDay } from '../../shared/kernel/calendar.ts';
import type { JournalEvent } from '../../shared/kernel/event.ts';

const project = join(import.meta.dirname, '..', '..');
const desk = join(project, 'electron', 'hosts', 'cli', 'desk.ts');
const root = mkdtempSync(join(tmpdir(), 'tapis-season-'));
const data = join(root, 'data');
const env = { ...process.env, TAPIS_KEY_FILE: join(root, 'season.key') };

const run = (...args: string[]) =>
  spawnSync(process.execPath, [desk, ...args], { encoding: 'utf8', env, timeout: 280_000 });

let season: ReturnType<typeof run>;
let journal: readonly JournalEvent[];

beforeAll(() => {
  season = run('season', '--data', data);
  run('export', join(root, 'journal.jsonl'), '--data', data);
  journal = readFileSync(join(root, 'journal.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as JournalEvent);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const of = (type: string, tournament?: string): readonly JournalEvent[] =>
  journal.filter((event) => event.type === type && (!tournament || event.stream === `tournament/${tournament}`));

describe('a season of casino-fr-2007, played through the commands of the desk', () => {
  it('comes to what it must, tournament by tournament, and says so', () => {
    expect(season.stderr).not.toMatch(/^ +at /m);
    expect(season.stdout).toContain('Tout concorde.');
    expect(season.stdout).not.toContain('✗');
    expect(season.status).toBe(0);
  });

  it('leaves a journal that verifies, replays to the same tables, and holds only declared events', () => {
    expect(run('verify', '--data', data).status).toBe(0);
    expect(run('replay', '--data', data).status).toBe(0);
    const wrong = journal.filter(({ type, data: of }) => eventSchemas[type]?.safeParse(of).success === false);
    expect(wrong).toEqual([]);
  });

  it('has a late notice with its reason, and the others in time (FR-REG-03, FR-REG-12)', () => {
    const late = of('notices.sent').filter(({ data: sent }) => (sent as { late: boolean }).late);
    expect(new Set(late.map(({ stream }) => stream))).toEqual(new Set(['tournament/t-04']));
    expect(of('tournament.registrationOpened', 't-04')).toMatchObject([{ data: { late: true } }]);
    expect(of('tournament.registrationOpened', 't-03')).toMatchObject([{ data: { late: false } }]);
  });

  it('declares the season’s table to both recipients before it opens, and the extra staff with their files (FR-REG-08, 09, 15, 16)', () => {
    const notes = of('notices.seasonNotePrepared');
    expect(notes).toHaveLength(2);
    for (const { at } of notes) expect(at).toBeLessThan(Date.parse('2026-11-01T00:00:00+01:00'));
    expect(of('notices.workerListed', 't-02')).toHaveLength(2);
    expect(
      of('notices.prepared', 't-02').filter(({ data: made }) => (made as { kind: string }).kind === 'extra-staff'),
    ).toHaveLength(1);
    for (const { data: seen } of of('notices.workerFileChecked', 't-02'))
      expect(JSON.stringify(seen)).not.toContain('2026-1');
  });

  it('calls one off, tells both recipients and gives every cent back (FR-REG-67…71)', () => {
    expect(of('tournament.cancelled')).toHaveLength(1);
    expect(of('notices.sent', 't-07').filter(({ data: sent }) => !(sent as { late: boolean }).late)).toHaveLength(5);
    expect(of('registration.refunded', 't-07')).toHaveLength(11);
  });

  it('takes a line back in red, and both it and the new one are signed twice (FR-REG-94, 96, 97)', () => {
    expect(of('levy.lineCorrected')).toHaveLength(1);
    expect(of('levy.lineEntered', 't-08')).toHaveLength(2);
    expect(of('levy.lineCountersigned', 't-08')).toHaveLength(3);
  });

  it('keeps an unclaimed prize for its winner over the closed day', () => {
    const [left] = of('prizes.leftUnclaimed', 't-05');
    const [paid] = of('prizes.unclaimedPaid', 't-05');
    expect(paid?.data).toMatchObject({ rank: 2, amountCents: (left?.data as { amountCents: number }).amountCents });
    const days = [left!, paid!].map(({ at }) => gamingDay(at, 'Europe/Paris', '06:00'));
    expect(days).toEqual(['2027-03-12', '2027-03-19']);
  });

  it('stops whom a list names that arrived after registration (FR-REG-46)', () => {
    expect(of('registration.flagged', 't-09')).toMatchObject([{ data: { check: 'exclusion', code: 'excluded' } }]);
    const stopped = (of('registration.flagged', 't-09')[0]?.data as { entry: string }).entry;
    expect(
      of('registration.checkedIn', 't-09').map(({ data: seen }) => (seen as { entry: string }).entry),
    ).not.toContain(stopped);
    expect(of('registration.cancelled', 't-09')).toMatchObject([{ data: { entry: stopped } }]);
  });

  it('expels a cheat on an incident and a ruling, and neither pays back nor forgets the cave (FR-REG-75…78, A-21)', () => {
    const [incident] = of('conduct.incidentRecorded', 't-10');
    const [ruling] = of('conduct.ruled', 't-10');
    const [expelled] = of('conduct.expelled', 't-10');
    const id = (incident?.data as { incident: string }).incident;
    expect(ruling?.data).toMatchObject({ incident: id });
    expect(expelled?.data).toMatchObject({ incident: id, ground: 'fraud', chipsRemoved: 20_000 });
    expect(of('registration.refunded', 't-10')).toEqual([]);
    expect(of('levy.lineEntered', 't-10')).toMatchObject([{ data: { entries: 10, baseCents: 50_000 } }]);
  });

  it('stops one for a serious reason with who was still in, pays everybody back, awards nothing (FR-REG-70, 79, 80, A-20)', () => {
    const [stopped] = of('conduct.playStopped', 't-11');
    expect((stopped?.data as { snapshot: { inPlay: string[] } }).snapshot.inPlay).toHaveLength(8);
    expect(of('registration.refunded', 't-11')).toHaveLength(9);
    for (const none of ['standings.closed', 'prizes.structureFrozen', 'levy.lineEntered'])
      expect(of(none, 't-11')).toEqual([]);
    expect(of('tournament.closed', 't-11')).toHaveLength(1);
  });

  it('opens the season’s book, carries each day’s levy into the control register, and closes the book (FR-REG-94)', () => {
    expect(of('levy.bookOpened')).toHaveLength(1);
    expect(of('levy.bookClosed')).toHaveLength(1);
    expect(of('levy.dayCarried')).toHaveLength(11);
  });

  it('shows an annex’s guarantees and unseals its packs before the public (FR-REG-02, FR-REG-101)', () => {
    expect(of('tournament.guaranteesShown', 't-12')).toMatchObject([{ data: { items: { length: 4 } } }]);
    expect(of('tournament.packsUnsealed', 't-12')).toMatchObject([{ data: { tables: [1, 2], bandIntact: true } }]);
  });

  it('plays one in two sessions by its calendar, the day closed between them (FR-REG-14, FR-REG-40)', () => {
    const [planned] = of('tournament.planned', 't-13');
    expect((planned?.data as { sessions: object[] }).sessions).toHaveLength(1);
    const days = of('house.dayClosed').filter(({ data: day }) =>
      (day as { tournaments: string[] }).tournaments.includes('t-13'),
    );
    expect(days.map(({ data: day }) => (day as { day: string }).day)).toEqual(['2027-09-10', '2027-09-11']);
    const [line] = of('levy.lineEntered', 't-13');
    expect(gamingDay(line!.at, 'Europe/Paris', '06:00')).toBe('2027-09-11');
  });

  it('plays through the night the clocks go forward as one gaming day', () => {
    const [start] = of('tournament.started', 't-06');
    const [end] = of('tournament.closed', 't-06');
    expect(gamingDay(end!.at, 'Europe/Paris', '06:00')).toBe(gamingDay(start!.at, 'Europe/Paris', '06:00'));
    expect(end!.at - start!.at).toBeGreaterThan(5 * 3_600_000);
  });
});
