import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarFile, folded, type CalendarEntry } from '../../shared/kernel/ics.ts';

const madeAt = Date.parse('2027-03-05T18:30:00Z');
const entry: CalendarEntry = {
  uid: 't-mars:general:0@tapis',
  title: 'Information préalable, Grand Tournoi; « Mars », \\ 2027',
  description: 'À envoyer\nJour ouvré conseillé : 2027-04-16',
  at: '2027-04-18',
};
const file = (...entries: readonly CalendarEntry[]): string => calendarFile('Tapis', entries, { madeAt });
const linesOf = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file (RFC 5545)', () => {
  test('a whole day has a date and ends on the next; an hour is in UTC', () => {
    const lines = linesOf(file(entry, { ...entry, uid: 'b@tapis', at: Date.parse('2027-03-28T17:00:00+02:00') }));
    expect(lines).toContain('DTSTART;VALUE=DATE:20270418');
    expect(lines).toContain('DTEND;VALUE=DATE:20270419');
    expect(lines).toContain('DTSTART:20270328T150000Z');
    expect(lines.filter((line) => line === 'DTSTAMP:20270305T183000Z')).toHaveLength(2);
    expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
    expect(lines.at(-2)).toBe('END:VCALENDAR');
  });

  test('a day at the end of a month or of a leap February ends on the first of the next', () => {
    expect(linesOf(file({ ...entry, at: '2028-02-29' }))).toContain('DTEND;VALUE=DATE:20280301');
    expect(linesOf(file({ ...entry, at: '2027-12-31' }))).toContain('DTEND;VALUE=DATE:20280101');
  });

  test('commas, semicolons, backslashes and line ends are escaped', () => {
    const lines = linesOf(file(entry));
    expect(lines).toContain('SUMMARY:Information préalable\\, Grand Tournoi\\; « Mars »\\, \\\\ 2027');
    expect(lines).toContain('DESCRIPTION:À envoyer\\nJour ouvré conseillé : 2027-04-16');
  });

  test('a name cannot add lines of its own', () => {
    const evil = file({ ...entry, title: 'A\r\nEND:VEVENT\u2028\u0007B' });
    expect(linesOf(evil).filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(evil).not.toContain('\u0007');
  });

  test('the same id at every export', () => {
    const later = calendarFile('Tapis', [entry], { madeAt: madeAt + 86_400_000 });
    expect(linesOf(later)).toContain('UID:t-mars:general:0@tapis');
  });

  test('an alarm so many minutes before', () => {
    expect(linesOf(file({ ...entry, alarmsMinutes: [1440] }))).toContain('TRIGGER:-PT1440M');
  });

  test('no line is longer than 75 bytes, none cuts a character, and unfolded it is what it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const line = text.replaceAll(/[\r\n]/g, '');
        const parts = folded(line).split('\r\n');
        expect(parts.every((part) => Buffer.byteLength(part) <= 75)).toBe(true);
        expect(parts.map((part, index) => (index === 0 ? part : part.slice(1))).join('')).toBe(line);
      }),
    );
  });
});
