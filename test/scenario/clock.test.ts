import { describe, expect, test } from 'vitest';
import { parseInstant } from '../../shared/kernel/calendar.ts';
import { draft } from '../support/played-stream.ts';
import { hour, minute, PlayedClock, second } from '../support/played-clock.ts';

const started = (changes: ConstructorParameters<typeof PlayedClock>[0] = {}): PlayedClock => {
  const clock = new PlayedClock(changes);
  clock.start();
  return clock;
};

describe('starting', () => {
  test('starts tournament and clock at the announced hour, with the first level full', () => {
    const clock = new PlayedClock();
    expect(clock.start()).toEqual(['tournament.started', 'clock.started']);
    expect(clock.shown).toBe('L1 20:00 running');
    expect(clock.state.plan.startedAt).toBe(clock.at);
    expect(clock.start()).toBe('clock.alreadyStarted');
  });

  test.each<[string, (clock: PlayedClock) => unknown, string]>([
    ['FR-REG-72 without a director', (clock) => (clock.state.plan.director = null), 'clock.noDirector'],
    ['before the announced hour', (clock) => clock.wait(-1), 'clock.tooEarly'],
    ['decision 3 more than an hour late', (clock) => clock.wait(hour + 1), 'clock.startIsChange'],
    ['with registration never opened', (clock) => (clock.state.plan.registration = 'not-opened'), 'clock.wrongPhase'],
    ['with one player', (clock) => clock.bust('e-1', 'e-2'), 'clock.notEnoughPlayers'],
  ])('%s is refused', (_what, change, code) => {
    const clock = new PlayedClock();
    change(clock);
    expect(clock.start()).toBe(code);
    expect(clock.face.kind).toBe('countdown');
  });

  test('decision 3 exactly an hour late is still a delay', () => {
    expect(new PlayedClock().wait(hour).start()).toEqual(['tournament.started', 'clock.started']);
  });

  test('a tournament that is not planned has no clock', () => {
    const clock = new PlayedClock();
    clock.state.plan.terms = null;
    expect([clock.start(), clock.pause(), clock.undo(), clock.advance(), clock.recover('resume')]).toEqual(
      Array(5).fill('clock.tournamentUnknown'),
    );
  });

  test('C24 forty days before, the face counts down in full', () => {
    const clock = new PlayedClock().wait(-40 * 24 * hour);
    expect(clock.face).toMatchObject({
      kind: 'countdown',
      remainingMs: 40 * 24 * hour,
      next: { blinds: { level: 1 } },
    });
    expect(clock.pause()).toBe('clock.notStarted');
  });
});

