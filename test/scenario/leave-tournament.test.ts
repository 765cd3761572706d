import { describe, expect, it } from 'vitest';
import { cancelRegistration, refund, registerPlayer, withdraw } from '../../shared/domain/registration/index.ts';
import type { NewEvent } from '../../shared/kernel/event.ts';
import {
  accepted,
  closedDrawer,
  drawerHolding,
  facts,
  openDrawer,
  receipt,
  refusal,
  registeredCrowd,
  registerInput,
} from '../support/registration-facts.ts';
import { given, happened, opened, startAt } from '../support/tournament-given.ts';

const reason = { textId: 'x_1', digest: 'd'.repeat(64) };
const money = { refundNumber: receipt(1, 'A'), ...drawerHolding(), reason };
const back = (amountCents: number, entry = 'e-1') => ({
  tournament: 't-1',
  entry,
  till: 'caisse1',
  payment: [{ method: 'cash' as const, amountCents }],
  cashRetypedCents: amountCents,
});

const crowd = [...opened(), ...registeredCrowd((...events) => given(...opened(), ...events), 2)];
const cancel = (before: readonly NewEvent[], input = back(12_000), known = money) =>
  cancelRegistration(given(...before), input, known);

describe('a registration cancelled after printing (decision 15)', () => {
  it('keeps its number, returns cave and fee, frees the seat', () => {
    const events = accepted(cancel(crowd));
    expect(events[0]).toMatchObject({
      type: 'registration.cancelled',
      data: { number: 'R-2027-000001', refundNumber: 'A-2027-000001', buyInCents: 10_000, feeCents: 2_000, ...reason },
    });
    const { registration, seating, standings } = given(...crowd, ...events);
    expect(registration).toMatchObject({ paidEntries: 1 });
    expect(registration.entries['e-1']).toMatchObject({ state: 'cancelled', number: 'R-2027-000001' });
    expect(seating.seatOf['e-1']).toBeUndefined();
    expect(standings.entries).toEqual(['e-2']);
  });

  it('lets the same person register anew, under a new number', () => {
    const before = [...crowd, ...accepted(cancel(crowd))];
    const again = registerPlayer(given(...before), registerInput(), facts({ entry: 'e-9', number: receipt(3) }));
    expect(given(...before, ...accepted(again)).registration.entries['e-9']).toMatchObject({ number: 'R-2027-000003' });
  });

  it('is refused after the start, twice, for another sum, unpaid or unknown, beside a closed drawer', () => {
    const started = [...crowd, happened('tournament.started', { at: startAt }, startAt)];
    expect(refusal(cancel(started)).code).toBe('registration.started');
    expect(refusal(cancel([...crowd, ...accepted(cancel(crowd))])).code).toBe('registration.leftAlready');
    expect(refusal(cancel(crowd, back(10_000))).code).toBe('registration.paymentMismatch');
    expect(refusal(cancel(crowd, back(12_000, 'e-7'))).code).toBe('registration.unknownEntry');
    expect(refusal(cancel(crowd, back(12_000), { ...money, tillState: closedDrawer })).code).toBe('tills.closed');
    expect(refusal(cancel([])).code).toBe('registration.unknownTournament');
  });

  it('M09: gives no more cash back than the drawer holds; a card needs none of it', () => {
    const poor = { ...money, ...drawerHolding(11_999) };
    expect(refusal(cancel(crowd, back(12_000), poor))).toMatchObject({
      code: 'tills.short',
      params: { till: 'caisse1', neededCents: 12_000 },
    });
    const byCard = { ...back(12_000), payment: [{ method: 'card' as const, amountCents: 12_000 }] };
    expect(accepted(cancelRegistration(given(...crowd), byCard, poor))).toHaveLength(2);
    expect(accepted(cancel(crowd, back(12_000), { ...money, ...drawerHolding(12_000) }))).toHaveLength(2);
  });
});

describe('a pre-registration withdrawn', () => {
  const pre = [
    ...opened(),
    happened('registration.preRegistered', { entry: 'e-1', person: 'p_1', digest: 'd', checks: [] }),
  ];
  const leave = (before: readonly NewEvent[]) =>
    withdraw(given(...before), { tournament: 't-1', entry: 'e-1' }, { reason });

  it('moves no money and frees the person', () => {
    const events = accepted(leave(pre));
    expect(events).toMatchObject([{ type: 'registration.withdrawn', data: { entry: 'e-1', ...reason } }]);
    expect(given(...pre, ...events).registration.entryOfPerson).toEqual({});
    expect(refusal(cancel(pre)).code).toBe('registration.notPaid');
  });

  it('is refused for a paid or unknown entry', () => {
    expect(refusal(leave(crowd)).code).toBe('registration.leftAlready');
    expect(refusal(leave(opened())).code).toBe('registration.unknownEntry');
  });
});

describe('a refund of a cancelled tournament', () => {
  const bought = happened('registration.rebought', { entry: 'e-1', number: receipt(1, 'C'), priceCents: 10_000 });
  const off = happened('tournament.cancelled', {});
  const pay = (before: readonly NewEvent[], input = back(12_000)) => refund(given(...before), input, money);

  it('is fee and every cave, nothing else (FR-REG-70, FR-REG-71)', () => {
    const events = accepted(pay([...crowd, bought, off], back(22_000)));
    expect(events[0]?.data).toMatchObject({
      caveCents: 10_000,
      recaveCents: 10_000,
      feeCents: 2_000,
      refundNumber: 'A-2027-000001',
    });
    expect(refusal(pay([...crowd, bought, off], back(22_001))).code).toBe('registration.paymentMismatch');
  });

  it('is paid once, and only when the tournament was cancelled', () => {
    expect(refusal(pay(crowd))).toMatchObject({ code: 'registration.notCancelled', rules: ['FR-REG-70'] });
    const paid = [...crowd, off, ...accepted(pay([...crowd, off]))];
    expect(refusal(pay(paid)).code).toBe('registration.leftAlready');
    expect(given(...paid).registration).toMatchObject({ paidEntries: 1 });
  });

  it('M09: needs only its cash part in the drawer', () => {
    const split = [
      { method: 'cash' as const, amountCents: 5_000 },
      { method: 'transfer' as const, amountCents: 7_000 },
    ];
    const input = { ...back(5_000), payment: split };
    const from = (holdsCents: number) =>
      refund(given(...crowd, off), input, { ...money, ...drawerHolding(holdsCents) });
    expect(refusal(from(4_999))).toMatchObject({ code: 'tills.short', params: { neededCents: 5_000 } });
    expect(accepted(from(5_000))).toHaveLength(1);
  });

  it('belongs to the till and day where it is paid (M06)', () => {
    const tuesday = { session: { ...openDrawer.session!, session: 's_9', day: '2027-03-09' }, closedSessions: 4 };
    const input = { ...back(12_000), till: 'caisse2' };
    const events = accepted(refund(given(...crowd, off), input, { ...money, tillState: tuesday }));
    expect(events[0]?.data).toMatchObject({ till: 'caisse2', session: 's_9', day: '2027-03-09' });
  });
});
