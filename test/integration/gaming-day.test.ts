import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../../electron/desk/request.ts';
import { gamingDay } from '../../shared/kernel/calendar.ts';
import { openLevyDesk, seasonBook, type LevyDesk } from '../support/levy-desk.ts';
import { answerOf } from '../support/people-desk.ts';

const paris = 'Europe/Paris';
const dayAt = (text: string): string => gamingDay(Date.parse(text), paris, '06:00');

describe('decision 11, C06: the gaming day ends at 06:00 and belongs to the opening evening', () => {
  test.each([
    ['an evening begins', '2027-03-05T21:00:00+01:00', '2027-03-05'],
    ['midnight does not end it', '2027-03-06T00:00:00+01:00', '2027-03-05'],
    ['nor the last hand at 03:00', '2027-03-06T03:00:00+01:00', '2027-03-05'],
    ['05:59 is still the evening before', '2027-03-06T05:59:59+01:00', '2027-03-05'],
    ['06:00 is the new day', '2027-03-06T06:00:00+01:00', '2027-03-06'],
    ['New Year’s night belongs to 31 December', '2028-01-01T01:30:00+01:00', '2027-12-31'],
    ['29 February begins on its own evening', '2028-02-29T23:00:00+01:00', '2028-02-29'],
  ])('%s', (_what, at, day) => {
    expect(dayAt(at)).toBe(day);
  });

  test.each([
    ['spring: 01:59 before the clocks go forward', '2027-03-28T01:59:00+01:00', '2027-03-27'],
    ['spring: 03:00, an hour that follows at once', '2027-03-28T03:00:00+02:00', '2027-03-27'],
    ['spring: 05:59 summer time', '2027-03-28T05:59:00+02:00', '2027-03-27'],
    ['spring: 06:00 summer time', '2027-03-28T06:00:00+02:00', '2027-03-28'],
    ['autumn: the first 02:30', '2027-10-31T02:30:00+02:00', '2027-10-30'],
    ['autumn: the second 02:30', '2027-10-31T02:30:00+01:00', '2027-10-30'],
    ['autumn: 05:59 winter time', '2027-10-31T05:59:00+01:00', '2027-10-30'],
    ['autumn: 06:00 winter time', '2027-10-31T06:00:00+01:00', '2027-10-31'],
  ])('C05: nights of a clock change, %s', (_what, at, day) => {
    expect(dayAt(at)).toBe(day);
  });

  test('the hour is the house’s own', () => {
    const at = Date.parse('2027-03-06T05:30:00+01:00');
    expect(gamingDay(at, paris, '05:00')).toBe('2027-03-06');
    expect(gamingDay(at, paris, '06:00')).toBe('2027-03-05');
  });
});

describe('an evening from 21:00 to 03:00', () => {
  let desk: LevyDesk;
  const ok = async (answer: Promise<Answer>) => answerOf(await answer);
  const director = (name: string, input: object) => desk.as('dr', 'responsible-director')(name, input);
  const cashier = (name: string, input: object) => desk.as('caisse1', 'cashier')(name, input);
  const openTill = (till: string) => cashier('tills.open', { till, floatCents: 10_000, floatRetypedCents: 10_000 });

  beforeEach(async () => {
    desk = await openLevyDesk({ at: '2027-03-05T21:00:00+01:00' });
    await ok(director('levy.openBook', seasonBook));
  });
  afterEach(async () => {
    await desk.documents.stop();
    desk.remove();
  });

  test('drawers and the line of the book stand on its day, also after midnight', async () => {
    expect(await ok(openTill('caisse-1'))).toMatchObject({ day: '2027-03-05' });
    desk.clock.reach('2027-03-06T03:00:00+01:00');
    expect(await ok(openTill('caisse-2'))).toMatchObject({ day: '2027-03-05' });
    await desk.enter({ signed: true });
    expect(await ok(cashier('levy.page', {}))).toMatchObject({ lines: [{ line: 1, day: '2027-03-05' }] });
    desk.clock.reach('2027-03-06T05:59:59+01:00');
    expect(await ok(openTill('caisse-3'))).toMatchObject({ day: '2027-03-05' });
    desk.clock.reach('2027-03-06T06:00:00+01:00');
    expect(await ok(openTill('caisse-4'))).toMatchObject({ day: '2027-03-06' });
  });

  test('a line signed after 06:00 while the evening’s day is still open stands on that day', async () => {
    desk.clock.reach('2027-03-06T06:20:00+01:00');
    await desk.enter({ signed: true });
    expect(await ok(cashier('levy.page', {}))).toMatchObject({ lines: [{ day: '2027-03-05' }] });
    await desk.closeDay();
    expect(await ok(director('house.openDay', {}))).toEqual({ day: '2027-03-06' });
  });

  test('31 October runs into November: its lines belong to the season that ends', async () => {
    await desk.closeDay();
    desk.clock.reach('2027-10-31T21:00:00+01:00');
    await ok(director('house.openDay', {}));
    desk.clock.reach('2027-11-01T02:30:00+01:00');
    await desk.enter({ signed: true });
    expect(await ok(cashier('levy.page', { book: '2026-2027' }))).toMatchObject({ lines: [{ day: '2027-10-31' }] });
    await desk.closeDay();
    desk.clock.reach('2027-11-01T21:00:00+01:00');
    await ok(director('house.openDay', {}));
    const tournament = await desk.award();
    expect(await cashier('levy.enterLine', { tournament })).toMatchObject({
      refusal: { code: 'levy.bookNotOpened', params: { book: '2027-2028' } },
    });
  });
});
