import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { noticeDeadline, reminderMoments, reminderOf } from '../../../shared/domain/notices/index.ts';
import { formatMinute, parseInstant } from '../../../shared/kernel/calendar.ts';
import { profile2007 } from '../../support/played-stream.ts';
import { noticeDuty, type NoticeKind } from '../../../shared/domain/profile/index.ts';

const zone = 'Europe/Paris';
const place = { zone };

function reminded(kind: NoticeKind, start: string) {
  const { term } = noticeDuty(profile2007, kind)!;
  const startsAt = parseInstant(start);
  return {
    unit: term.unit,
    startsAt,
    deadlineAt: noticeDeadline(term, startsAt, { zone, alsaceMoselle: false }).deadlineAt,
  };
}

const moments = (kind: NoticeKind, start: string): readonly string[] =>
  reminderMoments(reminded(kind, start), place).map((at) => formatMinute(at, zone));

describe('the ladder of reminders', () => {
  test('FR-REG-03 the general notice: 14, 7 and 2 days before its limit', () => {
    // 18 June, so 18 April: the 4th, the 11th and the 16th.
    expect(moments('general', '2027-06-18T20:00:00+02:00')).toEqual([
      '2027-04-04T00:00+02:00',
      '2027-04-11T00:00+02:00',
      '2027-04-16T00:00+02:00',
    ]);
  });

  test('FR-REG-12 the 72 hours: 7 days, 96 and 80 hours before the start', () => {
    expect(moments('single-table', '2026-12-11T21:00:00+01:00')).toEqual([
      '2026-12-04T00:00+01:00',
      '2026-12-07T21:00+01:00',
      '2026-12-08T13:00+01:00',
    ]);
  });

  test('N01 over the change of the clocks the earlier reading reminds', () => {
    // Clocks go forward on 28 March: 96 elapsed hours are 95 of the clock face.
    expect(moments('change-or-cancel', '2027-03-28T17:00:00+02:00').slice(1)).toEqual([
      '2027-03-24T16:00+01:00',
      '2027-03-25T08:00+01:00',
    ]);
  });

  test('FR-REG-15 the note of the season: 1, 15 and 25 October', () => {
    expect(moments('season-note', '2027-11-01T00:00:00+01:00')).toEqual([
      '2027-10-01T00:00+02:00',
      '2027-10-15T00:00+02:00',
      '2027-10-25T00:00+02:00',
    ]);
  });

  test('where a duty stands on its ladder', () => {
    const duty = reminded('general', '2027-06-18T20:00:00+02:00');
    const stands = (now: string) => reminderOf(duty, parseInstant(now), place);
    expect(stands('2027-04-03T23:59:59+02:00')).toMatchObject({ rung: 0, overdue: false });
    expect(stands('2027-04-04T00:00:00+02:00')).toEqual({
      ...{ rung: 1, overdue: false, nextAt: parseInstant('2027-04-11T00:00:00+02:00') },
    });
    expect(stands('2027-04-18T23:59:59+02:00')).toEqual({ rung: 3, overdue: false, nextAt: null });
    expect(stands('2027-04-19T00:00:00+02:00')).toMatchObject({ overdue: true });
  });

  test('a reminder never comes after its limit, and the next one is later than now', () => {
    const kinds = ['general', 'single-table', 'change-or-cancel', 'extra-staff'] as const;
    const from = parseInstant('2026-01-01T00:00:00+01:00');
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.nat(4 * 366 * 24), fc.nat(4 * 366 * 24), (kind, hour, later) => {
        const duty = reminded(kind, new Date(from + hour * 3_600_000).toISOString());
        const rungs = reminderMoments(duty, place);
        expect(rungs.every((at) => at <= duty.deadlineAt)).toBe(true);
        expect([...rungs].sort((a, b) => a - b)).toEqual(rungs);
        const now = from + later * 3_600_000;
        const { nextAt, rung } = reminderOf(duty, now, place);
        expect(nextAt === null || nextAt > now).toBe(true);
        expect(rung + (nextAt === null ? 0 : 1) <= rungs.length).toBe(true);
      }),
    );
  });
});

describe('both readings of a term', () => {
  const laxer = (kind: NoticeKind, start: string): string | null => {
    const { term } = noticeDuty(profile2007, kind)!;
    const at = noticeDeadline(term, parseInstant(start), { zone, alsaceMoselle: false }).laxerAt;
    return at === null ? null : formatMinute(at, zone);
  };

  test('A-01 two months: 28 December counts, 31 December is shown beside it; where they agree there is one', () => {
    expect(laxer('general', '2027-02-28T20:00:00+01:00')).toBe('2026-12-31T23:59+01:00');
    expect(laxer('general', '2027-06-18T20:00:00+02:00')).toBeNull();
  });

  test('A-04 72 hours: on a clock-change weekend the later reading is shown beside the earlier', () => {
    expect(laxer('single-table', '2027-03-28T17:00:00+02:00')).toBe('2027-03-25T17:00+01:00');
    expect(laxer('single-table', '2027-10-31T17:00:00+01:00')).toBe('2027-10-28T18:00+02:00');
    expect(laxer('single-table', '2026-12-11T21:00:00+01:00')).toBeNull();
  });
});
