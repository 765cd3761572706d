import { describe, expect, it } from 'vitest';
import {
  checkIn,
  clearFlag,
  flagEvents,
  refuseTransfer,
  reprint,
  type CheckInFacts,
} from '../../shared/domain/registration/index.ts';
import type { NewEvent } from '../../shared/kernel/event.ts';
import { accepted, passed, receipt, refusal, registeredCrowd, verdict } from '../support/registration-facts.ts';
import { given, happened, opened } from '../support/tournament-given.ts';

const crowd: readonly NewEvent[] = [...opened(), ...registeredCrowd((...events) => given(...opened(), ...events), 2)];

const arrive = (
  before: readonly NewEvent[],
  documentVerdict: 'valid' | 'extended-validity' | 'expired' | 'refused' = 'valid',
  known: Partial<CheckInFacts> = {},
) =>
  checkIn(
    given(...before),
    { tournament: 't-1', entry: 'e-1', documentVerdict },
    {
      samePerson: true,
      digest: 'd'.repeat(64),
      verdicts: [passed],
      decisions: [],
      account: 'sol1',
      day: '2027-03-05',
      startDay: '2027-03-05',
      ...known,
    },
  );

const flag = {
  tournament: 't-1',
  entry: 'e-1',
  person: 'p_1',
  check: 'exclusion',
  code: 'excluded',
  verdict: 'block',
} as const;

describe('check-in', () => {
  it('confirms the entry against a valid document, then its seat (FR-REG-61, FR-REG-62)', () => {
    const events = accepted(arrive(crowd, 'extended-validity'));
    expect(events.map(({ type }) => type)).toEqual(['registration.checkedIn', 'seating.seatConfirmed']);
    expect(events[0]?.data).toMatchObject({ entry: 'e-1', documentVerdict: 'extended-validity' });
    const { registration, seating } = given(...crowd, ...events);
    expect(registration).toMatchObject({ checkedIn: 1 });
    expect(seating.seatOf['e-1']).toMatchObject({ seated: true });
    expect(seating.seatOf['e-2']).toMatchObject({ seated: false });
  });

  it.each(['expired', 'refused'] as const)('is refused against a document that is %s (FR-REG-62)', (document) => {
    expect(refusal(arrive(crowd, document))).toMatchObject({
      code: 'registration.documentNotValid',
      params: { verdict: document },
      rules: ['FR-REG-62'],
    });
  });

  it('holds the person against the lists of the day again (FR-REG-46)', () => {
    expect(refusal(arrive(crowd, 'valid', { verdicts: [verdict('block', 'excluded')] })).code).toBe(
      'registration.excluded',
    );
  });

  it('is refused to another person (FR-REG-50, FR-REG-64), too early, twice, unpaid', () => {
    expect(refusal(arrive(crowd, 'valid', { samePerson: false })).code).toBe('registration.otherPerson');
    expect(refusal(arrive(crowd, 'valid', { day: '2027-03-04' })).code).toBe('registration.checkInTooEarly');
    expect(refusal(arrive([...crowd, ...accepted(arrive(crowd))])).code).toBe('registration.checkedInAlready');
    const pre = [
      ...opened(),
      happened('registration.preRegistered', { entry: 'e-1', person: 'p_1', digest: 'd', checks: [] }),
    ];
    expect(refusal(arrive(pre)).code).toBe('registration.notPaid');
    expect(refusal(arrive([...crowd, happened('tournament.cancelled', {})])).code).toBe('registration.closed');
    expect(refusal(arrive([])).code).toBe('registration.unknownTournament');
  });

  it('is refused to a flagged entry until a person clears the flag with a reason (R24, R33)', () => {
    const flagged = [...crowd, ...flagEvents([flag])];
    expect(refusal(arrive(flagged))).toMatchObject({
      code: 'registration.flaggedEntry',
      params: { checks: ['exclusion'] },
    });
    const reason = { textId: 'x_1', digest: 'd' };
    const clear = (check: string) =>
      clearFlag(given(...flagged), { tournament: 't-1', entry: 'e-1', check }, { reason });
    expect(refusal(clear('staff')).code).toBe('registration.notFlagged');
    const cleared = [...flagged, ...accepted(clear('exclusion'))];
    expect(accepted(arrive(cleared))).toHaveLength(2);
  });

  it('keeps one flag a check', () => {
    const twice = [...crowd, ...flagEvents([flag, { ...flag, code: 'homonym', verdict: 'decide' }])];
    expect(given(...twice).registration.entries['e-1']?.flags).toEqual([{ check: 'exclusion', code: 'homonym' }]);
  });
});

describe('reprints and transfers', () => {
  it('numbers each duplicate of a paper (FR-REG-55)', () => {
    const print = (before: readonly NewEvent[], number = receipt(1)) =>
      reprint(given(...before), { tournament: 't-1', number });
    const first = accepted(print(crowd));
    expect(first[0]?.data).toEqual({ entry: 'e-1', number: 'R-2027-000001', copy: 1 });
    expect(accepted(print([...crowd, ...first]))[0]?.data).toMatchObject({ copy: 2 });
    expect(refusal(print(crowd, receipt(9))).code).toBe('registration.unknownPaper');
  });

  it('never transfers an entry, and logs that somebody asked (FR-REG-50)', () => {
    const ask = (entry: string) => refuseTransfer(given(...crowd), { tournament: 't-1', entry });
    const events = accepted(ask('e-1'));
    expect(events).toMatchObject([{ type: 'registration.transferRefused', data: { entry: 'e-1' } }]);
    expect(given(...crowd, ...events).registration).toEqual(given(...crowd).registration);
    expect(refusal(ask('e-9')).code).toBe('registration.unknownEntry');
  });
});