describe('running', () => {
  test('C02 nobody ticks for an hour: the face is right, and the journal catches up with the right instants', () => {
    const clock = started();
    const startedAt = clock.at;
    clock.wait(58 * minute);
    expect(clock.shown).toBe('L3 17:00 running');
    expect(clock.advance()).toEqual(['clock.levelReached', 'clock.levelReached', 'clock.levelReached']);
    expect(clock.events.slice(-3).map(({ data }) => data)).toEqual([
      { position: 1, anchor: { wall: startedAt + 20 * minute, mono: 5000 + 20 * minute } },
      { position: 2, anchor: { wall: startedAt + 40 * minute, mono: 5000 + 40 * minute } },
      { position: 3, anchor: { wall: startedAt + 55 * minute, mono: 5000 + 55 * minute } },
    ]);
    expect(clock.shown).toBe('L3 17:00 running');
    expect(clock.advance()).toEqual([]);
  });

  test('C11 the level shows 20:00 first, 0:01 last, and never a negative time', () => {
    const clock = started();
    expect(clock.shown).toBe('L1 20:00 running');
    expect(clock.wait(20 * minute - 1).shown).toBe('L1 0:01 running');
    expect(clock.advance()).toEqual([]);
    expect(clock.wait(1).shown).toBe('L2 20:00 running');
  });

  test('a break shows the coming blinds, the chips that leave, and is not played time', () => {
    const clock = started();
    clock.wait(45 * minute);
    expect(clock.face).toMatchObject({
      kind: 'break',
      remainingMs: 10 * minute,
      colourUp: [100],
      blinds: { level: 2 },
      next: { kind: 'level', blinds: { level: 3, bigBlindAnte: 600 } },
      toBreakMs: 0,
      playedMs: 40 * minute,
    });
    expect(clock.level).toBe(2);
  });

  test('the time to the next break counts the levels between', () => {
    expect(started().wait(5 * minute).face.toBreakMs).toBe(35 * minute);
  });

  test('decision 23 after the last level it is repeated', () => {
    const clock = started();
    clock.wait(80 * minute);
    expect(clock.face).toMatchObject({ kind: 'level', blinds: { level: 3 }, repeated: true, remainingMs: 15 * minute });
    expect(clock.advance()).toHaveLength(4);
    expect(clock.face.nextBlinds).toBeNull();
  });

  test('decision 23 or the structure stops', () => {
    const clock = started({ afterLastLevel: 'stop' });
    clock.wait(75 * minute);
    expect(clock.advance()).toEqual(['clock.levelReached', 'clock.levelReached', 'clock.levelReached', 'clock.ended']);
    expect(clock.face).toMatchObject({ status: 'ended', endedBy: 'end-of-structure', remainingMs: 0 });
    expect([clock.pause(), clock.resume(), clock.jump(0), clock.adjust(minute)]).toEqual(Array(4).fill('clock.ended'));
  });

  test('C24 a level of twelve hours and a break of sixteen end when they should', () => {
    const clock = started({
      levels: draft.levels.map((level) => ({ ...level, minutes: 720 })),
      breaks: [{ afterLevel: 2, minutes: 960, colourUp: [] }],
    });
    expect(clock.wait(12 * hour - 1).level).toBe(1);
    expect(clock.wait(1).face).toMatchObject({ blinds: { level: 2 }, remainingMs: 12 * hour });
    expect(clock.wait(27 * hour).face).toMatchObject({ kind: 'break', remainingMs: hour });
  });

  test.each([
    ['spring', '2026-03-29T01:30:00+01:00', '2026-03-29T03:30:00+02:00'],
    ['autumn', '2026-10-25T02:40:00+02:00', '2026-10-25T02:40:00+01:00'],
  ])('C05 an hour is an hour on the night of the %s change', (_season, from, to) => {
    const clock = new PlayedClock({ levels: draft.levels.map((level) => ({ ...level, minutes: 60 })) });
    clock.at = parseInstant(from);
    clock.state.plan.startsAt = clock.at;
    clock.state.plan.announcedStartsAt = clock.at;
    clock.start();
    expect(clock.face.endsAt).toBe(parseInstant(to));
    expect(clock.wait(hour).level).toBe(2);
  });

  test('C25 registrations and eliminations leave the time alone', () => {
    const clock = started();
    clock.wait(12 * minute + 47 * second);
    clock.happen('registration.playerRegistered', { entry: 'e-9', checks: [] });
    clock.bust('e-1');
    expect(clock.shown).toBe('L1 7:13 running');
  });
});

describe('pausing', () => {
  test('C09 a pause is not played; everything later moves by it', () => {
    const clock = started();
    clock.wait(7 * minute + 26 * second);
    expect(clock.pause()).toEqual(['clock.paused']);
    expect(clock.wait(3 * minute).shown).toBe('L1 12:34 paused');
    expect(clock.face.endsAt).toBeNull();
    clock.resume();
    expect(clock.shown).toBe('L1 12:34 running');
    expect(clock.face.playedMs).toBe(7 * minute + 26 * second);
    expect(clock.wait(12 * minute + 34 * second).shown).toBe('L2 20:00 running');
  });

  test('C08 pausing twice and resuming twice is pausing and resuming once, without phantom lines', () => {
    const clock = started();
    clock.wait(13 * minute);
    expect([clock.pause(), clock.wait(200).pause()]).toEqual([['clock.paused'], []]);
    expect([clock.resume(), clock.resume()]).toEqual([['clock.resumed'], []]);
    for (let toggle = 0; toggle < 10; toggle += 1) {
      clock.pause();
      clock.resume();
    }
    expect(clock.shown).toBe('L1 7:00 running');
  });

  test('C06 from 23:58 to 00:03 is five minutes', () => {
    const clock = new PlayedClock();
    clock.at = parseInstant('2027-06-18T20:30:00+02:00');
    clock.start();
    clock.wait(parseInstant('2027-06-18T23:58:00+02:00') - clock.at);
    const before = clock.face.remainingMs;
    clock.pause();
    clock.wait(parseInstant('2027-06-19T00:03:00+02:00') - clock.at);
    clock.resume();
    expect(clock.face.remainingMs).toBe(before);
    expect(clock.face.endsAt).toBe(clock.at + before);
  });

  test('a pause that comes after an unseen boundary catches up first', () => {
    const clock = started();
    clock.wait(25 * minute);
    expect(clock.pause()).toEqual(['clock.levelReached', 'clock.paused']);
    expect(clock.shown).toBe('L2 15:00 paused');
  });
});

