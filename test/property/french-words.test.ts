import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberInWords } from '../../shared/kernel/french-words.ts';

const units = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(
  ' ',
);
const tens = new Map([
  ['vingt', 20],
  ['trente', 30],
  ['quarante', 40],
  ['cinquante', 50],
  ['soixante', 60],
]);
const large = new Map([
  ['mille', 1e3],
  ['million', 1e6],
  ['milliard', 1e9],
]);

/** Reads French number words back, by another road than the writer: left to right, word by word. */
function readWords(words: string): number {
  let total = 0;
  let group = 0;
  for (const word of words
    .split(/[ -]/)
    .map((each) => each.replace(/s$/, (s) => (/^(vingts|cents|millions|milliards)$/.test(each) ? '' : s)))) {
    const scale = large.get(word);
    if (word === 'et') continue;
    if (scale !== undefined) {
      total += (group === 0 ? 1 : group) * scale;
      group = 0;
    } else if (word === 'cent') group = (group === 0 ? 1 : group) * 100;
    else if (word === 'vingt' && group % 100 === 4) group += 76;
    else group += tens.get(word) ?? units.indexOf(word);
  }
  return total + group;
}

test('words read back give the number, in both spellings', () => {
  const numbers = fc.oneof(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 999_999_999_999 }));
  fc.assert(
    fc.property(numbers, fc.constantFrom('traditional' as const, '1990' as const), (n, spelling) => {
      const words = numberInWords(n, spelling);
      expect(readWords(words)).toBe(n);
      expect(words).not.toMatch(
        /(cents|vingts)[ -](mille|un|deux)(?!\S)|milles|(^|llions?[ -]|lliards?[ -])un mille(?!\S)/,
      );
      if (spelling === '1990') expect(words).not.toContain(' ');
    }),
    { numRuns: 2000 },
  );
});
