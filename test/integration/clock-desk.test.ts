import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clockTicker, recordHeartbeat, ScreenBeats, unprovenHeartbeats } from '../../electron/features/clock/index.ts';
import { openClairval } from '../support/clairval.ts';
import { answerOf, codeOf, TournamentDesk, tournamentFeatures } from '../support/tournament-desk.ts';

let desk: TournamentDesk;
beforeEach(async () => {
  desk = await (await TournamentDesk.open()).started();
});
afterEach(() => desk.house.remove());

const tournament = 't-example';
const minute = 60_000;

interface Shown {
  readonly face: { readonly status: string; readonly position: number; readonly remainingMs: number };
  readonly rebuys: { readonly reachedAt: number | null; readonly inMs: number };
  readonly lateRegistration: { readonly reachedAt: number | null };
  readonly undo: string | null;
}

const shown = async (): Promise<Shown> => answerOf(await desk.member('clock.face', { tournament }));
const since = (count: number) => desk.types().slice(count);
const lastData = () =>
  (
    JSON.parse(
      desk.house.store.reader.get<{ body: string }>('SELECT body FROM journal ORDER BY seq DESC LIMIT 1')!.body,
    ) as { data: object }
  ).data;

describe('the ticker', () => {
  test('C02 time passes from boundary to boundary, each journalled by the desk at its instant', async () => {
    const { clock, desk: inner } = desk.house;
    const ticker = clockTicker(inner);
    const startedAt = clock.now().wall;
    const before = desk.types().length;
    for (let step = 0; step < 4; step += 1) {
      const next = ticker.nextBoundaryAt()!;
      clock.advance(next - clock.now().wall);
      expect(await ticker.advanceDue()).toBe(1);
    }
    expect(clock.now().wall - startedAt).toBe(75 * minute);
    expect(since(before)).toEqual(Array(4).fill('clock.levelReached'));
    expect(await ticker.advanceDue()).toBe(0);
    expect(desk.types()).toHaveLength(before + 4);
  });

  test('nothing runs, nothing is next; a moved wall is noted even while the clock is paused', async () => {
    const ticker = clockTicker(desk.house.desk);
    await desk.member('clock.pause', { tournament });
    expect(ticker.nextBoundaryAt()).toBeUndefined();
    desk.house.clock.set('2027-06-18T23:00:00+02:00');
    expect(await ticker.advanceDue()).toBe(1);
    expect(desk.types().at(-1)).toBe('clock.wallJumped');
    expect((await shown()).face).toMatchObject({ status: 'paused', remainingMs: 20 * minute });
  });

  test('decision 19 signs of life are no events; the next pause takes in their hash, once', async () => {
    const { clock, store, desk: inner } = desk.house;
    const ticker = clockTicker(inner);
    const before = desk.types().length;
    for (let second = 0; second < 5; second += 1) {
      clock.advance(1000);
      ticker.beat(store);
    }
    const at = { wall: clock.now().wall, mono: clock.now().mono };
    store.transaction((db) =>
      recordHeartbeat(db, { tournament, source: 'hall-1', at, position: 0, remainingMs: 1_195_000 }),
    );
    expect(desk.types()).toHaveLength(before);
    await desk.member('clock.pause', { tournament });
    expect(lastData()).toMatchObject({
      heartbeats: { count: 6, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
    });
    expect(store.reader.all('SELECT DISTINCT taken FROM heartbeats')).toEqual([{ taken: 6 }]);
    ticker.beat(store);
    await desk.member('clock.resume', { tournament });
    expect(lastData()).not.toHaveProperty('heartbeats');
  });

  test('decision 19 what screens show is kept with the next sign of life, of each the last word, and proved against the journal', async () => {
    const { clock, store, desk: inner } = desk.house;
    const screens = new ScreenBeats();
    const ticker = clockTicker(inner, screens);
    for (let second = 0; second < 3; second += 1) {
      clock.advance(1000);
      for (const station of ['hall-1', 'hall-2']) {
        screens.note(station, { tournament, position: 0, remainingMs: 9 }, clock.now());
        screens.note(station, { tournament, position: 0, remainingMs: 1_199_000 - second * 1000 }, clock.now());
      }
      screens.note('hall-1', { tournament: 't-none', position: 0, remainingMs: 1 }, clock.now());
      ticker.beat(store);
    }
    await desk.member('clock.pause', { tournament });
    expect(lastData()).toMatchObject({ heartbeats: { count: 9 } });
    expect(
      store.reader.all(
        "SELECT source, remaining_ms AS ms FROM heartbeats WHERE source <> 'desk' AND position = 0 ORDER BY beat",
      ),
    ).toEqual(
      [1_199_000, 1_198_000, 1_197_000].flatMap((ms) => [1, 2].map((n) => ({ source: `screen:hall-${n}`, ms }))),
    );
    expect(unprovenHeartbeats(store.reader)).toEqual([]);
    store.transaction((db) => db.run('UPDATE heartbeats SET remaining_ms = remaining_ms + 1 WHERE beat = 2'));
    expect(unprovenHeartbeats(store.reader)).toEqual([
      store.reader.get<{ seq: number }>('SELECT max(seq) AS seq FROM journal')?.seq,
    ]);
  });

  test('a second pause takes nothing in', async () => {
    const { clock, store, desk: inner } = desk.house;
    await desk.member('clock.pause', { tournament });
    await desk.member('clock.resume', { tournament });
    clockTicker(inner).beat(store);
    clock.advance(1000);
    await desk.member('clock.resume', { tournament });
    expect(store.reader.all('SELECT taken FROM heartbeats')).toEqual([{ taken: null }]);
  });
});

describe('decision 19 the process dies and another opens the folder', () => {
  /** The same folder under a new process: its monotonic count starts anew, its wall is later. */
  const reopen = async (instant: string) => {
    const { folder, store } = desk.house;
    store.close();
    const house = openClairval({ folder, features: tournamentFeatures, seed: 'second process' });
    house.clock.set(instant);
    desk = new TournamentDesk(house);
    return clockTicker(house.desk).interruptRunning();
  };

  beforeEach(() => {
    desk.at('2027-06-18T20:11:00+02:00');
    clockTicker(desk.house.desk).beat(desk.house.store);
  });

  test('the clock stands where it last lived, and goes on when somebody says so', async () => {
    expect(await reopen('2027-06-18T20:15:00+02:00')).toEqual([tournament]);
    expect((await shown()).face).toMatchObject({ status: 'interrupted', remainingMs: 9 * minute });
    expect(codeOf(await desk.member('clock.resume', { tournament }))).toBe('clock.needsRecovery');
    expect(answerOf(await desk.member('clock.recover', { tournament, choice: 'resume' }))).toEqual({
      choice: 'resume',
      gapMs: 4 * minute,
    });
    expect((await shown()).face).toMatchObject({ status: 'running', remainingMs: 9 * minute });
  });

  test('or the gap counts', async () => {
    await reopen('2027-06-18T20:15:00+02:00');
    await desk.member('clock.recover', { tournament, choice: 'count-gap' });
    expect(await shown()).toMatchObject({ face: { remainingMs: 5 * minute }, undo: 'recovered' });
  });

  test('C10 a paused clock is as it was', async () => {
    await desk.member('clock.pause', { tournament });
    expect(await reopen('2027-06-18T20:45:00+02:00')).toEqual([]);
    expect((await shown()).face).toMatchObject({ status: 'paused', remainingMs: 9 * minute });
  });
});

describe('commands at the desk', () => {
  test('the face tells when late registration and rebuys end', async () => {
    expect(await shown()).toMatchObject({
      rebuys: { reachedAt: null, inMs: 40 * minute },
      lateRegistration: { reachedAt: null },
    });
    desk.at('2027-06-18T20:41:00+02:00');
    expect(await shown()).toMatchObject({ rebuys: { reachedAt: Date.parse('2027-06-18T20:40:00+02:00'), inMs: 0 } });
  });

  test('jump, adjust and undo answer what they did', async () => {
    await desk.member('clock.jump', { tournament, position: 3, confirmed: true });
    await desk.member('clock.adjust', { tournament, byMs: -minute });
    expect(await shown()).toMatchObject({ face: { position: 3, remainingMs: 19 * minute }, undo: 'adjusted' });
    expect(answerOf(await desk.member('clock.undo', { tournament }))).toEqual({ action: 'adjusted' });
    expect(answerOf(await desk.member('clock.undo', { tournament }))).toEqual({ action: 'jumped' });
    expect((await shown()).face).toMatchObject({ position: 0, remainingMs: 20 * minute });
  });

  test('C08 the same pause from two windows with one key is one line', async () => {
    const before = desk.types().length;
    await desk.member('clock.pause', { tournament }, 'key-1');
    await desk.member('clock.pause', { tournament }, 'key-1');
    await desk.house.as('sol1', 'floor')('clock.pause', { tournament }, 'key-2');
    expect(since(before)).toEqual(['clock.paused']);
  });

  test('only the desk tells the time; a cashier does not touch the clock', async () => {
    expect(codeOf(await desk.member('clock.advance', { tournament }))).toBe('desk.notAllowed');
    expect(codeOf(await desk.house.as('caisse1', 'cashier')('clock.pause', { tournament }))).toBe('desk.notAllowed');
    expect(codeOf(await desk.member('clock.face', { tournament: 't-none' }))).toBe('clock.tournamentUnknown');
    expect(codeOf(await desk.member('clock.start', { tournament: 't-none' }))).toBe('clock.tournamentUnknown');
  });
});
