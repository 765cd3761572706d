import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useIncidentReport } from '../../../renderer/features/conduct/incident-report.ts';
import { openRegistrationDesk, registration, type RegistrationDesk } from '../../support/registration-desk.ts';
import { windowOf } from '../../support/window-of.ts';

const tournament = 't-1';
const facts = 'Le joueur jette ses cartes.';
const input = { tournament, category: 'scandal', entries: ['e-1'], facts };
const about = { tournament, entry: 'e-1', facts, input };
const signed = (pin: string) => ({ chips: '', ground: 'scandal' as const, pin });

let desk: RegistrationDesk;

beforeEach(async () => {
  desk = await openRegistrationDesk();
  for (const index of [1, 2]) await desk.give('caisse1', 'registration.registerPlayer', registration(index));
  for (const entry of ['e-1', 'e-2']) {
    await desk.give('sol1', 'registration.checkIn', { tournament, entry, documentVerdict: 'valid' });
  }
  desk.clock.reach('2027-03-05T20:00:00+01:00');
  await desk.give('mcd1', 'clock.start', { tournament });
  windowOf(desk, 'mcd1', ['committee-member']);
});
afterEach(() => desk.remove());

const happened = (type: string): number =>
  desk.store.reader.get<{ n: number }>('SELECT count(*) AS n FROM journal WHERE type = ?', type)!.n;

describe('an incident and its decision, one form (FR-REG-75)', () => {
  it('a decision that was refused is given again for the incident on record: no second one is', async () => {
    const reporting = useIncidentReport();
    expect(await reporting.report(about, 'good', signed('1111'))).toBe(false);
    expect(reporting.refusal.value).toMatchObject({ code: 'accounts.wrongPin' });
    expect(reporting.recorded.value).toMatchObject({ number: 'I-2027-000001' });
    expect(await reporting.report(about, 'good', signed('2468'))).toBe(true);
    expect([happened('conduct.incidentRecorded'), happened('conduct.expelled')]).toEqual([1, 1]);
  });

  it('may end without a decision after one was refused, and begins anew for the next incident', async () => {
    const reporting = useIncidentReport();
    await reporting.report(about, 'time', signed('1111'));
    expect(await reporting.report(about, 'none', signed(''))).toBe(true);
    reporting.clear();
    expect(await reporting.report(about, 'warning', signed(''))).toBe(true);
    expect([happened('conduct.incidentRecorded'), happened('conduct.warned')]).toEqual([2, 1]);
    expect(happened('conduct.expelledForTime')).toBe(0);
  });

  it('an incident that is refused is not on record, and nothing follows', async () => {
    const reporting = useIncidentReport();
    const unknown = { ...about, input: { ...input, entries: ['e-9'] } };
    expect(await reporting.report(unknown, 'warning', signed(''))).toBe(false);
    expect([reporting.recorded.value, happened('conduct.warned')]).toEqual([undefined, 0]);
  });
});