describe('correcting', () => {
  test('time is given and taken, running or paused', () => {
    const clock = started();
    clock.adjust(minute);
    expect(clock.shown).toBe('L1 21:00 running');
    clock.pause();
    clock.adjust(-30 * second);
    expect(clock.shown).toBe('L1 20:30 paused');
    expect(clock.face.durationMs).toBe(20 * minute + 30 * second);
  });

  test('taking what is left of a level is refused: that would be a jump', () => {
    const clock = started();
    clock.wait(18 * minute);
    expect(clock.adjust(-2 * minute)).toBe('clock.adjustTooFar');
    expect(clock.adjust(-2 * minute + second)).toEqual(['clock.adjusted']);
    expect(clock.shown).toBe('L1 0:01 running');
  });

  test('time given to a level does not follow into the next', () => {
    const clock = started();
    clock.adjust(5 * minute);
    expect(clock.wait(25 * minute).shown).toBe('L2 20:00 running');
  });

  test('a jump must be confirmed and go to a place of the structure', () => {
    const clock = started();
    expect(clock.jump(2, false)).toBe('clock.notConfirmed');
    expect(clock.jump(4)).toBe('clock.positionUnknown');
    expect(clock.jump(3)).toEqual(['clock.jumped']);
    expect(clock.shown).toBe('L3 20:00 running');
  });

  test('a jump of a paused clock stays paused, and played time is kept', () => {
    const clock = started();
    clock.wait(5 * minute);
    clock.pause();
    clock.jump(1);
    expect(clock.shown).toBe('L2 20:00 paused');
    expect(clock.face.playedMs).toBe(5 * minute);
  });
});

describe('undoing: as if it had not been done', () => {
  test('a pause taken back counts as played', () => {
    const clock = started();
    clock.wait(5 * minute);
    clock.pause();
    clock.wait(2 * minute);
    expect(clock.undo()).toEqual(['clock.undone']);
    expect(clock.shown).toBe('L1 13:00 running');
  });

  test('a jump taken back returns, and levels reached meanwhile follow', () => {
    const clock = started();
    clock.wait(18 * minute);
    clock.jump(0);
    clock.wait(5 * minute);
    expect(clock.undo()).toEqual(['clock.undone', 'clock.levelReached']);
    expect(clock.shown).toBe('L2 17:00 running');
  });

  test('an adjustment taken back after it brought the next level brings the old one back', () => {
    const clock = started();
    clock.wait(10 * minute);
    clock.adjust(-9 * minute);
    clock.wait(2 * minute);
    clock.advance();
    expect(clock.level).toBe(2);
    clock.undo();
    expect(clock.shown).toBe('L1 8:00 running');
  });

  test('one after the other, in reverse; then nothing is left', () => {
    const clock = started();
    clock.adjust(minute);
    clock.pause();
    clock.adjust(minute);
    expect([clock.undo(), clock.undo(), clock.undo(), clock.undo()]).toEqual([
      ['clock.undone'],
      ['clock.undone'],
      ['clock.undone'],
      'clock.nothingToUndo',
    ]);
    expect(clock.shown).toBe('L1 20:00 running');
  });

  test('within ten minutes', () => {
    const clock = started();
    clock.adjust(minute);
    expect(clock.wait(10 * minute + 1).undo()).toBe('clock.undoTooOld');
  });

  test('not before the start', () => {
    expect(new PlayedClock().undo()).toBe('clock.notStarted');
  });
});

describe('C07 a moved wall clock', () => {
  test.each([
    ['an hour on', hour],
    ['two hours back', -2 * hour],
  ])('%s leaves the time left alone', (_what, byMs) => {
    const clock = started();
    clock.wait(10 * minute).moveWall(byMs);
    expect(clock.shown).toBe('L1 10:00 running');
    expect(clock.advance()).toEqual(['clock.wallJumped']);
    expect(clock.events.at(-1)?.data).toMatchObject({ byMs });
    expect(clock.shown).toBe('L1 10:00 running');
    expect(clock.face.endsAt).toBe(clock.at + 10 * minute);
    expect(clock.advance()).toEqual([]);
    expect(clock.wait(10 * minute).advance()).toEqual(['clock.levelReached']);
  });

  test('on, back and back to automatic: three lines, no drift, and undo still works', () => {
    const clock = started();
    clock.adjust(minute);
    for (const byMs of [hour, -2 * hour, hour]) {
      clock.wait(10 * second).moveWall(byMs);
      expect(clock.advance()).toEqual(['clock.wallJumped']);
    }
    expect(clock.shown).toBe('L1 20:30 running');
    clock.undo();
    expect(clock.shown).toBe('L1 19:30 running');
    expect(clock.advance()).toEqual([]);
  });

  test('a jump that is noticed together with a boundary: the boundary has the instant of the new wall', () => {
    const clock = started();
    clock.wait(21 * minute).moveWall(hour);
    expect(clock.advance()).toEqual(['clock.wallJumped', 'clock.levelReached']);
    expect(clock.events.at(-1)?.data).toMatchObject({ anchor: { wall: clock.at - minute } });
  });

  test('less than two seconds is no jump', () => {
    const clock = started();
    clock.wait(minute).moveWall(2000);
    expect(clock.advance()).toEqual([]);
  });

  test('a limit already reached stays as far back as it was', () => {
    const clock = started();
    clock.wait(42 * minute);
    clock.advance();
    clock.moveWall(hour);
    clock.advance();
    expect(clock.at - clock.reachedAt({ kind: 'end-of-level', level: 2 })!).toBe(2 * minute);
  });
});

