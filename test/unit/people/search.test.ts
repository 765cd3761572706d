import { describe, expect, it } from 'vitest';
import { exactLookups, isFound, searchFilings, searchLookups } from '../../../shared/domain/people/index.ts';

const names = (surname: string, givenNames: string, usageName?: string) => ({ surname, givenNames, usageName });

/** Whether the index leads from the text to the person, as the desk would look. */
const reaches = (person: ReturnType<typeof names>, text: string): boolean => {
  const filed = new Set(searchFilings(person));
  return searchLookups(text).some((keys) => keys.every((key) => key === undefined || filed.has(key)));
};

describe('search by keystroke', () => {
  it.each([
    [names('Durand', 'Élodie'), ['du', 'dur', 'duran', 'durand', 'durand e', 'élodie dur', 'elo', 'DURAND ÉLODIE']],
    [names('Шевченко', 'Олена'), ['shev', 'Шев', 'olena']],
    [names('de La Croix', 'Anne'), ['dela', 'de la cr', 'croix', 'anne croix', 'cro']],
    [names('Rey', 'Sandrine', 'Durand-Lefèvre'), ['rey', 'durand', 'sandrine durand lef']],
    [names('Li', 'Na'), ['li', 'na', 'li na']],
    [names('Müller', 'Jörg'), ['mül', 'muel', 'mull', 'joe', 'jor']],
  ])('leads to %j from any of %j', (person, texts) => {
    for (const text of texts) {
      expect([text, reaches(person, text), isFound(person, text)]).toEqual([text, true, true]);
    }
  });

  it.each(['İNAN', 'inan', 'INAN', 'ınan', 'isik'])('R28 finds “İNAN Işık” by %s', (text) => {
    expect([reaches(names('İNAN', 'Işık'), text), isFound(names('İNAN', 'Işık'), text)]).toEqual([true, true]);
  });

  it('does not find what does not begin so', () => {
    const person = names('Durand', 'Élodie');
    for (const text of ['durant', 'lodie', 'durand x', 'e', '', '  ']) {
      expect([text, reaches(person, text) && isFound(person, text)]).toEqual([text, false]);
    }
  });

  it('files ten texts at most for a plain name', () => {
    expect(searchFilings(names('Lefebvre', 'Hugo')).length).toBeLessThanOrEqual(10);
  });

  it('takes a date or a document number for an exact key', () => {
    expect(exactLookups('04/05/1990')).toEqual(['b:1990-05-04', 'd:04051990']);
    expect(exactLookups('x4 rtb-pfw4')).toEqual(['d:X4RTBPFW4']);
    expect(exactLookups('durand')).toEqual([]);
  });
});
