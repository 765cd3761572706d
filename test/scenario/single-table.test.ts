import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { planContract } from '../../shared/contract/tournament-plan.ts';
import { openRegistrationDesk, registration, type RegistrationDesk } from '../support/registration-desk.ts';

/** The third format of the text, from its plan to its first hand: one table, one session, ten players. */

const tournament = 't-single';
const pin = '2468';
const plan = planContract.example.terms;

/** Planned in the afternoon for the same evening: its 72 hours are over already. */
const terms = {
  ...plan,
  format: 'single-table',
  rebuy: null,
  tables: [4],
  seatsPerTable: 10,
  finalTableSeats: 10,
  startsAt: '2027-03-05T20:00:00+01:00',
  registration: { opensAt: '2027-02-01T10:00:00+01:00', capacity: 10, lateUntil: null },
};

let desk: RegistrationDesk;
beforeEach(async () => {
  desk = await openRegistrationDesk();
  await desk.give('dr', 'tournament.plan', { tournament, terms });
  await desk.give('dr', 'tournament.publishRules', { tournament });
  await desk.give('dr', 'tournament.appointDirector', { tournament, account: 'mcd1', pin });
});
afterEach(() => desk.remove());

const state = () => desk.desk.reader.state('tournament', tournament);
const reason = 'Ajouté ce soir.';

const prepared = async () => {
  const { notices } = await desk.give('dr', 'notices.prepare', { tournament });
  return notices as { notice: string; recipient: string }[];
};

const sending = (notice: string) => ({
  ...{ tournament, notice, sentAt: '2027-03-05T18:30:00+01:00', channel: 'hand-delivery', reference: 'RM 1', pin },
});

async function openWithTenIn(): Promise<void> {
  for (const { notice } of await prepared())
    await desk.give('dr', 'notices.recordSent', { ...sending(notice), reason });
  await desk.give('dr', 'tournament.openRegistration', { tournament, reason, pin });
  for (let index = 1; index <= 10; index += 1) {
    await desk.give('caisse1', 'registration.registerPlayer', registration(index, { tournament }));
  }
}

describe('its letters', () => {
  test('FR-REG-12, 13 neither sent: it stays shut, and the refusal names both', async () => {
    const open = () => desk.refused('dr', 'tournament.openRegistration', { tournament, reason, pin });
    expect(await open()).toMatchObject({
      code: 'tournament.noticesNotSent',
      params: { notices: ['single-table:local-intelligence', 'single-table:treasury-accountant'] },
    });
    const [police, accountant] = await prepared();
    await desk.give('dr', 'notices.recordSent', { ...sending(police!.notice), reason });
    expect(await open()).toMatchObject({
      code: 'tournament.noticesNotSent',
      params: { notices: [accountant!.notice] },
    });
  });

  test('FR-REG-12, 13 under 72 hours they go out with a reason only, and are late for good', async () => {
    for (const { notice } of await prepared()) {
      expect((await desk.refused('dr', 'notices.recordSent', sending(notice))).code).toBe('notices.lateNeedsReason');
      expect(await desk.give('dr', 'notices.recordSent', { ...sending(notice), reason })).toEqual({ late: true });
    }
    expect((await desk.refused('dr', 'tournament.openRegistration', { tournament, pin })).code).toBe(
      'tournament.lateNeedsReason',
    );
    const opened = await desk.give('dr', 'tournament.openRegistration', { tournament, reason, pin });
    expect(opened['late']).toHaveLength(2);
  });
});

describe('its ten players', () => {
  test('FR-REG-17, 38, 39 ten sit at the table that the plan names, all of them; the eleventh is refused by the text’s number', async () => {
    await openWithTenIn();
    const seats = Object.values(state().seating.seatOf);
    expect(seats.map(({ table }) => table)).toEqual(Array(10).fill(4));
    expect(seats.map(({ seat }) => seat).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const eleventh = registration(11, { tournament });
    expect(await desk.refused('caisse1', 'registration.registerPlayer', eleventh)).toMatchObject({
      code: 'registration.tableFull',
      params: { maxPlayers: 10 },
    });
    expect(state().registration.paidEntries).toBe(10);
  });

  test('FR-REG-17 no second table is opened beside it, not even one of the room', async () => {
    await openWithTenIn();
    expect(await desk.refused('sol1', 'seating.openTables', { tournament, tables: [5] })).toMatchObject({
      code: 'seating.unknownTable',
      params: { table: 5 },
    });
  });

  test('FR-REG-38 it is played: started, a player falls, and nobody buys back in', async () => {
    await openWithTenIn();
    for (let index = 1; index <= 10; index += 1) {
      await desk.give('sol1', 'registration.checkIn', { tournament, entry: `e-${index}`, documentVerdict: 'valid' });
    }
    desk.clock.reach('2027-03-05T20:00:00+01:00');
    await desk.give('mcd1', 'clock.start', { tournament });
    await desk.give('sol1', 'standings.eliminate', { tournament, busts: [{ entry: 'e-3' }] });
    const rebuy = { tournament, entry: 'e-3', till: 'caisse-1', payment: [{ method: 'cash', amountCents: 10_000 }] };
    expect(await desk.refused('caisse1', 'registration.rebuy', { ...rebuy, cashRetypedCents: 10_000 })).toMatchObject({
      code: 'registration.noRebuys',
    });
    expect(state().seating.seatOf['e-3']).toMatchObject({ table: 4, out: true });
  });
});
