import { describe, expect, it } from 'vitest';
import {
  listKinds,
  outcomeOf,
  screen,
  type ListCandidate,
  type RegisteredCandidate,
  type ScreeningFacts,
} from '../../../shared/domain/people/index.ts';
import { listFiles, listOf, peopleOf, terms, type EveningPerson } from './evening.ts';

const today = '2027-03-05';
const version = { listId: 'l', listDate: '2027-03-01', rows: 1, unusable: 0 };
const lists = { exclusion: version, staff: version, limitation: version };
const candidates: readonly ListCandidate[] = listKinds.flatMap((list) =>
  listOf(listFiles[list]).entries.map((entry) => ({ list, entry })),
);

const outcome = ({ identity, mrz }: EveningPerson, registered: readonly RegisteredCandidate[]): string => {
  const facts: ScreeningFacts = { lists, candidates, registered, mrz, suspended: [] };
  return outcomeOf(screen(identity, facts, { terms, today }));
};

describe('the evening of the fixtures through the pure screen (FR-REG-54)', () => {
  const entrants = peopleOf('entries.csv', today);
  const registered: RegisteredCandidate[] = [];

  it('has all 143 entrants come out as expected, in order, each against those before', () => {
    const found = entrants.map((person) => {
      const word = outcome(person, registered);
      registered.push({ person: person.ref, entry: person.ref, identity: person.identity });
      return `${person.ref} ${word}`;
    });
    expect(found).toHaveLength(143);
    expect(found).toEqual(entrants.map(({ ref, expect: word }) => `${ref} ${word}`));
  });

  it.each(peopleOf('desk-cases.csv', today))('$ref $expect: $why', (person) => {
    expect(outcome(person, registered)).toBe(person.expect);
  });
});
