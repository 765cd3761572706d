import { describe, expect, it } from 'vitest';
import { alertsOf, type Room } from '../../../renderer/features/room/alerts.ts';
import { streamFolds, type HouseStreamState } from '../../../shared/domain/streams.ts';
import {
  awarded,
  bust,
  limitAt,
  minute,
  profile,
  registered,
  sat,
  started,
  stateAfter,
  withRanking,
  withStructure,
} from '../../support/award-given.ts';
import { happened, opened, startAt } from '../../support/tournament-given.ts';

type Events = Parameters<typeof stateAfter>[0];

const house: HouseStreamState = streamFolds.house.initial();
house.lists.exclusion = { listId: 'l', listDate: '2027-03-01', rows: 1, unusable: 0, change: null };

const level = (number: number, minutes = 20) => ({
  level: number,
  smallBlind: number,
  bigBlind: number * 2,
  bigBlindAnte: 0,
  minutes,
});
const levels = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => level(number));
const clockStarted = happened('clock.started', { anchor: { wall: startAt, mono: 0 } }, startAt);
const checkedIn = (entry: string) => happened('registration.checkedIn', { entry, digest: 'd', checks: [] });

/** `players` at tables of nine, all there, the clock running since the start. */
function playing(players: number, changes: object = {}): Events {
  const seats = Array.from({ length: players }, (_, index) => [Math.floor(index / 9) + 1, (index % 9) + 1] as const);
  const tables = [...new Set(seats.map(([table]) => table))];
  return [
    ...started(players, { levels, ...changes }),
    happened('seating.tablesOpened', { tables, seatsPerTable: 9 }),
    ...seats.flatMap(([table, seat], index) => [
      ...sat(`e-${index + 1}`, table, seat).slice(1),
      checkedIn(`e-${index + 1}`),
      happened('seating.seatConfirmed', { entry: `e-${index + 1}` }),
    ]),
    clockStarted,
  ];
}

const room = (events: Events, afterMs: number, more: Partial<Room> = {}): Room => ({
  state: stateAfter(events),
  house,
  profile,
  zone: 'Europe/Paris',
  now: { wall: startAt + afterMs, mono: afterMs },
  alive: true,
  hall: undefined,
  ...more,
});
const kinds = (...given: Parameters<typeof room>) => alertsOf(room(...given)).map(({ kind }) => kind);

