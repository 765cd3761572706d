import { describe, expect, it } from 'vitest';
import { amountText, chipsText, dayNumbers, rankText } from '../../../renderer/texts/index.ts';

describe('figures as people read them', () => {
  it('sets amounts and chips with the thin no-break space', () => {
    expect(amountText(1_372_800, 'fr')).toBe('13\u202f728,00\u00a0€');
    expect(chipsText(51_071, 'fr')).toBe('51\u202f071');
    expect(chipsText(51_071, 'en')).toBe('51,071');
  });

  it('says ranks in both languages', () => {
    expect([1, 2, 9, 21].map((rank) => rankText(rank, 'fr').join(''))).toEqual(['1er', '2e', '9e', '21e']);
    expect([1, 2, 3, 11, 21, 112].map((rank) => rankText(rank, 'en').join(''))).toEqual([
      '1st',
      '2nd',
      '3rd',
      '11th',
      '21st',
      '112th',
    ]);
  });

  it('writes civil dates with the day first, whatever the machine’s zone', () => {
    expect([dayNumbers('2026-10-16', 'fr'), dayNumbers('2026-10-16', 'en')]).toEqual(['16/10/2026', '16/10/2026']);
  });
});
