import { afterEach, beforeEach, expect, test } from 'vitest';
import { clockTicker } from '../../electron/features/clock/index.ts';
import { clockEvents } from '../../shared/contract/clock.ts';
import { noticesEvents } from '../../shared/contract/notices.ts';
import { tournamentEvents } from '../../shared/contract/tournament.ts';
import type { z } from '../../shared/contract/zod.ts';
import { answerOf, planInput, TournamentDesk } from '../support/tournament-desk.ts';

let desk: TournamentDesk;
beforeEach(async () => {
  desk = await TournamentDesk.open();
});
afterEach(() => desk.house.remove());

const tournament = 't-example';
const pin = '2468';
const schemas: Readonly<Record<string, z.ZodType>> = { ...tournamentEvents, ...noticesEvents, ...clockEvents };

const journalled = (): readonly { type: string; data: object }[] =>
  desk.house.store.reader
    .all<{ body: string }>('SELECT body FROM journal ORDER BY seq')
    .map(({ body }) => JSON.parse(body) as { type: string; data: object });

/** A tournament in annex premises, changed and made ready. */
async function inTheAnnex(): Promise<void> {
  const annex = { tournament: 't-annex', pin };
  const registration = { ...planInput.terms.registration, capacity: 48 };
  const terms = { ...planInput.terms, room: 'Salon Annexe', registration };
  answerOf(await desk.member('tournament.plan', { tournament: 't-annex', terms }));
  const changed = { ...terms, name: 'Autre nom' };
  answerOf(await desk.director('tournament.change', { ...annex, terms: changed, reason: 'Panne de courant.' }));
  answerOf(await desk.member('tournament.showGuarantees', { ...annex, items: ['video'] }));
  const packs = { tables: [1], packs: ['S-1'], bandIntact: true, witness: 'Panne de courant.' };
  answerOf(await desk.member('tournament.recordUnsealing', { tournament: 't-annex', ...packs }));
}

test('whatever the rooms of tournament, notices and clock journal has the form that they publish, and no name in it', async () => {
  await desk.plan({}, 't-cancelled');
  await desk.director('tournament.cancel', { tournament: 't-cancelled', reason: 'Panne de courant.', pin });
  await inTheAnnex();
  await desk.plan();
  await desk.publish();
  await desk.prepare();
  desk.at('2027-05-20T12:00:00+02:00');
  const now = '2027-05-20T12:00:00+02:00';
  for (const notice of ['n-1', 'n-2', 'n-3']) await desk.sent(notice, now, { reason: 'Panne de courant.' });
  await desk.member('notices.recordReceived', { tournament, notice: 'n-1', receivedAt: now, reference: 'AR' });
  answerOf(await desk.openRegistration({ reason: 'Panne de courant.' }));
  await desk.appoint();
  for (const [step, done] of [
    ['last-receipt', true],
    ['printers', true],
    ['printers', false],
  ] as const) {
    answerOf(await desk.member('tournament.tickStep', { tournament, step, done }));
  }
  const { room } = desk.house.desk.reader.state('tournament', tournament).plan.terms!;
  const posting = { place: room, means: 'print' };
  answerOf(await desk.member('tournament.tickStep', { tournament, step: 'rules-posted', done: true, posting }));
  const delay = { tournament, toAt: '2027-06-18T20:10:00+02:00', pin };
  answerOf(await desk.member('tournament.delayStart', delay));
  await desk.happened(
    ['e-1', 'e-2'].map((entry) => ({
      type: 'registration.playerRegistered',
      data: { entry, payment: [], checks: [] },
    })),
  );
  desk.at('2027-06-18T20:10:00+02:00');
  answerOf(await desk.member('clock.start', { tournament }));
  await desk.member('tournament.closeRegistration', { tournament });
  const { clock, store, desk: inner } = desk.house;
  const ticker = clockTicker(inner);
  ticker.beat(store);
  for (const name of ['clock.pause', 'clock.resume']) await desk.member(name, { tournament });
  await desk.member('clock.adjust', { tournament, byMs: 1000 });
  await desk.member('clock.undo', { tournament });
  await desk.member('clock.jump', { tournament, position: 1, confirmed: true });
  clock.advance(21 * 60_000);
  await ticker.advanceDue();
  clock.set('2027-06-19T20:00:00+02:00');
  await ticker.advanceDue();
  await ticker.interruptRunning();
  answerOf(await desk.member('clock.recover', { tournament, choice: 'resume' }));

  const events = journalled();
  const seen = new Set(events.map(({ type }) => type));
  const unseen = Object.keys(schemas).filter((type) => !seen.has(type));
  // The house's own letters and proofs, and messages in the hall, are journalled in tests of their own.
  const elsewhere = /^(notices\.(proof|worker|season|set|sheet|statement)|clock\.message)/;
  expect(unseen.filter((type) => !elsewhere.test(type))).toEqual(['tournament.closed', 'clock.ended']);
  for (const { type, data } of events) {
    const schema = schemas[type];
    if (schema) expect({ type, parsed: schema.safeParse(data).success, data }).toMatchObject({ type, parsed: true });
  }
  expect(JSON.stringify(events)).not.toContain('Panne');
});
