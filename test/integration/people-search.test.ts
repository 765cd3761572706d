import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Identity } from '../../shared/domain/people/index.ts';
import { exampleIdentity } from '../../shared/contract/identity.ts';
import { knownPerson } from '../../electron/features/people/index.ts';
import type { TestDesk } from '../support/desk.ts';
import { answerOf, openPeopleDesk, putPerson } from '../support/people-desk.ts';
import { peopleOf } from '../unit/people/evening.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openPeopleDesk();
  for (const { ref, identity } of peopleOf('entries.csv', '2027-03-05'))
    putPerson(desk, `p_${ref.toLowerCase()}`, identity);
});
afterAll(() => desk.remove());

const found = async (text: string, limit?: number): Promise<string[]> => {
  const { people } = answerOf(await desk.as('caisse1', 'cashier')('people.search', { text, ...(limit && { limit }) }));
  return (people as { person: string }[]).map(({ person }) => person);
};

describe('people.search', () => {
  it.each([
    ['шев', ['p_p045']],
    ['shevch', ['p_p045']],
    ['olena s', ['p_p045']],
    ['mueller', ['p_p128']],
    ['müll sar', ['p_p128']],
    ["m'bap", ['p_p117']],
    ['rochefouc', ['p_p027']],
    ['celik', ['p_p072']],
    ['lefevre mich', ['p_p102', 'p_p030']],
    ['26/05/1996', ['p_p030']],
    ['x4lg7v32a', ['p_p030']],
    ['zzz', []],
    ['', []],
  ])('finds %j: %j', async (text, people) => {
    expect(await found(text)).toEqual(people);
  });

  it('gives names in order, no more than asked for, and the document’s end only', async () => {
    const { people } = answerOf(await desk.as('sol1', 'floor')('people.search', { text: 'per', limit: 2 }));
    expect(people).toMatchObject([{ surname: 'Perrin' }, { surname: 'Perrin' }]);
    expect(JSON.stringify(people)).not.toContain('X4B619ARG');
  });

  it('finds a person under the corrected name and no longer under the old one', async () => {
    putPerson(desk, 'p_changed', { ...exampleIdentity, surname: 'Avantgarde' });
    putPerson(desk, 'p_changed', { ...exampleIdentity, surname: 'Zabulon' });
    expect([await found('avantg'), await found('zabul')]).toEqual([[], ['p_changed']]);
  });
});

describe('who sees whom', () => {
  it('shows the floor names only, the administrator nobody', async () => {
    const floor = answerOf(await desk.as('sol1', 'floor')('people.show', { person: 'p_p128' }));
    expect(floor.identity).toEqual({ surname: 'Müller', givenNames: 'Sarah' });
    for (const [name, input] of [
      ['people.show', { person: 'p_p128' }],
      ['people.search', { text: 'mul' }],
      ['people.screen', { identity: exampleIdentity }],
    ] as const) {
      const answer = await desk.as('admin', 'administrator')(name, input);
      expect(answer.ok ? null : answer.refusal.code).toBe('desk.notAllowed');
    }
  });

  it('keeps no name readable in the database', () => {
    const tables = ['people', 'person_keys', 'person_prefixes'];
    const text = tables.map((table) => JSON.stringify(desk.store.reader.all(`SELECT * FROM ${table}`))).join('');
    expect(text).not.toMatch(/shevch|müller|muller|perrin/i);
    expect(desk.store.reader.get('SELECT count(*) AS n FROM people')).toEqual({ n: 144 });
  });
});

describe('a returning player', () => {
  const read = () => ({ ...desk.desk.reader });

  it('is known by names, birth date and birth place, whatever the spelling and document', () => {
    const sarah = peopleOf('entries.csv', '2027-03-05').find(({ ref }) => ref === 'P128')?.identity as Identity;
    const document = { kind: 'passport', number: '18KL88888', expiry: '2030-01-01' } as const;
    expect(knownPerson(read(), { ...sarah, surname: 'MUELLER', document })).toBe('p_p128');
    expect(knownPerson(read(), { ...sarah, birthPlace: 'Rouen' })).toBeUndefined();
    expect(knownPerson(read(), { ...sarah, birthDate: '1992-06-13' })).toBeUndefined();
  });
});
