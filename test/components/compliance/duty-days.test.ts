import { describe, expect, it } from 'vitest';
import { dutyName } from '../../../renderer/features/compliance/duty-looks.ts';
import { monthBy, sheetSpan, sheetWeeks } from '../../../renderer/features/compliance/duty-days.ts';
import { filingGroups } from '../../../renderer/features/compliance/filing-groups.ts';
import { initialFilings, type DutyEntry } from '../../../shared/domain/notices/index.ts';

const entry = (day: string): DutyEntry => ({
  ...{ id: `t:${day}`, kind: 'general', tournament: 't', name: 'T', at: 0, day, whole: true, laxerAt: null },
  ...{ adviseOn: null, startsAt: null, unit: 'months', status: 'to-send', late: false, letters: 3, received: 0 },
});

describe('the sheet of a month', () => {
  it('goes from the Monday before its first day to the Sunday after its last', () => {
    expect(sheetSpan('2027-06')).toEqual({ from: '2027-05-31', to: '2027-07-04' });
    // February 2027 begins on a Monday and ends on a Sunday: four weeks and no more.
    expect(sheetSpan('2027-02')).toEqual({ from: '2027-02-01', to: '2027-02-28' });
    expect(sheetSpan('2028-02')).toEqual({ from: '2028-01-31', to: '2028-03-05' });
  });

  it('has every entry on its day, days of other months marked, and today', () => {
    const weeks = sheetWeeks('2027-06', [entry('2027-05-31'), entry('2027-06-18')], '2027-06-18');
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
    expect(weeks[0]![0]).toMatchObject({ outside: true, today: false, entries: [{ day: '2027-05-31' }] });
    expect(weeks.flat().filter(({ today }) => today)).toMatchObject([{ day: '2027-06-18', entries: { length: 1 } }]);
  });

  it('is turned over the year’s end both ways', () => {
    expect(monthBy('2027-12', 1)).toBe('2028-01');
    expect(monthBy('2027-01', -1)).toBe('2026-12');
    expect(monthBy('2027-06', 11)).toBe('2028-05');
  });
});

describe('the letters of the house', () => {
  const life = { preparedAt: 0, sent: null, received: null, proofs: [] };
  const note = (notice: string, season: string, lateAfterAt: number) => ({
    ...{ ...life, notice, season, recipient: notice, tables: [4], edition: 1 },
    ...{ deadlineAt: lateAfterAt, lateAfterAt, adviseOn: '2027-10-29' },
  });

  it('FR-REG-15 one row a note, what is to be sent first, an overdue one as late', () => {
    const seasonNotes = {
      a: { ...note('a', '2026-2027', 10), sent: { sentAt: 5, channel: 'fax', reference: '', late: false, by: 'dr' } },
      b: note('b', '2027-2028', 100),
      c: note('c', '2027-2028', 100),
    } as const;
    const rows = filingGroups({ ...initialFilings(), seasonNotes }, 50);
    expect(rows.map(({ about, status, letters }) => [about, status, letters.length])).toEqual([
      ['2027-2028', 'to-send', 2],
      ['2026-2027', 'sent', 1],
    ]);
    expect(filingGroups({ ...initialFilings(), seasonNotes }, 101)[0]?.status).toBe('late');
  });
});

describe('what an entry of the calendar is about', () => {
  it('is told in words: a month by its name, a tournament by its own', () => {
    expect(dutyName({ kind: 'monthly-statement', name: '2027-03' }, 'fr')).toBe('mars 2027');
    expect(dutyName({ kind: 'general', name: 'Tournoi de mai' }, 'fr')).toBe('Tournoi de mai');
    expect(dutyName({ kind: 'list', name: null }, 'fr')).toBeNull();
  });
});
