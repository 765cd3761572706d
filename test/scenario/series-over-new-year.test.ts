import { afterEach, expect, it } from 'vitest';
import {
  declareTournament,
  eveningTerms,
  openRegistrationDesk,
  registration,
  type RegistrationDesk,
} from '../support/registration-desk.ts';

/** Decision 15: one series of each paper per house and calendar year, while the gaming day goes on over midnight (decision 11). */

let desk: RegistrationDesk | undefined;
afterEach(() => desk?.remove());

const tournament = 't-year';
const terms = {
  ...eveningTerms,
  startsAt: '2028-01-08T20:00:00+01:00',
  registration: { ...eveningTerms.registration, opensAt: '2027-12-01T10:00:00+01:00' },
};

const listOfDecember = {
  list: 'exclusion',
  fileName: 'exclusion-list-2027-12-20.csv',
  listDate: '2027-12-20',
  confirmOlder: true,
  content:
    'surname;given_names;birth_date;birth_place;measure;from_date\nInconnu;Aristide;1950-01-01;Caen;voluntary;2026-05-01\n',
};

it('FR-REG-55, decision 15: 23:50 and 00:10 of one gaming day take numbers of two years; each year begins at 1 and has no gap', async () => {
  const house = await openRegistrationDesk();
  desk = house;
  const { clock } = house;
  clock.reach('2027-10-01T10:00:00+02:00');
  await declareTournament(house, { tournament, terms, sentAt: '2027-10-01T10:00:00+02:00' });
  clock.reach('2027-12-31T20:00:00+01:00');
  await house.give('conf', 'people.importList', listOfDecember);
  await house.give('dr', 'tournament.openRegistration', { tournament, pin: '2468' });
  expect(await house.give('dr', 'house.openDay', {})).toEqual({ day: '2027-12-31' });

  const receipt = async (index: number) => {
    const { number } = await house.give('caisse1', 'registration.registerPlayer', registration(index, { tournament }));
    return number;
  };
  const cancel = async (index: number) => {
    const payment = [{ method: 'cash', amountCents: 12_000 }];
    const input = { tournament, entry: `e-${index}`, till: 'caisse-1', payment, reason: 'Empêché.' };
    return house.give('caisse1', 'registration.cancel', { ...input, cashRetypedCents: 12_000 });
  };
  clock.reach('2027-12-31T23:50:00+01:00');
  expect([await receipt(1), await receipt(2)]).toEqual(['R-2027-000001', 'R-2027-000002']);
  expect(await cancel(1)).toMatchObject({ refundNumber: 'A-2027-000001' });

  clock.reach('2028-01-01T00:10:00+01:00');
  // Still the day that was opened in the evening.
  expect(await house.refused('dr', 'house.openDay', {})).toMatchObject({ params: { day: '2027-12-31' } });
  expect([await receipt(3), await receipt(4)]).toEqual(['R-2028-000001', 'R-2028-000002']);
  // The receipt of the year before keeps its number; the refund is a paper of the new year.
  expect(await cancel(2)).toMatchObject({ refundNumber: 'A-2028-000001' });
  expect(await receipt(5)).toBe('R-2028-000003');
  const series = house.store.reader.all(
    "SELECT series, year, last FROM series WHERE series IN ('R', 'A') ORDER BY year, series",
  );
  expect(series).toEqual([
    { series: 'A', year: 2027, last: 1 },
    { series: 'R', year: 2027, last: 2 },
    { series: 'A', year: 2028, last: 1 },
    { series: 'R', year: 2028, last: 3 },
  ]);
});
