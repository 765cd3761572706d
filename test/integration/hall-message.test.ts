import { afterEach, beforeEach, expect, test } from 'vitest';
import { nobody } from '../support/clairval.ts';
import { answerOf, codeOf, planInput, TournamentDesk } from '../support/tournament-desk.ts';

let desk: TournamentDesk;
beforeEach(async () => {
  desk = await (await TournamentDesk.open()).started();
});
afterEach(() => desk.house.remove());

const tournament = 't-example';
const minute = 60_000;
const later = {
  startsAt: '2027-10-18T20:00:00+02:00',
  registration: { ...planInput.terms.registration, opensAt: '2027-09-01T10:00:00+02:00' },
};
const words = 'Reprise à 22:45, table finale en salle 2';

interface Answered {
  readonly message: { readonly textId: string; readonly text: string | null; readonly until: number | null } | null;
}

/** As a screen of the hall asks, with nobody signed in. */
const read = async (): Promise<Answered['message']> =>
  answerOf<Answered>(await nobody(desk.house)('clock.hallMessage', { tournament })).message;
const journal = (): string =>
  desk.house.store.reader
    .all<{ body: string }>('SELECT body FROM journal')
    .map(({ body }) => body)
    .join('\n');

test('decision 25 a message is read by every screen; the journal holds its id and digest, and none of its words', async () => {
  expect(await read()).toBeNull();
  const { textId } = answerOf<{ textId: string }>(
    await desk.member('clock.showMessage', { tournament, text: words, minutes: 10 }),
  );
  expect(await read()).toEqual({ textId, text: words, until: desk.house.clock.now().wall + 10 * minute });
  expect(desk.types().at(-1)).toBe('clock.messageShown');
  expect(journal()).toContain(textId);
  expect(journal()).not.toContain('table finale');
});

test('a message is over after its minutes, or when it is taken off; taking off what is not there changes nothing', async () => {
  answerOf(await desk.member('clock.showMessage', { tournament, text: words, minutes: 10 }));
  desk.house.clock.advance(10 * minute - 1);
  expect(await read()).not.toBeNull();
  desk.house.clock.advance(1);
  expect(await read()).toBeNull();
  const lines = desk.types().length;
  expect(codeOf(await desk.member('clock.clearMessage', { tournament }))).toBe('accepted');
  expect(desk.types()).toHaveLength(lines);

  answerOf(await desk.member('clock.showMessage', { tournament, text: words }));
  desk.house.clock.advance(24 * 60 * minute);
  expect(await read()).toMatchObject({ text: words, until: null });
  answerOf(await desk.member('clock.showMessage', { tournament, text: 'Bar ouvert' }));
  expect(await read()).toMatchObject({ text: 'Bar ouvert' });
  answerOf(await desk.member('clock.clearMessage', { tournament }));
  expect(await read()).toBeNull();
  expect(desk.types().at(-1)).toBe('clock.messageCleared');
});

test.each([
  ['nothing', '  '],
  ['two lines', 'Bar\nouvert'],
  ['more than a line holds', 'a'.repeat(91)],
])('%s is no message', async (_what, text) => {
  expect(codeOf(await desk.member('clock.showMessage', { tournament, text }))).toBe('desk.invalidInput');
});

test('a message goes with its tournament: none for an unknown one, none once it is over, none by a cashier', async () => {
  const say = { tournament, text: words };
  expect(codeOf(await desk.member('clock.showMessage', { ...say, tournament: 't-none' }))).toBe(
    'clock.tournamentUnknown',
  );
  expect(codeOf(await desk.member('clock.clearMessage', { tournament: 't-none' }))).toBe('clock.tournamentUnknown');
  expect(codeOf(await desk.house.as('caisse1', 'cashier')('clock.showMessage', say))).toBe('desk.notAllowed');
  answerOf(await desk.plan(later, 't-later'));
  answerOf(await desk.director('tournament.cancel', { tournament: 't-later', reason: 'Salle fermée', pin: '2468' }));
  expect(codeOf(await desk.member('clock.showMessage', { ...say, tournament: 't-later' }))).toBe('clock.over');
});
