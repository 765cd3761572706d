import { describe, expect, it } from 'vitest';
import { effectScope } from 'vue';
import { useTypedMoment } from '../../../renderer/features/compliance/typed-moment.ts';
import { deskNow } from '../../../renderer/desk/index.ts';

const typed = (zone = 'Europe/Paris') => effectScope().run(() => useTypedMoment(() => zone))!;

describe('a moment to type', () => {
  it('begins at the desk’s now, to the minute', () => {
    const { at } = typed();
    expect(Math.abs((at.value ?? 0) - deskNow().wall)).toBeLessThanOrEqual(60_000);
  });

  it.each([
    ['2027-03-05', '20:15', '2027-03-05T20:15:00+01:00'],
    ['2027-07-05', '20h15', '2027-07-05T20:15:00+02:00'],
  ])('is read in the venue’s zone: %s %s', (day, time, instant) => {
    const { moment, at } = typed();
    moment.value = { day, time };
    expect(at.value).toBe(Date.parse(instant));
    const abroad = typed('America/Cayenne');
    abroad.moment.value = { day, time };
    expect(abroad.at.value).not.toBe(at.value);
  });

  it.each([
    [null, '20:15'],
    ['2027-03-05', ''],
    ['2027-03-05', '24:00'],
  ])('is none while %s %s cannot be read', (day, time) => {
    const { moment, at } = typed();
    moment.value = { day, time };
    expect(at.value).toBeUndefined();
  });
});
