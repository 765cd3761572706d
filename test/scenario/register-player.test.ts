import { describe, expect, it } from 'vitest';
import { declarations, preRegister, registerPlayer } from '../../shared/domain/registration/index.ts';
import type { NewEvent } from '../../shared/kernel/event.ts';
import {
  accepted,
  closedDrawer,
  facts,
  receipt,
  refusal,
  registerInput,
  registeredCrowd,
  verdict,
} from '../support/registration-facts.ts';
import { given, happened, opened, startAt } from '../support/tournament-given.ts';

const register = (
  before: readonly NewEvent[],
  input: Parameters<typeof registerInput>[0] = {},
  known: Parameters<typeof facts>[0] = {},
) => registerPlayer(given(...before), registerInput(input), facts(known));

const dataOf = (events: readonly NewEvent[], type: string) => events.find((event) => event.type === type)?.data;

describe('a registration', () => {
  it('is recorded, numbered and drawn a seat, after the commitment to the seed (FR-REG-48, 51, 55, 85)', () => {
    const events = accepted(register(opened()));
    expect(events.map(({ type }) => type)).toEqual([
      'registration.playerRegistered',
      'seating.drawCommitted',
      'seating.tablesOpened',
      'seating.seatDrawn',
    ]);
    expect(events[0]?.data).toMatchObject({
      entry: 'e-1',
      person: 'p_1',
      number: 'R-2027-000001',
      buyInCents: 10_000,
      feeCents: 2_000,
      till: 'caisse1',
      session: 's_1',
      day: '2027-03-05',
      bulletin: { channel: 'handed-in', rulesVersion: 1, rulesSha256: 'a'.repeat(64) },
      late: false,
      watch: false,
    });
    expect(JSON.stringify(events)).not.toContain('ab'.repeat(32));
  });

  it('takes a split payment that adds up, without empty parts (decision 17)', () => {
    const payment = [
      { method: 'cash', amountCents: 2_000 },
      { method: 'card', amountCents: 10_000 },
      { method: 'transfer', amountCents: 0 },
    ] as const;
    const events = accepted(register(opened(), { payment, cashRetypedCents: 2_000 }));
    expect(dataOf(events, 'registration.playerRegistered')).toMatchObject({ payment: payment.slice(0, 2) });
  });

  it('pays a pre-registration under the same entry (A-13)', () => {
    const before = [
      ...opened(),
      happened('registration.preRegistered', { entry: 'e-1', person: 'p_1', digest: 'd', checks: [] }),
    ];
    const state = given(...before, ...accepted(register(before)));
    expect(state.registration.entries['e-1']).toMatchObject({ state: 'registered', number: 'R-2027-000001' });
    expect(state.registration.paidEntries).toBe(1);
  });

  it('records what a person decided, by whom, with the sealed reason (FR-REG-47, decision 6)', () => {
    const homonym = verdict('decide', 'homonym', {
      rules: ['FR-REG-45'],
      params: { listId: 'l_1', listDate: '2027-03-01' },
    });
    const decision = { code: 'homonym', outcome: 'another-person', textId: 'x_1', digest: 'e'.repeat(64) } as const;
    const events = accepted(register(opened(), {}, { verdicts: [homonym], decisions: [decision] }));
    expect(dataOf(events, 'registration.playerRegistered')).toMatchObject({
      checks: [
        {
          code: 'homonym',
          verdict: 'decided',
          outcome: 'another-person',
          decidedBy: 'caisse1',
          listId: 'l_1',
          textId: 'x_1',
        },
      ],
    });
  });

  it('notes when the caves of the gaming day reach 2 000 € (decision 11)', () => {
    const watch = (ofDayCents: number) =>
      dataOf(accepted(register(opened(), {}, { ofDayCents })), 'registration.playerRegistered');
    expect(watch(189_999)).toMatchObject({ watch: false });
    expect(watch(190_000)).toMatchObject({ watch: true });
  });

  it('checks in and seats a late entry at once (S12, decision 13)', () => {
    const before = [...opened(), happened('tournament.started', { at: startAt }, startAt)];
    const events = accepted(register(before, {}, { at: startAt + 60_000 }));
    expect(events.map(({ type }) => type)).toContain('registration.checkedIn');
    const { registration, seating } = given(...before, ...events);
    expect(registration.entries['e-1']).toMatchObject({ state: 'checked-in', late: true });
    expect(seating.seatOf['e-1']).toMatchObject({ seated: true });
  });
});

