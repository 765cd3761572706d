import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDesk } from '../support/desk.ts';
import { answerOf, enter, importLists, openPeopleDesk } from '../support/people-desk.ts';
import { peopleOf } from '../unit/people/evening.ts';

const today = '2027-03-05';

describe('the evening at a real desk (people.screen)', () => {
  let desk: TestDesk;
  beforeAll(async () => {
    desk = await openPeopleDesk('2027-03-05T19:00:00+01:00');
    await importLists(desk);
  });
  afterAll(() => desk.remove());

  const outcome = async (query: object): Promise<string> =>
    String(answerOf(await desk.as('caisse1', 'cashier')('people.screen', query)).outcome);

  it('has all 143 entrants come out as expected, each against those before', async () => {
    const found: string[] = [];
    const entrants = peopleOf('entries.csv', today);
    for (const { ref, identity, zone } of entrants) {
      found.push(`${ref} ${await outcome({ identity, tournament: 't-1', ...(zone && { mrz: zone }) })}`);
      enter(desk, { person: `p_${ref.toLowerCase()}`, identity });
    }
    expect(found).toEqual(entrants.map(({ ref, expect: word }) => `${ref} ${word}`));
  });

  it.each(peopleOf('desk-cases.csv', today))('$ref $expect: $why', async ({ identity, zone, expect: word }) => {
    expect(await outcome({ identity, tournament: 't-1', ...(zone && { mrz: zone }) })).toBe(word);
  });

  it('judges by the instant that it is asked about', async () => {
    const [minor] = peopleOf('desk-cases.csv', today);
    expect(await outcome({ identity: minor?.identity, at: '2027-03-05T23:59:59+01:00' })).toBe('block:minor');
    expect(await outcome({ identity: minor?.identity, at: '2027-03-06T00:00:00+01:00' })).toBe('pass');
  });

  it('stores nothing of whom it screens', async () => {
    const count = (table: string) => desk.store.reader.get<{ n: number }>(`SELECT count(*) AS n FROM ${table}`)?.n;
    const before = [count('people'), count('person_keys'), desk.desk.head.seq];
    await outcome({ identity: peopleOf('desk-cases.csv', today)[2]?.identity });
    expect([count('people'), count('person_keys'), desk.desk.head.seq]).toEqual(before);
  });
});
