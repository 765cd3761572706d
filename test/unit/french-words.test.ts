import { describe, expect, test } from 'vitest';
import { cents } from '../../shared/kernel/cents.ts';
import { amountInWords, numberInWords } from '../../shared/kernel/french-words.ts';

describe('numbers', () => {
  test.each([
    [0, 'zéro'],
    [16, 'seize'],
    [17, 'dix-sept'],
    [21, 'vingt et un'],
    [70, 'soixante-dix'],
    [71, 'soixante et onze'],
    [77, 'soixante-dix-sept'],
    [80, 'quatre-vingts'],
    [81, 'quatre-vingt-un'],
    [91, 'quatre-vingt-onze'],
    [99, 'quatre-vingt-dix-neuf'],
    [100, 'cent'],
    [101, 'cent un'],
    [200, 'deux cents'],
    [201, 'deux cent un'],
    [280, 'deux cent quatre-vingts'],
    [1000, 'mille'],
    [2000, 'deux mille'],
    [80_000, 'quatre-vingt mille'],
    [200_000, 'deux cent mille'],
    [80_000_000, 'quatre-vingts millions'],
    [200_000_000, 'deux cents millions'],
    [1_000_200, 'un million deux cents'],
    [1_001_001_001, 'un milliard un million mille un'],
  ])('%d', (n, words) => {
    expect(numberInWords(n)).toBe(words);
  });

  test('1990 spelling ties everything with hyphens', () => {
    expect(numberInWords(21, '1990')).toBe('vingt-et-un');
    expect(numberInWords(2671, '1990')).toBe('deux-mille-six-cent-soixante-et-onze');
  });

  test('outside the range it throws', () => {
    expect(() => numberInWords(1e12)).toThrow(RangeError);
    expect(() => numberInWords(-1)).toThrow(RangeError);
    expect(() => numberInWords(0.5)).toThrow(RangeError);
  });
});

describe('amounts', () => {
  test.each([
    [0, 'zéro euro'],
    [1, 'un centime'],
    [50, 'cinquante centimes'],
    [100, 'un euro'],
    [101, 'un euro et un centime'],
    [200, 'deux euros'],
    [46850, 'quatre cent soixante-huit euros et cinquante centimes'],
    [268840, 'deux mille six cent quatre-vingt-huit euros et quarante centimes'],
    [100_000_000, 'un million d’euros'],
    [20_000_000_000, 'deux cents millions d’euros'],
    [100_000_050, 'un million d’euros et cinquante centimes'],
    [100_020_000, 'un million deux cents euros'],
    [-200, 'moins deux euros'],
    [-12550, 'moins cent vingt-cinq euros et cinquante centimes'],
  ])('%d cents', (amount, words) => {
    expect(amountInWords(cents(amount))).toBe(words);
  });

  test('1990 spelling', () => {
    expect(amountInWords(cents(268840), '1990')).toBe(
      'deux-mille-six-cent-quatre-vingt-huit euros et quarante centimes',
    );
    expect(amountInWords(cents(200_000_000), '1990')).toBe('deux-millions d’euros');
  });
});
