import { describe, expect, it } from 'vitest';
import { filingInput } from '../../../renderer/features/compliance/filing-input.ts';

const day = '2027-11-20';

describe('the letters of the house, prepared from any day', () => {
  it('a season’s note names its tables by whole numbers, set apart as they are typed (FR-REG-15)', () => {
    expect(filingInput('season', { day, tables: '4, 5;12  7' })).toEqual({ day, tables: [4, 5, 12, 7] });
  });

  it.each(['', ' ; ', '4, deux', '4.5', '0', '-3'])('and nothing else: not %j', (tables) =>
    expect(filingInput('season', { day, tables })).toBeUndefined(),
  );

  it('a month’s set and a week’s sheet need the day only', () => {
    expect(filingInput('set', { day, tables: '' })).toEqual({ month: '2027-11' });
    expect(filingInput('sheet', { day, tables: '' })).toEqual({ day });
    expect(filingInput('sheet', { day: null, tables: '' })).toBeUndefined();
  });
});
