import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkDigit,
  compactName,
  foldName,
  isFound,
  nameLikeness,
  readMrz,
  searchFilings,
  searchLookups,
} from '../../shared/domain/people/index.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzéèêëàâçôöùûüïîœæßøåñłıİçğşШевченкоЮліяα';
const word = fc.string({ unit: fc.constantFrom(...Array.from(letters)), minLength: 2, maxLength: 12 });
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const person = fc
  .record({ surname: name, givenNames: name })
  .filter(({ surname, givenNames }) => compactName(surname).length > 1 && compactName(givenNames).length > 1);

describe('names, whatever they are', () => {
  it('fold to themselves once folded, in letters, digits and single spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const folded = foldName(text);
        expect(folded).toMatch(/^([A-Z0-9]+( [A-Z0-9]+)*)?$/);
        expect(foldName(folded)).toBe(folded);
      }),
    );
  });

  it('keep beginnings: the compact form of a beginning begins the compact form', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('AEOUNX RST')) }), fc.nat(20), (text, length) => {
        expect(compactName(text).startsWith(compactName(text.slice(0, length)))).toBe(true);
      }),
    );
  });

  it('are like themselves, and alike both ways round', () => {
    fc.assert(
      fc.property(person, person, (one, other) => {
        expect(nameLikeness(one, one)).toBe('same');
        expect(nameLikeness(one, { surname: one.givenNames, givenNames: one.surname })).toBe('same');
        expect(nameLikeness(one, other)).toBe(nameLikeness(other, one));
      }),
    );
  });

  it('are found by any beginning of two letters or more, surname or given names first', () => {
    fc.assert(
      fc.property(person, fc.integer({ min: 2, max: 30 }), fc.boolean(), (one, length, surnameFirst) => {
        const whole = surnameFirst ? `${one.surname} ${one.givenNames}` : `${one.givenNames} ${one.surname}`;
        const text = whole.slice(0, length);
        fc.pre(compactName(text).length > 1);
        const filed = new Set(searchFilings(one));
        expect(isFound(one, text)).toBe(true);
        expect(searchLookups(text).some((keys) => keys.every((key) => key === undefined || filed.has(key)))).toBe(true);
      }),
    );
  });
});

describe('machine-readable zones, whatever they hold', () => {
  const character = fc.constantFrom(...Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<'));

  it('notice any single character that is exchanged for one of another value', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: character, minLength: 1, maxLength: 40 }),
        fc.nat(),
        character,
        (data, at, other) => {
          const place = at % data.length;
          const value = (text: string) => (text === '<' ? 0 : Number.parseInt(text, 36));
          fc.pre((value(data.charAt(place)) - value(other)) % 10 !== 0);
          expect(checkDigit(data.slice(0, place) + other + data.slice(place + 1))).not.toBe(checkDigit(data));
        },
      ),
    );
  });

  it('never throw, and never yield a date with letters in it', () => {
    const line = (width: number) =>
      fc.string({
        unit: fc.oneof(character, fc.string({ minLength: 1, maxLength: 1 })),
        minLength: width,
        maxLength: width,
      });
    const zone = fc.oneof(
      fc.tuple(line(30), line(30), line(30)),
      fc.tuple(line(36), line(36)),
      fc.tuple(line(44), line(44)),
      fc.array(fc.string(), { maxLength: 4 }),
    );
    fc.assert(
      fc.property(zone, (lines) => {
        const result = readMrz(lines, '2027-03-05');
        const date = 'birth' in result ? result.birth.date : null;
        expect(date === null || (/^\d{4}-\d{2}-\d{2}$/.test(date) && date <= '2027-03-05')).toBe(true);
      }),
    );
  });
});
