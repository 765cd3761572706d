import { afterEach, beforeEach, expect, test } from 'vitest';
import { planContract } from '../../shared/contract/tournament-plan.ts';
import { openRegistrationDesk, registration, type RegistrationDesk } from '../support/registration-desk.ts';

/** Add-ons are not in the text: where the rules say so, a recave that nobody has to be out for. */

const tournament = 't-top-up';
const pin = '2468';
const reason = 'Ajouté ce soir.';
const plan = planContract.example.terms;

let desk: RegistrationDesk;
beforeEach(async () => {
  desk = await openRegistrationDesk();
});
afterEach(() => desk.remove());

const buys = (entry: string) => ({
  ...{ tournament, entry, till: 'caisse-1' },
  ...{ payment: [{ method: 'cash', amountCents: 10_000 }], cashRetypedCents: 10_000 },
});

/** Open with a reason for its late letters; two players in, the clock started. */
async function running(onlyWhenBusted: boolean): Promise<void> {
  const terms = {
    ...plan,
    startsAt: '2027-03-05T20:00:00+01:00',
    registration: { ...plan.registration, opensAt: '2027-02-01T10:00:00+01:00' },
    rebuy: { ...plan.rebuy, onlyWhenBusted },
    guaranteeCents: 0,
    payoutBasisPoints: [10_000],
  };
  await desk.give('dr', 'tournament.plan', { tournament, terms });
  await desk.give('dr', 'tournament.publishRules', { tournament });
  await desk.give('dr', 'tournament.appointDirector', { tournament, account: 'mcd1', pin });
  const { notices } = await desk.give('dr', 'notices.prepare', { tournament });
  for (const { notice } of notices as { notice: string }[]) {
    const sent = { notice, sentAt: '2027-03-05T18:30:00+01:00', channel: 'registered-letter', reference: 'RA', reason };
    await desk.give('dr', 'notices.recordSent', { tournament, ...sent, pin });
  }
  await desk.give('dr', 'tournament.openRegistration', { tournament, reason, pin });
  for (const index of [1, 2]) {
    await desk.give('caisse1', 'registration.registerPlayer', registration(index, { tournament }));
    await desk.give('sol1', 'registration.checkIn', { tournament, entry: `e-${index}`, documentVerdict: 'valid' });
  }
  desk.clock.reach('2027-03-05T20:00:00+01:00');
  await desk.give('mcd1', 'clock.start', { tournament });
}

test('A-11 FR-REG-35 a player with chips buys them at the till, as often as the rules say; base, levy and floor count it', async () => {
  await running(false);
  expect(await desk.give('mcd1', 'prizes.sheet', { tournament })).toMatchObject({ levyCents: 800, floorCents: 19_200 });
  expect(await desk.give('caisse1', 'registration.rebuy', buys('e-1'))).toMatchObject({ number: 'C-2027-000001' });
  expect(await desk.give('mcd1', 'prizes.sheet', { tournament })).toMatchObject({
    ...{ sales: { entries: 2, caveCents: 20_000, rebuys: 1, rebuyCents: 10_000, baseCents: 30_000 } },
    ...{ levyCents: 1_200, floorCents: 28_800, poolCents: 28_800 },
  });
  expect(await desk.refused('caisse1', 'registration.rebuy', buys('e-1'))).toMatchObject({
    code: 'registration.rebuyLimit',
  });
  const { booklet } = await desk.give('dr', 'tournament.show', { tournament });
  expect(JSON.stringify(booklet)).toContain('lorsqu’il le demande');
});

test('A-11 FR-REG-37 not where the rules do not say so: only who is out buys back in', async () => {
  await running(true);
  expect((await desk.refused('caisse1', 'registration.rebuy', buys('e-1'))).code).toBe('registration.notBusted');
  const { booklet } = await desk.give('dr', 'tournament.show', { tournament });
  expect(JSON.stringify(booklet)).toContain('lorsqu’il n’a plus de jetons');
});
