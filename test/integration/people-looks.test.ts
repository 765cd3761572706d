import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Identity } from '../../shared/domain/people/index.ts';
import type { TestDesk } from '../support/desk.ts';
import { answerOf, importLists, openPeopleDesk, putPerson } from '../support/people-desk.ts';

const alias: Identity = {
  surname: 'Test',
  givenNames: 'Alias',
  birthDate: '1985-01-01',
  birthPlace: 'Caen',
  address: { line: '3 rue des Pêcheurs', postcode: '14470', city: 'Clairval', country: 'FRA' },
  document: { kind: 'cnie', number: 'X4RTBPFW4', expiry: '2031-06-30' },
};

let desk: TestDesk;
beforeEach(async () => {
  desk = await openPeopleDesk();
  putPerson(desk, 'p_alias', alias);
});
afterEach(() => desk.remove());

const cashier = () => desk.as('caisse1', 'cashier');
const looks = async (filter: object = {}) =>
  (answerOf(await desk.as('conf', 'compliance')('people.looks', filter)) as { looks: Record<string, unknown>[] }).looks;

describe('the log of who looked at whose identity', () => {
  it('notes account, station, query, depth and person, and nothing of the person', async () => {
    await cashier()('people.show', { person: 'p_alias' });
    expect(await looks()).toEqual([
      {
        ...{ look: 1, at: desk.clock.now().wall, account: 'caisse1', station: 'test' },
        ...{ query: 'people.show', depth: 'record', subject: 'p_alias', kind: null, number: null },
      },
    ]);
    const row = JSON.stringify(desk.store.reader.all('SELECT * FROM identity_looks'));
    expect(/test.{0,3}alias|1985|caen|x4rt/i.test(row)).toBe(false);
  });

  it('tells names from whole records: the floor sees the names only', async () => {
    await desk.as('sol1', 'floor')('people.show', { person: 'p_alias' });
    await cashier()('people.search', { text: 'alias' });
    expect((await looks()).map(({ query, depth }) => [query, depth])).toEqual([
      ['people.search', 'names'],
      ['people.show', 'names'],
    ]);
  });

  it('is silent on whom a search opened and did not show', async () => {
    putPerson(desk, 'p_other', { ...alias, surname: 'Autre', givenNames: 'Alias', birthDate: '1985-01-01' });
    await cashier()('people.search', { text: 'test al' });
    expect((await looks()).map(({ subject }) => subject)).toEqual(['p_alias']);
    await cashier()('people.screen', { identity: alias });
    expect(await looks()).toHaveLength(1);
  });

  it('counts the same look within five minutes once, names within the hour, another account apart', async () => {
    const show = () => cashier()('people.show', { person: 'p_alias' });
    await show();
    await show();
    desk.clock.advance(4 * 60_000);
    await show();
    expect(await looks()).toHaveLength(1);
    desk.clock.advance(60_000);
    await show();
    await desk.as('mcd1', 'committee-member')('people.show', { person: 'p_alias' });
    expect((await looks()).map(({ account }) => account)).toEqual(['mcd1', 'caisse1', 'caisse1']);
  });

  it('is read page by page, by person, account, depth and day', async () => {
    putPerson(desk, 'p_two', { ...alias, surname: 'Deux' });
    await cashier()('people.show', { person: 'p_alias' });
    desk.clock.advance(24 * 3_600_000);
    await cashier()('people.show', { person: 'p_two' });
    await desk.as('sol1', 'floor')('people.show', { person: 'p_two' });
    const subjects = async (filter: object) => (await looks(filter)).map(({ subject, account }) => [subject, account]);
    expect(await subjects({ subject: 'p_alias' })).toEqual([['p_alias', 'caisse1']]);
    expect(await subjects({ account: 'sol1' })).toEqual([['p_two', 'sol1']]);
    expect(await subjects({ depths: ['record'] })).toEqual([
      ['p_two', 'caisse1'],
      ['p_alias', 'caisse1'],
    ]);
    expect(await subjects({ from: '2027-03-06' })).toHaveLength(2);
    expect(await subjects({ to: '2027-03-05' })).toEqual([['p_alias', 'caisse1']]);
    const first = answerOf(await desk.as('conf', 'compliance')('people.looks', { limit: 2 }));
    const second = answerOf(await desk.as('conf', 'compliance')('people.looks', { limit: 2, before: first.next }));
    expect([first.looks, second.looks].map((page) => (page as unknown[]).length)).toEqual([2, 1]);
    expect(second.next).toBeNull();
  });
});

describe('what is shown of a listed person (decision 6)', () => {
  const homonym = { surname: 'REY', givenNames: 'Sandrine', birthDate: '1970-05-05', birthPlace: 'Lyon' };

  it('FR-REG-45 whether names, birth date and place agree, and the year of birth: nothing else of the list', async () => {
    await importLists(desk);
    const answer = answerOf(await desk.as('mcd1', 'committee-member')('people.compare', homonym));
    expect(answer).toMatchObject({
      matching: 'names-birth-1',
      rows: [{ list: 'exclusion', match: 'possible', names: 'same', birthDate: 'other', birthYear: 1966 }],
    });
    expect(/1966-01|sandrine/i.test(JSON.stringify(answer))).toBe(false);
    const [row] = answer.rows as { listId: string }[];
    expect(await looks()).toMatchObject([
      { account: 'mcd1', query: 'people.compare', depth: 'list', subject: `exclusion/${row?.listId}` },
    ]);
  });

  it('is noted each time, and never to a cashier', async () => {
    await importLists(desk);
    await desk.as('mcd1', 'committee-member')('people.compare', homonym);
    await desk.as('mcd1', 'committee-member')('people.compare', homonym);
    expect(await looks()).toHaveLength(2);
    const refused = await cashier()('people.compare', homonym);
    expect(refused.ok ? null : refused.refusal.code).toBe('desk.notAllowed');
    const nobody = answerOf(
      await desk.as('mcd1', 'committee-member')('people.compare', { ...homonym, surname: 'Nul' }),
    );
    expect(nobody.rows).toEqual([]);
    expect(await looks()).toHaveLength(2);
  });
});

describe('the exclusion list cannot be browsed', () => {
  it('FR-REG-45 no query answers a row of it: names, dates and places of the list are in none of the answers', async () => {
    await importLists(desk);
    const queries = [...desk.desk.registry.queries.keys()].filter((name) => name.startsWith('people.'));
    const inputs: Record<string, object[]> = {
      'people.compare': [homonymOf('REY', 'Sandrine'), homonymOf('', '')],
      'people.screen': [{ identity: { ...alias, surname: 'REY', givenNames: 'Sandrine' } }],
      'people.search': [{ text: 'rey' }, { text: '1966-01-08' }, { text: 'sandrine' }],
      'people.show': [{ person: 'p_alias' }],
      'people.importProgress': [{ run: 'x' }],
      'people.stopImport': [{ run: 'x' }],
    };
    for (const name of queries) {
      for (const input of inputs[name] ?? [{}]) {
        const answer = await desk.as('dr', 'responsible-director', 'compliance')(name, input);
        expect([name, /1966-01-08|"rey"|sandrine/i.test(JSON.stringify(answer))]).toEqual([name, false]);
      }
    }
    expect(queries.length).toBeGreaterThan(6);
  });
});

const homonymOf = (surname: string, givenNames: string) => ({
  ...{ surname, givenNames, birthDate: '1970-05-05', birthPlace: 'Lyon' },
});
