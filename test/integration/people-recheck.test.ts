import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchForRechecks } from '../../electron/features/people/index.ts';
import { eventsAfter } from '../../electron/journal/read.ts';
import { peopleEvents } from '../../shared/contract/people.ts';
import type { Identity } from '../../shared/domain/people/index.ts';
import type { TestDesk } from '../support/desk.ts';
import { answerOf, enter, openPeopleDesk, putPerson } from '../support/people-desk.ts';

const alias: Identity = {
  surname: 'Test',
  givenNames: 'Alias',
  birthDate: '1985-01-01',
  birthPlace: 'Caen',
  address: { line: '3 rue des Pêcheurs', postcode: '14470', city: 'Clairval', country: 'FRA' },
  document: { kind: 'cnie', number: 'X4RTBPFW4', expiry: '2031-06-30' },
};
const header = 'surname;given_names;birth_date;birth_place;until\r\n';

let desk: TestDesk;
beforeEach(async () => {
  desk = await openPeopleDesk();
});
afterEach(() => desk.remove());

const importRows = async (rows: string, listDate = '2027-03-01', list = 'exclusion') =>
  answerOf(
    await desk.as('conf', 'compliance')('people.importList', {
      ...{ list, listDate, confirmOlder: true },
      content: header + rows,
    }),
  );

const recheck = async (input: object = { occasion: 'asked' }) =>
  answerOf(await desk.as('conf', 'compliance')('people.recheck', input));

const rechecks = () =>
  eventsAfter(desk.store.reader, 'house', 0)
    .filter(({ type }) => type === 'people.rechecked')
    .map(({ data }) => data);

describe('everybody registered is looked at again (FR-REG-46)', () => {
  it('FR-REG-46 stops who is on the list in force, although nobody looked when they came in', async () => {
    await importRows('TEST;ALIAS;01/01/1985;Caen;\r\n');
    enter(desk, { person: 'p_alias', identity: alias });
    enter(desk, { person: 'p_other', identity: { ...alias, surname: 'Autre' } });
    const answer = await recheck();
    expect(answer).toMatchObject({
      entries: 2,
      flagged: [{ stream: 'tournament/t-1', entry: 'e-p_alias', check: 'exclusion', code: 'excluded' }],
    });
    const [done] = rechecks();
    expect(done).toMatchObject({ occasion: 'asked', entries: 2, stopped: 1, matching: 'names-birth-1' });
    expect(peopleEvents['people.rechecked'].safeParse(done).success).toBe(true);
  });

  it('leaves alone a row whose time is over, and one tournament when another is asked for', async () => {
    await importRows('TEST;ALIAS;01/01/1985;Caen;2027-03-04\r\n');
    enter(desk, { person: 'p_alias', identity: alias }, 't-1');
    expect((await recheck()).flagged).toEqual([]);
    await importRows('TEST;ALIAS;01/01/1985;Caen;\r\n', '2027-03-02');
    expect(await recheck({ occasion: 'asked', tournament: 't-2' })).toMatchObject({ entries: 0, flagged: [] });
  });

  it('asks again about a homonym only until a person has lifted the flag', async () => {
    await importRows('TEST;ALIAS;03/03/1970;Lyon;\r\n');
    enter(desk, { person: 'p_alias', identity: alias });
    expect((await recheck()).flagged).toMatchObject([{ check: 'exclusion', code: 'homonym' }]);
    desk.store.transaction((db) =>
      db.run(`INSERT INTO lifted_checks (tournament, entry, "check") VALUES ('t-1', 'e-p_alias', 'exclusion')`),
    );
    expect((await recheck()).flagged).toEqual([]);
  });

  it('FR-REG-59 stops an employee whom the staff list names, FR-REG-47 leaves a limitation to a person', async () => {
    await importRows('TEST;ALIAS;01/01/1985;Caen;\r\n', '2027-03-01', 'staff');
    await importRows('TEST;ALIAS;01/01/1985;Caen;\r\n', '2027-03-01', 'limitation');
    enter(desk, { person: 'p_alias', identity: alias });
    const { flagged } = (await recheck()) as { flagged: { check: string; code: string }[] };
    expect(flagged.map(({ check, code }) => [check, code])).toEqual([
      ['staff', 'staff'],
      ['limitation', 'limitation'],
    ]);
  });
});

describe('whom the house suspended is found when all are looked at again (FR-REG-82)', () => {
  const suspend = (person: string, until: string | null = null) =>
    desk.store.transaction((db) =>
      db.run(
        "INSERT INTO suspensions (suspension, person, until, since, reason) VALUES (?, ?, ?, 0, 'x_1')",
        `z-${person}`,
        person,
        until,
      ),
    );
  /** The same person, who came in under a record of their own: no id gives them away. */
  const twin = () => {
    putPerson(desk, 'p_before', alias);
    enter(desk, { person: 'p_again', identity: alias });
  };

  it('FR-REG-82 FR-REG-46 at the start of a session: an entry under another record is stopped, once', async () => {
    twin();
    suspend('p_before');
    const session = { occasion: 'session', tournament: 't-1' };
    expect((await recheck(session)).flagged).toMatchObject([
      { entry: 'e-p_again', check: 'suspension', code: 'suspended' },
    ]);
    desk.store.transaction((db) =>
      db.run(`INSERT INTO lifted_checks (tournament, entry, "check") VALUES ('t-1', 'e-p_again', 'suspension')`),
    );
    expect((await recheck(session)).flagged).toEqual([]);
  });

  it('FR-REG-82 when a list is replaced, although the list says nothing of them', async () => {
    twin();
    suspend('p_before', '2027-12-31');
    const { flagged } = await importRows('PERSONNE;ICI;01/01/1950;Caen;\r\n');
    expect(flagged).toMatchObject([{ entry: 'e-p_again', check: 'suspension', code: 'suspended' }]);
  });

  it('not once its last day is over', async () => {
    twin();
    suspend('p_before', '2027-03-04');
    expect((await recheck()).flagged).toEqual([]);
  });
});

describe('when it happens (FR-REG-46)', () => {
  /** Until the desk has answered what the watch asked of it. */
  const settled = () => new Promise((done) => setTimeout(done, 20));

  it('FR-REG-46 at the opening of the gaming day, once, also over a restart', async () => {
    await importRows('TEST;ALIAS;01/01/1985;Caen;\r\n');
    enter(desk, { person: 'p_alias', identity: alias });
    const faults: unknown[] = [];
    const end = watchForRechecks(desk.desk, (error) => faults.push(error));
    answerOf(await desk.as('mcd1', 'committee-member')('house.openDay', {}));
    await settled();
    expect(rechecks()).toMatchObject([{ occasion: 'gaming-day', entries: 1, stopped: 1 }]);
    end();
    const endAgain = watchForRechecks(desk.desk, (error) => faults.push(error));
    await settled();
    endAgain();
    expect(rechecks()).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  it('FR-REG-46 makes up for a day that was opened while nobody watched', async () => {
    answerOf(await desk.as('mcd1', 'committee-member')('house.openDay', {}));
    expect(rechecks()).toEqual([]);
    const end = watchForRechecks(desk.desk, () => undefined);
    await settled();
    end();
    expect(rechecks()).toMatchObject([{ occasion: 'gaming-day', entries: 0, stopped: 0 }]);
  });
});
