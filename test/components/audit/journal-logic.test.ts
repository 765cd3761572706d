import { describe, expect, it } from 'vitest';
import { hashGroups, shortHash } from '../../../renderer/features/audit/hash-groups.ts';
import { everything, linesFilter, readTime } from '../../../renderer/features/audit/journal-filter.ts';
import { quartersOf } from '../../../renderer/features/audit/journal-pace.ts';

const zone = 'Europe/Paris';
const named = [
  { id: 'e-1', name: 'Lefèvre Éloïse' },
  { id: 'e-2', name: 'Faure Nicolas' },
];

describe('linesFilter', () => {
  it('asks for everything without a filter', () => {
    expect(linesFilter(everything, named, zone)).toEqual({});
  });

  it('seeks the ids of whoever bears the name, with or without accents, beside the text itself', () => {
    expect(linesFilter({ ...everything, text: ' lefevre ' }, named, zone)).toEqual({ any: ['lefevre', '"e-1"'] });
    expect(linesFilter({ ...everything, text: 'f' }, named, zone)).toEqual({ any: ['f'] });
  });

  it('takes a day from midnight to midnight of the venue, also when the hour is changed', () => {
    const day = linesFilter({ ...everything, day: '2026-10-25' }, named, zone);
    expect(day.to! - day.from!).toBe(25 * 3_600_000);
    const evening = linesFilter({ ...everything, day: '2027-03-05', fromTime: '20h15', toTime: '23:00' }, named, zone);
    expect(evening).toEqual({
      from: Date.parse('2027-03-05T20:15:00+01:00'),
      to: Date.parse('2027-03-05T23:00:00+01:00'),
    });
  });

  it('filters by record and by subject', () => {
    expect(linesFilter({ ...everything, stream: 'house', topic: 'levy' }, named, zone)).toEqual({
      stream: 'house',
      types: ['levy.'],
    });
  });
});

describe('readTime', () => {
  it.each([
    ['9:05', '09:05'],
    ['20h15', '20:15'],
    ['24:00', undefined],
    ['20', undefined],
  ])('%s', (text, time) => {
    expect(readTime(text)).toBe(time);
  });
});

describe('quartersOf', () => {
  const at = (time: string) => ({ at: Date.parse(`2027-03-05T${time}:00Z`) });

  it('counts lines by quarter of an hour, the empty ones too', () => {
    const quarters = quartersOf([at('20:44'), at('20:01'), at('20:14')]);
    expect(quarters.map(({ lines }) => lines)).toEqual([2, 0, 1]);
  });

  it('shows a day at most', () => {
    expect(quartersOf([at('00:00'), { at: Date.parse('2027-05-05T00:00:00Z') }])).toHaveLength(96);
    expect(quartersOf([])).toEqual([]);
  });
});

describe('a fingerprint', () => {
  it('is told in groups, and short by its ends', () => {
    const hash = '0123456789abcdef'.repeat(4);
    expect(hashGroups(hash)).toHaveLength(8);
    expect(hashGroups(hash).join('')).toBe(hash);
    expect(shortHash(hash)).toBe('01234567…cdef');
  });
});