describe('a registration is refused', () => {
  it.each([
    ['registration.unknownTournament', [], {}],
    ['registration.notOpen', opened().slice(0, 2), {}],
    ['registration.notOpen', opened(), { at: Date.parse('2027-02-01T09:59:59+01:00') }],
    ['registration.closed', [...opened(), happened('tournament.registrationClosed', {})], {}],
    ['registration.closed', [...opened(), happened('tournament.cancelled', {})], {}],
  ] as const)('outside its window: %s (FR-REG-42)', (code, before, known) => {
    expect(refusal(register(before, {}, known)).code).toBe(code);
  });

  it('after the late limit, with the time of closing (S12)', () => {
    const before = [...opened(), happened('tournament.started', { at: startAt }, startAt)];
    const closedAt = startAt + 7_200_000;
    expect(refusal(register(before, {}, { at: closedAt + 1, lateLimitReachedAt: closedAt }))).toMatchObject({
      code: 'registration.lateOver',
      params: { date: '2027-03-05', time: '22:00' },
    });
    const noLate = [
      ...opened({ registration: { opensAt: 0, capacity: 10, lateUntil: null } }),
      happened('tournament.started', { at: startAt }, startAt),
    ];
    expect(refusal(register(noLate)).code).toBe('registration.lateOver');
  });

  it('beyond the capacity (FR-REG-42), and for the eleventh at a single table (FR-REG-39)', () => {
    const two = opened({ registration: { opensAt: 0, capacity: 2, lateUntil: null } });
    const full = [...two, ...registeredCrowd((...events) => given(...two, ...events), 2)];
    expect(refusal(register(full, {}, { entry: 'e-3', person: 'p_3' })).code).toBe('registration.full');
    const ten = [...opened(), ...registeredCrowd((...events) => given(...opened(), ...events), 10)];
    const eleventh = refusal(register(ten, {}, { entry: 'e-11', person: 'p_11', maxPlayers: 10 }));
    expect(eleventh).toMatchObject({ code: 'registration.tableFull', rules: ['FR-REG-39'] });
  });

  it('by the first block, whose rule it names, before anything else is looked at (FR-REG-54)', () => {
    const verdicts = [
      verdict('block', 'minor', { check: 'age', params: { age: 17, minimumAge: 18 } }),
      verdict('decide', 'homonym'),
    ];
    const answer = refusal(register(opened(), { payment: [] }, { verdicts, tillState: closedDrawer }));
    expect(answer).toEqual({
      code: 'registration.minor',
      params: { age: 17, minimumAge: 18, check: 'minor' },
      rules: ['FR-REG-43', 'FR-REG-44'],
    });
  });

  it.each([
    ['minor', 'registration.minor'],
    ['excluded', 'registration.excluded'],
    ['list-missing', 'registration.listMissing'],
    ['list-too-old', 'registration.listTooOld'],
    ['staff', 'registration.staff'],
    ['document-expired', 'registration.documentExpired'],
    ['document-refused', 'registration.documentRefused'],
    ['address-missing', 'registration.addressMissing'],
    ['civil-status-missing', 'registration.civilStatusMissing'],
    ['birth-date-future', 'registration.birthDateFuture'],
  ] as const)('when a check blocks: %s', (code, expected) => {
    const decision = { code, outcome: 'admitted', textId: 'x', digest: 'y' } as const;
    const answer = refusal(register(opened(), {}, { verdicts: [verdict('block', code)], decisions: [decision] }));
    expect(answer.code).toBe(expected);
    expect(answer.rules.length).toBeGreaterThan(0);
  });

  it('until each verdict that a person must decide has its own decision', () => {
    const verdicts = [verdict('decide', 'homonym'), verdict('decide', 'limitation', { check: 'limitation' })];
    const decision = { code: 'homonym', outcome: 'another-person', textId: 'x', digest: 'y' } as const;
    const answer = refusal(register(opened(), {}, { verdicts, decisions: [decision] }));
    expect(answer).toMatchObject({ code: 'registration.decisionNeeded', params: { codes: ['limitation'] } });
  });

  it('for a person who is in already, naming receipt and seat, under any entry id (FR-REG-49, R30)', () => {
    const before = [...opened(), ...accepted(register(opened()))];
    const seat = given(...before).seating.seatOf['e-1'];
    for (const entry of ['e-1', 'e-2']) {
      const answer = refusal(register(before, {}, { entry, number: receipt(2) }));
      expect(answer).toMatchObject({
        code: 'registration.duplicate',
        params: { entry: 'e-1', number: 'R-2027-000001', table: seat?.table, seat: seat?.seat },
        rules: ['FR-REG-49'],
      });
    }
  });

  it('under an id that another person’s entry has', () => {
    const before = [...opened(), ...accepted(register(opened()))];
    expect(refusal(register(before, {}, { person: 'p_2' })).code).toBe('registration.idTaken');
    const pre = [
      ...opened(),
      happened('registration.preRegistered', { entry: 'e-1', person: 'p_1', digest: 'd', checks: [] }),
    ];
    expect(refusal(register(pre, {}, { person: 'p_2' })).code).toBe('registration.otherPerson');
  });

  it('when the pre-registration that is being paid was stopped (R24, R33)', () => {
    const pre = happened('registration.preRegistered', { entry: 'e-1', person: 'p_1', digest: 'd', checks: [] });
    const flag = happened('registration.flagged', { entry: 'e-1', person: 'p_1', check: 'by-hand', code: 'by-hand' });
    expect(refusal(register([...opened(), pre, flag]))).toMatchObject({
      code: 'registration.flaggedEntry',
      params: { checks: ['by-hand'] },
    });
  });

  it('never for the way in which the form came: handed in or sent (FR-REG-57)', () => {
    const bulletin = { signed: true, channel: 'sent', declarations } as const;
    const events = accepted(register(opened(), { bulletin }));
    expect(dataOf(events, 'registration.playerRegistered')).toMatchObject({ bulletin: { channel: 'sent' } });
  });

  it('without the signed form or one of its declarations (FR-REG-51, 56, 60, A-17)', () => {
    const bulletin = { signed: true, channel: 'handed-in', declarations } as const;
    expect(refusal(register(opened(), { bulletin: { ...bulletin, signed: false } })).code).toBe(
      'registration.notSigned',
    );
    const lacking = declarations.filter((each) => each !== 'not-accredited');
    expect(refusal(register(opened(), { bulletin: { ...bulletin, declarations: lacking } }))).toMatchObject({
      code: 'registration.declarationMissing',
      params: { declarations: ['not-accredited'] },
    });
    expect(refusal(register(opened(), { bulletin: { ...bulletin, rulesVersion: 2 } })).code).toBe(
      'registration.otherRules',
    );
    const noRules = opened().filter(({ type }) => type !== 'tournament.rulesPublished');
    expect(refusal(register(noRules)).code).toBe('registration.rulesMissing');
  });

  it('for another sum, or cash that was not typed twice alike (FR-REG-48, decision 17)', () => {
    const short = refusal(register(opened(), { payment: [{ method: 'cash', amountCents: 10_200 }] }));
    expect(short).toMatchObject({
      code: 'registration.paymentMismatch',
      params: { paidCents: 10_200, dueCents: 12_000 },
    });
    expect(refusal(register(opened(), { cashRetypedCents: 10_200 }))).toMatchObject({
      code: 'registration.cashRetyped',
      params: { typedCents: 10_200, expectedCents: 12_000 },
    });
    expect(refusal(register(opened(), { cashRetypedCents: undefined })).code).toBe('registration.cashRetyped');
  });

  it('beside a closed drawer', () => {
    expect(refusal(register(opened(), {}, { tillState: closedDrawer })).code).toBe('tills.closed');
  });
});

describe('a pre-registration', () => {
  const preRegistered = (before: readonly NewEvent[], known: Parameters<typeof facts>[0] = {}) =>
    preRegister(given(...before), { tournament: 't-1' }, facts(known));

  it('takes no money, number, seat or place (A-13)', () => {
    const events = accepted(preRegistered(opened()));
    expect(events.map(({ type }) => type)).toEqual(['registration.preRegistered']);
    const { registration } = given(...opened(), ...events);
    expect(registration).toMatchObject({ paidEntries: 0, papers: {} });
    expect(registration.entries['e-1']).toMatchObject({ state: 'pre-registered', number: null });
  });

  it('is checked and unique like a registration (FR-REG-49, FR-REG-54)', () => {
    expect(refusal(preRegistered(opened(), { verdicts: [verdict('block', 'excluded')] })).code).toBe(
      'registration.excluded',
    );
    const before = [...opened(), ...accepted(preRegistered(opened()))];
    for (const entry of ['e-1', 'e-2']) {
      expect(refusal(preRegistered(before, { entry })).code).toBe('registration.duplicate');
    }
    expect(refusal(preRegistered([])).code).toBe('registration.unknownTournament');
  });
});
