import { describe, expect, it } from 'vitest';
import { dateText, dayNumbers, dayText, dayTitle, shortDateText } from '../../../renderer/texts/index.ts';

const at = Date.parse('2027-02-01T09:00:00Z');

describe('dates in words', () => {
  it('count the first of a month as French does, and only the first', () => {
    expect(dateText(at, 'fr', 'Europe/Paris')).toBe('lundi 1er février 2027');
    expect(shortDateText(at, 'fr', 'Europe/Paris')).toBe('lun. 1er février');
    expect(dayTitle('2027-02-01', 'fr')).toBe('Lundi 1er février 2027');
    expect(['2027-02-11', '2027-02-21', '2027-02-02'].map((day) => dayText(day, 'fr'))).toEqual([
      'jeudi 11 février 2027',
      'dimanche 21 février 2027',
      'mardi 2 février 2027',
    ]);
  });

  it('stay figures in English and where the month is a figure', () => {
    expect(dayText('2027-02-01', 'en')).toBe('Monday, 1 February 2027');
    expect(dayNumbers('2027-02-01', 'fr')).toBe('01/02/2027');
  });
});
