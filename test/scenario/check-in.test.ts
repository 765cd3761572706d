import { describe, expect, it } from 'vitest';
import {
  checkIn,
  clearFlag,
  flagEvents,
  refuseTransfer,
  registerPlayer,
  reprint,
  type CheckedIn,
  type CheckInFacts,
} from '../../shared/domain/registration/index.ts';
import type { Verdict } from '../../shared/domain/people/index.ts';
import type { NewEvent } from '../../shared/kernel/event.ts';
import {
  accepted,
  facts,
  passed,
  receipt,
  refusal,
  registeredCrowd,
  registerInput,
  verdict,
} from '../support/registration-facts.ts';
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
      unchanged: [],
      digest: 'd'.repeat(64),
      verdicts: [passed],
      decisions: [],
      account: 'sol1',
      roles: ['floor'],
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

describe('what was decided at registration', () => {
  const digest = 'd'.repeat(64);
  const homonym = (listId: string) => verdict('decide', 'homonym', { params: { listId } });
  const sameName = (...entries: string[]) =>
    verdict('decide', 'same-name', { check: 'duplicate', params: { entry: entries[0] ?? null, entries } });
  const signed = { outcome: 'another-person', textId: 'x_1', digest: 'a'.repeat(64) } as const;

  /** Registers persons 1, 2 … with these findings, each decided on by the cashier. */
  function desk(...findings: readonly (readonly Verdict[])[]): NewEvent[] {
    const events: NewEvent[] = [...opened()];
    for (const [index, verdicts] of findings.entries()) {
      const named = { entry: `e-${index + 1}`, person: `p_${index + 1}`, number: receipt(index + 1) };
      const decisions = verdicts.map(({ code }) => ({ code, ...signed }));
      events.push(
        ...accepted(
          registerPlayer(given(...events), registerInput(), facts({ ...named, verdicts, decisions, digest })),
        ),
      );
    }
    return events;
  }

  const checksOf = (events: readonly NewEvent[]) => (events[0]?.data as CheckedIn).checks;

  it('is not asked again: same data, same issue of the list (decision 6)', () => {
    const registered = desk([homonym('l_1')]);
    const events = accepted(arrive(registered, 'valid', { digest, verdicts: [homonym('l_1')] }));
    expect(checksOf(events)).toMatchObject([
      { code: 'homonym', verdict: 'decided', decidedBy: 'caisse1', listId: 'l_1', textId: 'x_1', carriedFrom: ['e-1'] },
    ]);
    expect(given(...registered, ...events).registration.entries['e-1']?.decided).toHaveLength(1);
  });

  it.each([
    ['another issue of the list', { digest, verdicts: [homonym('l_2')] }],
    ['other data of the person', { digest: 'e'.repeat(64), verdicts: [homonym('l_1')] }],
    ['another finding', { digest, verdicts: [homonym('l_1'), verdict('decide', 'staff-name', { check: 'staff' })] }],
  ])('is asked for %s', (_what, known) => {
    expect(refusal(arrive(desk([homonym('l_1')]), 'valid', known)).code).toBe('registration.decisionNeeded');
  });

  it('a decision signed now goes before the one that was carried over', () => {
    const known = { verdicts: [homonym('l_2')], decisions: [{ code: 'homonym', ...signed, textId: 'x_2' }] };
    const events = accepted(arrive(desk([homonym('l_1')]), 'valid', known));
    expect(checksOf(events)).toMatchObject([{ verdict: 'decided', decidedBy: 'sol1', textId: 'x_2', listId: 'l_2' }]);
    expect(checksOf(events)[0]).not.toHaveProperty('carriedFrom');
  });

  it('two of one name: the decision on the later one covers both, as long as neither has changed', () => {
    const registered = desk([], [sameName('e-1')]);
    const known = { digest, verdicts: [sameName('e-2')] };
    const events = accepted(arrive(registered, 'valid', { ...known, unchanged: ['e-2'] }));
    expect(checksOf(events)).toMatchObject([
      { code: 'same-name', verdict: 'decided', about: ['e-2'], carriedFrom: ['e-2'] },
    ]);
    expect(refusal(arrive(registered, 'valid', known)).code).toBe('registration.decisionNeeded');
  });

  it('three of one name: each pair must have been decided on', () => {
    const third = (...others: string[]) => desk([], [sameName('e-1')], [sameName(...others)]);
    const known = { digest, verdicts: [sameName('e-2', 'e-3')], unchanged: ['e-2', 'e-3'] };
    expect(checksOf(accepted(arrive(third('e-1', 'e-2'), 'valid', known)))).toMatchObject([
      { carriedFrom: ['e-2', 'e-3'] },
    ]);
    expect(refusal(arrive(third('e-2'), 'valid', known)).code).toBe('registration.decisionNeeded');
  });

  it('a zone that disagrees in another field than before is new', () => {
    const zone = (...fields: string[]) => verdict('decide', 'mrz-mismatch', { check: 'mrz', params: { fields } });
    const registered = desk([zone('expiryDate')]);
    expect(accepted(arrive(registered, 'valid', { digest, verdicts: [zone('expiryDate')] }))).toHaveLength(2);
    expect(refusal(arrive(registered, 'valid', { digest, verdicts: [zone('documentNumber')] })).code).toBe(
      'registration.decisionNeeded',
    );
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