describe('alerts of the room', () => {
  it('are silent when all is well', () => {
    expect(kinds(playing(9), minute)).toEqual([]);
  });

  it('tell that the link to the desk is lost, before everything else', () => {
    expect(kinds(playing(18), minute, { alive: false })[0]).toBe('linkLost');
  });

  it('before the start: no director, and a start that is overdue', () => {
    const events = [...opened(), registered(1)];
    expect(kinds(events, -10 * minute)).toEqual(['noDirector']);
    expect(alertsOf(room(events, 4 * minute))).toContainEqual(
      expect.objectContaining({ kind: 'startOverdue', at: startAt, values: { minutes: 4 }, to: 'start' }),
    );
  });

  it('a clock cut off by a failure, and one that has stood for ten minutes', () => {
    const cut = happened('clock.interrupted', { anchor: { wall: startAt + minute, mono: minute } });
    expect(alertsOf(room([...playing(9), cut], 5 * minute))).toEqual([
      expect.objectContaining({ kind: 'interrupted', level: 'block', at: startAt + minute }),
    ]);
    const paused = happened('clock.paused', { anchor: { wall: startAt + minute, mono: minute } });
    expect(kinds([...playing(9), paused], 10 * minute)).toEqual([]);
    expect(kinds([...playing(9), paused], 12 * minute)).toEqual(['stoppedLong']);
  });

  it('players who did not come, from the start on only', () => {
    const events = [...started(3, { levels }), checkedIn('e-1'), ...sat('e-1', 1, 1), clockStarted];
    expect(alertsOf(room(events, minute))).toContainEqual(
      expect.objectContaining({ kind: 'absent', values: { n: 2 }, at: startAt, to: 'check-in' }),
    );
    const before = events.filter(({ type }) => type !== 'tournament.started' && type !== 'clock.started');
    expect(kinds(before, -minute)).toEqual([]);
  });

  it('a flagged player, by name, as long as he is in play', () => {
    const flag = happened('registration.flagged', { entry: 'e-2', person: 'p-2', check: 'by-hand', code: 'by-hand' });
    expect(alertsOf(room([...playing(9), flag], minute))).toEqual([
      expect.objectContaining({ id: 'flagged-e-2', kind: 'flagged', entry: 'e-2', level: 'block' }),
    ]);
    expect(kinds([...playing(9), flag, bust('e-2', { hand: 1 })], minute)).toEqual([]);
  });

  it('a player who came back and has no seat any more (S02)', () => {
    const lost = happened('seating.seatFreed', { entry: 'e-4' });
    expect(alertsOf(room([...playing(9), lost], minute))).toEqual([
      expect.objectContaining({ kind: 'seatless', entry: 'e-4', to: 'move' }),
    ]);
  });

  it('tables two players apart, and one table more than is needed', () => {
    expect(kinds(playing(18), minute)).toEqual([]);
    const two = [...playing(18), bust('e-1', { hand: 1 }), bust('e-2', { hand: 2 })];
    expect(alertsOf(room(two, minute)).find(({ kind }) => kind === 'unequal')).toMatchObject({
      values: { n: 2, full: '2', short: '1' },
    });
    const nine = [...playing(27), ...Array.from({ length: 9 }, (_, n) => bust(`e-${n + 1}`, { hand: n + 1 }))];
    expect(alertsOf(room(nine, minute)).find(({ kind }) => kind === 'fewerTables')).toMatchObject({
      values: { n: 2, players: 18 },
      to: 'break',
    });
  });

  it('the final table when its number is reached, not before and not after it is drawn', () => {
    const nine = [...playing(18), ...Array.from({ length: 9 }, (_, n) => bust(`e-${n + 1}`, { hand: n + 1 }))];
    expect(kinds(nine, minute)).toContain('finalTable');
    expect(kinds(nine.slice(0, -1), minute)).not.toContain('finalTable');
    expect(kinds([...nine, happened('seating.finalTableSet', { table: 1, seats: 9 })], minute)).not.toContain(
      'finalTable',
    );
  });

  it('FR-REG-09 extra staff without a complete file, until it is', () => {
    const pieces = ['identity-copy', 'personal-notice', 'photograph', 'civic-rights'];
    const listed = [
      ...playing(9),
      happened('notices.workerListed', { worker: 'w-1', task: 'dealer', textId: 'x_1', digest: 'd' }),
    ];
    const seen = (more: string[]) =>
      happened('notices.workerFileChecked', { worker: 'w-1', pieces: [...pieces, ...more] });
    const found = (events: Events) => alertsOf(room(events, minute)).find(({ kind }) => kind === 'staffFiles');
    expect(found(playing(9))).toBeUndefined();
    expect(found(listed)).toMatchObject({ level: 'warn', values: { n: 1 }, to: 'compliance' });
    expect(found([...listed, seen([])])).toBeDefined();
    expect(found([...listed, seen(['criminal-record-extract'])])).toBeUndefined();
  });

  it('a structure that is not frozen ten minutes after the end of sales (FR-REG-90)', () => {
    const late = limitAt - startAt;
    expect(kinds(playing(9), late + 10 * minute)).not.toContain('freezeOverdue');
    expect(alertsOf(room(playing(9), late + 12 * minute))).toContainEqual(
      expect.objectContaining({ kind: 'freezeOverdue', at: limitAt, values: { minutes: 12 }, to: 'prizes' }),
    );
    expect(kinds(withStructure(playing(9)), late + 12 * minute)).not.toContain('freezeOverdue');
  });

  it('after the end of sales: drawers to reconcile, and a frozen structure to post (FR-REG-90)', () => {
    const late = limitAt - startAt;
    const ticked = (step: 'drawers' | 'structure-posted', at: number) =>
      happened('tournament.stepTicked', { step, done: true }, at);
    expect(kinds(playing(9), late - minute)).toEqual([]);
    expect(kinds(playing(9), late + minute)).toEqual(['drawersDue']);
    expect(kinds([...playing(9), ticked('drawers', startAt)], late + minute)).toEqual(['drawersDue']);
    const reconciled = [...playing(9), ticked('drawers', limitAt + minute)];
    expect(kinds(reconciled, late + 2 * minute)).toEqual([]);
    const frozen = withStructure(reconciled);
    const frozenAt = stateAfter(frozen).prizes.frozen?.at ?? 0;
    expect(kinds(frozen, late + 2 * minute)).toEqual(['structureUnposted']);
    expect(kinds([...frozen, ticked('structure-posted', frozenAt)], late + 2 * minute)).toEqual([]);
  });

  it('the bubble: one place from the money of a frozen structure (S03)', () => {
    const frozen = withStructure(playing(5));
    expect(kinds(frozen, minute)).toEqual([]);
    expect(kinds([...frozen, bust('e-5', { hand: 1 })], minute)).toEqual(['bubble']);
  });

  it('the winner, until the ranking is closed on the prizes’ page (C22)', () => {
    const won = [...playing(2), bust('e-2', { hand: 1 })];
    expect(alertsOf(room(won, 2 * minute))).toEqual([expect.objectContaining({ kind: 'winner', to: 'prizes' })]);
    const closed = withRanking([
      ...withStructure(playing(4)),
      ...['e-4', 'e-3', 'e-2'].map((entry, nth) => bust(entry, { hand: nth + 1 })),
    ]);
    expect(kinds(closed, 500 * minute)).toEqual([]);
  });

  it('the age of the exclusion list, by the profile (decision 6)', () => {
    const dated = (listDate: string): HouseStreamState => ({
      ...house,
      lists: { ...house.lists, exclusion: { listId: 'l', listDate, rows: 1, unusable: 0, change: null } },
    });
    expect(kinds(playing(9), minute, { house: dated('2027-02-02') })).toEqual(['listOld']);
    expect(kinds(playing(9), minute, { house: dated('2027-01-01') })).toEqual(['listTooOld']);
    expect(kinds(playing(9), minute, { house: streamFolds.house.initial() })).toEqual(['noList']);
  });

  it('a hall screen that is unplugged or was never put up, where the host places it', () => {
    expect(kinds(playing(9), minute, { hall: 'away' })).toEqual(['hallAway']);
    expect(kinds(playing(9), minute, { hall: 'closed' })).toEqual(['hallClosed']);
    expect(kinds(playing(9), minute, { hall: 'shown' })).toEqual([]);
  });

  it('put what blocks first, and say nothing of a tournament that is over', () => {
    const flag = happened('registration.flagged', { entry: 'e-2', person: 'p-2', check: 'by-hand', code: 'by-hand' });
    expect(kinds([...playing(9), flag], minute, { hall: 'closed' })).toEqual(['flagged', 'hallClosed']);
    expect(kinds([...awarded(), happened('tournament.closed', {})], 500 * minute, { hall: 'away' })).toEqual([]);
  });
});
