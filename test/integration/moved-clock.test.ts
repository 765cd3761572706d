import { afterEach, beforeEach, expect, test } from 'vitest';
import { registerPlayerContract } from '../../shared/contract/registration.ts';
import { openRegistrationDesk, personNumber, type RegistrationDesk } from '../support/registration-desk.ts';

/** What the desk writes down while somebody moves the computer's clock. */

let desk: RegistrationDesk;

beforeEach(async () => {
  desk = await openRegistrationDesk();
});
afterEach(() => desk.remove());

const register = async (index: number): Promise<unknown> => {
  const form = { ...registerPlayerContract.example, tournament: 't-1', identity: personNumber(index) };
  return (await desk.give('caisse1', 'registration.registerPlayer', form)).number;
};

test('C07 receipts go on in order, and the journal keeps its own, when the wall clock goes an hour ahead and two back', async () => {
  const numbers = [await register(1)];
  desk.clock.set('2027-03-05T19:30:00+01:00');
  numbers.push(await register(2));
  desk.clock.set('2027-03-05T17:30:00+01:00');
  numbers.push(await register(3));
  desk.clock.set('2027-03-05T18:31:00+01:00');
  numbers.push(await register(4));
  expect(numbers).toEqual(['R-2027-000001', 'R-2027-000002', 'R-2027-000003', 'R-2027-000004']);
  const lines = desk.store.reader.all<{ number: string }>(
    "SELECT body -> 'data' ->> 'number' AS number FROM journal WHERE type = 'registration.playerRegistered' ORDER BY seq",
  );
  expect(lines.map(({ number }) => number)).toEqual(numbers);
});
