import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '../../shared/kernel/cents.ts';
import { formatMoney, largestAmountCents, parseMoney } from '../../shared/kernel/money-format.ts';

const amounts = fc.integer({ min: -largestAmountCents, max: largestAmountCents });
const locales = fc.constantFrom('fr' as const, 'en' as const);

test('M03 I03: what is shown can be pasted back, in both languages, whatever becomes of its spaces', () => {
  fc.assert(
    fc.property(amounts, locales, fc.constantFrom(' ', '\u00a0', '\u202f', '\u2009'), (amount, locale, space) => {
      const shown = formatMoney(cents(amount), locale);
      const pasted = shown.replace(/\s/g, space);
      expect(parseMoney(shown, { negative: true })).toEqual({ cents: cents(amount) });
      expect(parseMoney(pasted, { negative: true })).toEqual({ cents: cents(amount) });
    }),
  );
});

test('no text makes the reader throw, and what it reads is whole cents within bounds', () => {
  const texts = fc.oneof(fc.string(), fc.stringMatching(/^[-0-9 .,€]{0,14}$/));
  fc.assert(
    fc.property(texts, (text) => {
      const read = parseMoney(text);
      if ('error' in read) expect(read.error).not.toBe('');
      else expect(Number.isSafeInteger(read.cents) && read.cents >= 0 && read.cents <= largestAmountCents).toBe(true);
    }),
    { numRuns: 500 },
  );
});
