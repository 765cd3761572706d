import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, codeOf, planInput, TournamentDesk } from '../support/tournament-desk.ts';

const tournament = 't-example';

let desk: TournamentDesk;
beforeEach(async () => {
  desk = await TournamentDesk.open();
});
afterEach(() => desk.house.remove());

const tick = (step: string, done = true, by = desk.member, more: object = {}) =>
  by('tournament.tickStep', { tournament, step, done, ...more });
const ticks = (): readonly { readonly actor: string; readonly data: object }[] =>
  desk.house.store.reader
    .all<{ body: string }>("SELECT body FROM journal WHERE type = 'tournament.stepTicked' ORDER BY seq")
    .map(({ body }) => JSON.parse(body) as { actor: string; data: object });
const steps = () => desk.house.desk.reader.state('tournament', tournament).plan.steps;

describe('the steps of the evening that people tick', () => {
  test('each tick is journalled once with who and when, and can be taken back', async () => {
    await desk.plan();
    answerOf(await tick('printers'));
    answerOf(await tick('printers', true, desk.director));
    expect(ticks()).toMatchObject([{ actor: 'mcd1', data: { step: 'printers', done: true } }]);
    expect(steps()).toEqual({ printers: { at: desk.house.clock.now().wall, by: 'mcd1' } });
    answerOf(await tick('printers', false, desk.director));
    expect(ticks()).toHaveLength(2);
    expect(steps()).toEqual({});
  });

  test('the last receipt is noted with its number: none before the first of the house (decision 15)', async () => {
    await desk.plan();
    answerOf(await tick('last-receipt'));
    expect(ticks()).toMatchObject([{ data: { step: 'last-receipt', done: true, lastReceipt: null } }]);
  });

  test('FR-REG-90 a structure is posted after it is frozen, not before', async () => {
    await desk.plan();
    expect(codeOf(await tick('structure-posted'))).toBe('tournament.prizesNotFrozen');
  });

  describe('FR-REG-84 the rules hang before the players', () => {
    const room = () => desk.house.desk.reader.state('tournament', tournament).plan.terms!.room;
    const post = (posting?: object) => tick('rules-posted', true, desk.member, { ...(posting && { posting }) });

    test('in a room of the house, on paper or on a screen, in the version that stands', async () => {
      await desk.plan();
      expect(codeOf(await post({ place: room(), means: 'print' }))).toBe('tournament.rulesNotPublished');
      await desk.publish();
      expect(codeOf(await post())).toBe('tournament.postingPlace');
      expect(codeOf(await post({ place: 'Parking', means: 'print' }))).toBe('tournament.postingPlace');
      expect(codeOf(await post({ place: room(), means: 'whispered' }))).toBe('desk.invalidInput');
      answerOf(await post({ place: room(), means: 'screen' }));
      const posted = { place: room(), means: 'screen', rulesVersion: 1 };
      expect(ticks()).toMatchObject([{ actor: 'mcd1', data: { step: 'rules-posted', done: true, ...posted } }]);
      expect(steps()['rules-posted']).toMatchObject(posted);
    });

    test('a version published later is to be posted anew', async () => {
      await desk.plan();
      await desk.publish();
      answerOf(await post({ place: room(), means: 'print' }));
      const later = { startsAt: '2027-06-19T20:00:00+02:00' };
      const terms = { ...planInput.terms, ...later };
      answerOf(await desk.director('tournament.change', { tournament, terms, reason: 'Salle prise.', pin: '2468' }));
      expect(steps()['rules-posted']).toBeUndefined();
      answerOf(await post({ place: room(), means: 'print' }));
      expect(steps()['rules-posted']).toMatchObject({ rulesVersion: 2 });
    });
  });

  test('nothing is ticked on a tournament that is not planned, or was cancelled', async () => {
    expect(codeOf(await tick('chips'))).toBe('tournament.unknown');
    await desk.plan();
    await desk.director('tournament.cancel', { tournament, reason: 'Travaux.', pin: '2468' });
    expect(codeOf(await tick('chips'))).toBe('tournament.wrongPhase');
  });

  test('the compliance officer only reads', async () => {
    await desk.plan();
    expect(codeOf(await tick('chips', true, desk.house.as('conf', 'compliance')))).toBe('desk.notAllowed');
  });
});
