import { afterEach, beforeEach, expect, it } from 'vitest';
import { readsUnderWay } from '../../electron/features/audit/index.ts';
import { houseFeature } from '../../electron/features/house/index.ts';
import { filedAtOnce, knownPerson, peopleFeature } from '../../electron/features/people/index.ts';
import { exampleIdentity } from '../../shared/contract/identity.ts';
import type { Identity } from '../../shared/domain/people/index.ts';
import { flagEvents, settledOf } from '../../shared/domain/registration/index.ts';
import { openTestDesk, type TestDesk } from '../support/desk.ts';
import { answerOf, enter, openPeopleDesk, putPerson } from '../support/people-desk.ts';

let desk: TestDesk;
beforeEach(async () => {
  desk = await openPeopleDesk();
});
afterEach(() => desk.remove());

/** A number in letters, so that it can end a name. */
const spelled = (value: number): string => String(value).replace(/\d/g, (digit) => 'abdefghijk'.charAt(Number(digit)));

const another = (index: number): Identity => ({
  ...exampleIdentity,
  surname: `Aubertin${spelled(index)}`,
  birthDate: `19${50 + (index % 50)}-03-1${index % 10}`,
  document: { kind: 'passport', number: `18ZZ${String(index).padStart(5, '0')}`, expiry: '2031-01-01' },
});

const zabulon: Identity = { ...another(0), surname: 'Zabulon', birthDate: '1971-02-03' };

const found = async (text: string): Promise<string[]> =>
  (answerOf(await desk.as('caisse1', 'cashier')('people.search', { text })).people as { person: string }[]).map(
    ({ person }) => person,
  );

/** All the ways to come upon Zabulon: by name, birth date, document, as a returning player, and by screening. */
async function ways(identity = zabulon): Promise<unknown[]> {
  const input = { identity, tournament: 't-1' };
  const { verdicts } = answerOf(await desk.as('caisse1', 'cashier')('people.screen', input));
  const duplicate = (verdicts as { check: string; code: string }[]).find(({ check }) => check === 'duplicate');
  return [
    ...(await found(identity.surname.slice(0, 6))),
    ...(await found(`${identity.surname} ${identity.givenNames.slice(0, 2)}`)),
    ...(await found(identity.birthDate)),
    ...(await found(identity.document.number)),
    knownPerson(desk.desk.reader, identity),
    duplicate?.code,
  ];
}

const everyWay = ['p_z', 'p_z', 'p_z', 'p_z', 'p_z', 'duplicate'];
const noWay = [undefined, 'first-entry'];

const count = (table: string): unknown => desk.store.reader.get(`SELECT count(*) AS n FROM ${table}`)?.['n'];

/** Puts so many others on file that everybody is filed. */
function fileEverybody(): void {
  for (let index = 1; count('unfiled_persons') !== 0; index += 1) putPerson(desk, `p_${index}`, another(index));
}

function reopen(): void {
  const { folder } = desk;
  desk.close();
  desk = openTestDesk({ features: [houseFeature, peopleFeature({ flagEvents, settledOf, readsUnderWay })], folder });
}

it('finds a person from the commit on, before and after they are filed, and after each opening', async () => {
  expect(await ways()).toEqual(noWay);
  enter(desk, { person: 'p_z', identity: zabulon });
  expect([count('unfiled_persons'), count('person_keys')]).toEqual([1, 0]);
  expect(await ways()).toEqual(everyWay);
  reopen();
  expect(await ways()).toEqual(everyWay);
  fileEverybody();
  expect([count('unfiled_persons'), count('people')]).toEqual([0, filedAtOnce]);
  expect(await ways()).toEqual(everyWay);
  reopen();
  expect(await ways()).toEqual(everyWay);
});

it('a save that is rolled back leaves nothing behind, neither a person nor a filing', async () => {
  expect(await found('zabulo')).toEqual([]);
  const failing = (): void =>
    desk.store.transaction(() => {
      putPerson(desk, 'p_z', zabulon);
      throw new Error('the disk is full');
    });
  expect(failing).toThrow('the disk is full');
  expect(await ways()).toEqual(noWay);
  for (let index = 1; index < filedAtOnce; index += 1) putPerson(desk, `p_${index}`, another(index));
  // This one would have everybody filed.
  expect(failing).toThrow('the disk is full');
  expect([count('unfiled_persons'), count('person_keys')]).toEqual([filedAtOnce - 1, 0]);
  expect([await ways(), await found('18zz00007')]).toEqual([noWay, ['p_7']]);
  enter(desk, { person: 'p_z', identity: zabulon });
  expect(count('unfiled_persons')).toBe(0);
  expect([await ways(), await found('18zz00007')]).toEqual([everyWay, ['p_7']]);
});

it.each(['corrected before', 'corrected after', 'corrected on both sides of'])(
  'data %s the filing are found as they are now, by no old name, date or document',
  async (when) => {
    const old = { ...zabulon, surname: 'Yvernaux', birthDate: '1969-12-30', document: another(9999).document };
    enter(desk, { person: 'p_z', identity: old });
    expect(await ways(old)).toEqual(everyWay);
    if (when !== 'corrected after') putPerson(desk, 'p_z', zabulon);
    if (when === 'corrected before') expect(await ways(old)).toEqual(noWay);
    fileEverybody();
    if (when === 'corrected on both sides of') putPerson(desk, 'p_z', { ...zabulon, surname: 'Xaintrailles' });
    if (when !== 'corrected before') putPerson(desk, 'p_z', zabulon);
    expect([await ways(old), await ways()]).toEqual([noWay, everyWay]);
    fileEverybody();
    reopen();
    expect([await ways(old), await ways()]).toEqual([noWay, everyWay]);
  },
);

it('a person purged before or after the filing is nobody', async () => {
  const purge = (person: string): void =>
    desk.store.transaction((db) => db.run('DELETE FROM people WHERE person = ?', person));
  enter(desk, { person: 'p_z', identity: zabulon });
  expect(await ways()).toEqual(everyWay);
  purge('p_z');
  expect(await ways()).toEqual(noWay);
  fileEverybody();
  expect([await ways(), count('person_keys')]).toEqual([noWay, 3 * (filedAtOnce - 1)]);
  purge('p_7');
  expect(await found('18zz00007')).toEqual([]);
});