describe('C03 after a failure (decision 19)', () => {
  const failed = (): PlayedClock => {
    const clock = started();
    clock.wait(11 * minute);
    const lastAlive = clock.now;
    clock.wait(4 * minute);
    // The new process counts from its own zero.
    clock.mono = 40;
    expect(clock.interrupt(lastAlive)).toEqual(['clock.interrupted']);
    return clock;
  };

  test('the clock opens standing at the last sign of life and takes no orders', () => {
    const clock = failed();
    expect(clock.shown).toBe('L1 9:00 interrupted');
    expect([clock.pause(), clock.resume(), clock.jump(1), clock.adjust(minute)]).toEqual(
      Array(4).fill('clock.needsRecovery'),
    );
    expect(clock.undo()).toBe('clock.nothingToUndo');
  });

  test('resume there: 9:00 left', () => {
    const clock = failed();
    expect(clock.recover('resume')).toEqual(['clock.recovered']);
    expect(clock.events.at(-1)?.data).toMatchObject({ choice: 'resume', gapMs: 4 * minute });
    expect(clock.shown).toBe('L1 9:00 running');
    expect(clock.wait(minute).shown).toBe('L1 8:00 running');
  });

  test('count the gap: 5:00 left', () => {
    const clock = failed();
    clock.recover('count-gap');
    expect(clock.shown).toBe('L1 5:00 running');
    expect(clock.face.playedMs).toBe(15 * minute);
  });

  test('a gap longer than the level: the levels in it are reached at their instants', () => {
    const clock = failed();
    const cutAt = clock.at - 4 * minute;
    clock.wait(10 * minute);
    expect(clock.recover('count-gap')).toEqual(['clock.recovered', 'clock.levelReached']);
    expect(clock.events.at(-1)?.data).toMatchObject({ anchor: { wall: cutAt + 9 * minute } });
    expect(clock.shown).toBe('L2 15:00 running');
  });

  test('the wrong choice is taken back', () => {
    const clock = failed();
    clock.recover('count-gap');
    clock.undo();
    expect(clock.shown).toBe('L1 9:00 interrupted');
    clock.recover('resume');
    expect(clock.shown).toBe('L1 9:00 running');
  });

  test('a boundary before the last sign of life is not lost', () => {
    const clock = started();
    clock.wait(25 * minute);
    expect(clock.interrupt(clock.now)).toEqual(['clock.levelReached', 'clock.interrupted']);
    expect(clock.shown).toBe('L2 15:00 interrupted');
  });

  test('no sign of life: the clock stands at its anchor', () => {
    const clock = started();
    clock.wait(5 * minute);
    clock.mono = 0;
    clock.interrupt(null);
    expect(clock.shown).toBe('L1 20:00 interrupted');
  });

  test('C10 a clock that was paused stays paused: no interruption, nothing to recover', () => {
    const clock = started();
    clock.wait(12 * minute);
    clock.pause();
    clock.mono = 0;
    expect(clock.interrupt(null)).toEqual([]);
    expect(clock.shown).toBe('L1 8:00 paused');
    expect(clock.recover('resume')).toBe('clock.notInterrupted');
  });
});

