import { describe, expect, it } from 'vitest';
import { delayChoices } from '../../../renderer/features/room/delay.ts';
import { roomFigures } from '../../../renderer/features/room/figures.ts';
import { recoveryOutlook } from '../../../renderer/features/room/recovery.ts';
import { spanText } from '../../../renderer/texts/span-text.ts';
import { structureRows } from '../../../renderer/features/room/structure-rows.ts';
import { bust, profile, rebought, started, stateAfter, withStructure } from '../../support/award-given.ts';
import { minute, PlayedClock } from '../../support/played-clock.ts';
import { planFacts } from '../../support/played-stream.ts';

describe('after a failure', () => {
  it('shows what both choices would give, and they are what the desk then does (decision 19)', () => {
    const played = new PlayedClock();
    played.start();
    played.wait(5 * minute);
    const lastAlive = played.now;
    played.wait(18 * minute);
    played.interrupt(lastAlive);
    const outlook = recoveryOutlook(played.state, played.now);
    expect(outlook).toMatchObject({ gapMs: 18 * minute, cutAt: lastAlive.wall });
    expect(outlook?.resumed).toMatchObject({ remainingMs: 15 * minute, blinds: { level: 1 } });
    expect(outlook?.counted).toMatchObject({ remainingMs: 17 * minute, blinds: { level: 2 } });
    played.recover('count-gap');
    expect(played.shown).toBe('L2 17:00 running');
  });

  it('has nothing to choose otherwise', () => {
    const played = new PlayedClock();
    played.start();
    expect(recoveryOutlook(played.state, played.now)).toBeUndefined();
  });
});

describe('the structure with its hours', () => {
  it('tells the past as it was and the rest as it will be, a pause included (C09)', () => {
    const played = new PlayedClock();
    const startedAt = played.at;
    played.start();
    played.wait(5 * minute);
    played.pause();
    played.wait(3 * minute);
    played.resume();
    played.wait(16 * minute);
    played.advance();
    const rows = structureRows(played.state, played.now);
    expect(rows.map(({ use }) => use)).toEqual(['past', 'now', 'coming', 'coming']);
    expect(rows.map(({ at }) => ((at ?? 0) - startedAt) / minute)).toEqual([0, 23, 43, 58]);
  });

  it('leaves open when a level that was jumped over would have begun', () => {
    const played = new PlayedClock();
    played.start();
    played.jump(3);
    expect(structureRows(played.state, played.now).map(({ at }) => at === null)).toEqual([false, true, true, false]);
  });
});

describe('a later start', () => {
  it('is a delay up to the tolerance and a change of schedule beyond (decision 3)', () => {
    const played = new PlayedClock();
    const startsAt = played.at;
    const choices = delayChoices(played.state.plan, planFacts.profile, startsAt - 10 * minute);
    expect(choices[0]).toEqual({ at: startsAt + 5 * minute, lateMinutes: 5, change: false });
    expect(choices.find(({ lateMinutes }) => lateMinutes === 60)?.change).toBe(false);
    expect(choices.find(({ lateMinutes }) => lateMinutes === 65)?.change).toBe(true);
  });

  it('never lies in the past', () => {
    const played = new PlayedClock();
    const now = played.at + 12 * minute;
    expect(delayChoices(played.state.plan, planFacts.profile, now)[0]).toMatchObject({ lateMinutes: 15 });
  });
});

describe('figures', () => {
  it('count real entries and rebuys, and who is left (S06)', () => {
    const state = stateAfter([...started(6), bust('e-6', { hand: 1 }), rebought('e-6'), bust('e-5', { hand: 2 })]);
    expect(roomFigures(state, { profile, bigBlind: 400 })).toMatchObject({
      playersLeft: 5,
      entries: 6,
      averageStack: 28_000,
      averageBigBlinds: 70,
      placesPaid: 3,
      beforePrizes: 2,
      frozen: false,
    });
  });

  it('show the pool before and after the freeze alike, and none of a tournament without entries', () => {
    const events = started(6);
    const provisional = roomFigures(stateAfter(events), { profile, bigBlind: 0 });
    const frozen = roomFigures(stateAfter(withStructure(events)), { profile, bigBlind: 0 });
    expect(provisional.poolCents).toBe(frozen.poolCents);
    expect(frozen).toMatchObject({ poolCents: 57_600, frozen: true, averageBigBlinds: null });
    expect(roomFigures(stateAfter(started(0)), { profile, bigBlind: 100 })).toMatchObject({
      averageStack: null,
      beforePrizes: 0,
    });
  });
});

it('rounds up how long it is until something', () => {
  expect([0, 1, 16 * minute, 16 * minute + 1, 66 * minute, 125 * minute].map((ms) => spanText(ms, 'j'))).toEqual([
    '0 min',
    '1 min',
    '16 min',
    '17 min',
    '1 h 06',
    '2 h 05',
  ]);
});
