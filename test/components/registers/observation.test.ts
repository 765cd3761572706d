import { describe, expect, it } from 'vitest';
import { paperOf, type Observation } from '../../../renderer/features/registers/observation.ts';

const observation: Observation = {
  ...{ year: 2027, number: 3, observer: 'inspector', name: 'M. Ferrand', text: 'Règlement absent.' },
  ...{ tournament: null, enteredBy: 'a-dr', at: 0, answers: [] },
};
const answer = { text: 'Affiché.', by: 'a-dr', at: 1 };

describe('the page of an observation in the archive', () => {
  it('is its own while nobody answered, then the one with every answer', () => {
    expect(paperOf(observation)).toBe('observation-2027-3');
    expect(paperOf({ ...observation, answers: [answer] })).toBe('observation-2027-3-r1');
    expect(paperOf({ ...observation, answers: [answer, answer] })).toBe('observation-2027-3-r2');
  });
});