describe('C22 the winner is known', () => {
  test('the last elimination stops the clock; taking it back sets it going with the same time', () => {
    const clock = started();
    clock.wait(17 * minute);
    clock.bust('e-1', 'e-2');
    expect(clock.wait(4 * minute).shown).toBe('L1 3:00 ended');
    expect(clock.face.endedBy).toBe('winner');
    expect([clock.advance(), clock.resume(), clock.undo()]).toEqual([[], 'clock.ended', 'clock.ended']);
    clock.happen('standings.reinstated', { entry: 'e-2' });
    expect(clock.shown).toBe('L1 3:00 running');
    expect(clock.wait(minute).shown).toBe('L1 2:00 running');
  });

  test('a rebuy of the last opponent sets it going, its refund stops it again', () => {
    const clock = started();
    clock.bust('e-1', 'e-2');
    clock.happen('registration.rebought', { entry: 'e-2' });
    expect(clock.face.status).toBe('running');
    clock.happen('registration.rebuyRefunded', { entry: 'e-2' });
    expect(clock.face.status).toBe('ended');
  });

  test('a paused clock comes back paused', () => {
    const clock = started();
    clock.pause();
    clock.bust('e-1', 'e-2');
    clock.happen('standings.reinstated', { entry: 'e-1' });
    expect(clock.shown).toBe('L1 20:00 paused');
  });

  test('a closed ranking ends it, a reopened one does not start it while one player is left', () => {
    const clock = started();
    clock.bust('e-1', 'e-2');
    clock.happen('standings.closed', { ranking: [] });
    clock.happen('standings.reopened', {});
    expect(clock.face.status).toBe('ended');
  });

  test('somebody cancelled before the start is not waited for', () => {
    const clock = new PlayedClock({}, 3);
    clock.happen('registration.cancelled', { entry: 'e-3' });
    clock.start();
    clock.bust('e-1');
    expect(clock.face.status).toBe('ended');
  });
});

describe('limits and hands', () => {
  test('the end of late registration and of rebuys follows the clock, pauses left out', () => {
    const clock = started();
    const limit = { kind: 'end-of-level', level: 2 } as const;
    clock.wait(10 * minute);
    clock.pause();
    clock.wait(hour);
    expect(clock.reachedAt(limit)).toBeNull();
    expect(clock.toLimit(limit)).toBe(30 * minute);
    expect(clock.toLimit({ kind: 'start-of-level', level: 3 })).toBe(45 * minute);
    clock.resume();
    clock.wait(31 * minute);
    expect(clock.reachedAt(limit)).toBe(clock.at - minute);
    expect(clock.reachedAt({ kind: 'start-of-level', level: 3 })).toBeNull();
    expect(clock.toLimit(limit)).toBe(0);
  });

  test('the instant stays the same once the desk has noted it, and a jump back reopens', () => {
    const clock = started();
    const limit = { kind: 'end-of-level', level: 1 } as const;
    clock.wait(30 * minute);
    clock.advance();
    const reachedAt = clock.reachedAt(limit);
    clock.wait(minute);
    expect(clock.reachedAt(limit)).toBe(reachedAt);
    clock.jump(0);
    expect(clock.reachedAt(limit)).toBeNull();
    clock.wait(20 * minute);
    expect(clock.reachedAt(limit)).toBe(clock.at);
  });

  test('a jump over the limit reaches it at the jump', () => {
    const clock = started();
    clock.wait(5 * minute);
    clock.jump(3);
    expect(clock.reachedAt({ kind: 'end-of-level', level: 1 })).toBe(clock.at);
  });

  test('before the start there is neither level nor limit', () => {
    const clock = new PlayedClock();
    const limit = { kind: 'end-of-level', level: 1 } as const;
    expect([clock.level, clock.reachedAt(limit), clock.toLimit(limit), clock.levelOfHand(clock.at)]).toEqual(
      Array(4).fill(null),
    );
  });

  test('TDA r.23 a level applies from the next hand', () => {
    const clock = started();
    const levelUpAt = clock.at + 20 * minute;
    clock.wait(21 * minute);
    expect(clock.levelOfHand(levelUpAt - 2000)).toBe(1);
    expect(clock.levelOfHand(levelUpAt)).toBe(2);
    clock.wait(30 * minute);
    expect(clock.levelOfHand(clock.at)).toBe(2);
    clock.wait(5 * minute);
    expect([clock.levelOfHand(clock.at - 2 * minute), clock.levelOfHand(clock.at)]).toEqual([2, 3]);
  });
});

test('C07 the wall moves while the clock is paused: noted from what the desk saw, never from an old anchor', () => {
  const clock = started();
  clock.wait(5 * minute);
  clock.pause();
  // A later process that has run longer than the one which paused: readings of the two say nothing about each other.
  clock.at += hour;
  clock.mono += 3 * hour;
  expect(clock.advance()).toEqual([]);
  expect(clock.advance(-hour)).toEqual(['clock.wallJumped']);
  expect(clock.shown).toBe('L1 15:00 paused');
});
