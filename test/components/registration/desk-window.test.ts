import { describe, expect, it } from 'vitest';
import { deskCount } from '../../../renderer/features/registration/logic/count.ts';
import { closedNow } from '../../../renderer/features/registration/logic/desk-window.ts';
import { actionsOf, moneyOf } from '../../../renderer/features/registration/logic/entry-actions.ts';
import { checkInCount, checkInRows } from '../../../renderer/features/registration/logic/check-in-rows.ts';
import { spanText } from '../../../renderer/texts/span-text.ts';
import type { EntryRow } from '../../../renderer/desk/index.ts';
import { planContract } from '../../../shared/contract/tournament-plan.ts';
import { streamFolds, type TournamentStreamState } from '../../../shared/domain/streams.ts';
import type { TournamentTerms } from '../../../shared/domain/tournament/index.ts';
import { cents } from '../../../shared/kernel/cents.ts';
import type { Role } from '../../../shared/kernel/roles.ts';

const at = (text: string): number => Date.parse(`2027-03-05T${text}:00+01:00`);
const announced = planContract.example.terms;
const terms = {
  ...announced,
  profileHash: 'x',
  startsAt: at('20:00'),
  registration: { opensAt: at('10:00'), capacity: 160, lateUntil: { kind: 'end-of-level', level: 2 } },
} as unknown as TournamentTerms;

function planned(
  plan: Partial<TournamentStreamState['plan']> = {},
  more: Partial<TournamentStreamState> = {},
): TournamentStreamState {
  const state = streamFolds.tournament.initial();
  return { ...state, ...more, plan: { ...state.plan, terms, startsAt: at('20:00'), registration: 'open', ...plan } };
}

const tell = (moment: number) => ({ date: 'd', time: String(moment) });
const reading = (text: string) => ({ wall: at(text), mono: at(text) });

describe('whether the desk registers', () => {
  it.each([
    ['registration.notOpen', planned({ registration: 'not-opened' }), '18:30'],
    ['registration.notOpen', planned(), '09:00'],
    ['registration.closed', planned({ registration: 'closed' }), '18:30'],
    ['registration.closed', planned({ cancelledAt: 1 }), '18:30'],
    ['registration.full', planned({}, { registration: { ...planned().registration, paidEntries: 160 } }), '18:30'],
  ])('%s (FR-REG-42)', (code, state, time) => expect(closedNow(state, reading(time), tell)).toMatchObject({ code }));

  it('does before the start, and late entries until their level is over (S12)', () => {
    expect(closedNow(planned(), reading('18:30'), tell)).toBeUndefined();
    const noLate = planned({
      startedAt: at('20:00'),
      terms: { ...terms, registration: { ...terms.registration, lateUntil: null } },
    });
    expect(closedNow(noLate, reading('20:10'), tell)).toMatchObject({
      code: 'registration.lateOver',
      params: { time: String(at('20:00')) },
    });
  });
});

describe('the figures above the desk', () => {
  it('count places, and reckon the end from the start and the levels before the limit', () => {
    const count = deskCount(
      planned({}, { registration: { ...planned().registration, paidEntries: 117 } }),
      reading('18:30'),
    );
    const [first, second] = terms.levels;
    const pauses = terms.breaks
      .filter(({ afterLevel }) => afterLevel < 2)
      .reduce((sum, { minutes }) => sum + minutes, 0);
    const minutes = (first?.minutes ?? 0) + (second?.minutes ?? 0) + pauses;
    expect(count).toMatchObject({
      entered: 117,
      capacity: 160,
      end: { kind: 'at', at: at('20:00') + minutes * 60_000 },
    });
    expect(deskCount(planned({ registration: 'closed' }), reading('18:30'))?.end).toEqual({ kind: 'over' });
  });

  it('FR-REG-85 tell of the seats that the draw knows: free ones at the open tables, kept for a player who may buy in again', () => {
    const seating = streamFolds.tournament.initial().seating;
    const table = (open: boolean, ...seats: (string | null)[]) => ({ open, seats, playing: 1 });
    seating.tables = {
      1: table(true, 'e-1', null, null),
      2: table(true, 'e-2', 'e-3', null),
      3: table(false, null, null),
    };
    seating.seatOf = { 'e-3': { table: 2, seat: 2, seated: true, out: true } };
    expect(deskCount(planned({}, { seating }), reading('18:30'))).toMatchObject({ free: 3, tables: 2, capacity: 160 });
  });

  it.each([
    [29_000, '1 min'],
    [16 * 60_000, '16 min'],
    [108 * 60_000, '1 h 48'],
    [3 * 86_400_000, '3 j'],
  ])('%d ms are %s', (ms, text) => expect(spanText(ms, 'j')).toBe(text));
});

const row = (entry: string, changes: Partial<EntryRow> = {}): EntryRow => ({
  entry,
  person: `p-${entry}`,
  digest: '',
  decided: [],
  state: 'registered',
  number: `R-2027-${entry}`,
  buyInCents: cents(10_000),
  feeCents: cents(2_000),
  registeredAt: 0,
  late: false,
  publicName: false,
  rebuys: [],
  flags: [],
  surname: entry,
  givenNames: '',
  birthDate: null,
  table: null,
  seat: null,
  seated: false,
  out: false,
  ...changes,
});

describe('what can be done with an entry', () => {
  const as =
    (...roles: Role[]) =>
    (...wanted: Role[]) =>
      wanted.some((role) => roles.includes(role));
  const actions = (entry: EntryRow, plan: Partial<TournamentStreamState['plan']>, ...roles: Role[]) =>
    actionsOf(entry, { plan: planned(plan).plan, has: as(...roles) });

  it('before the start it is cancelled, during play rebought, of a cancelled tournament refunded', () => {
    expect(actions(row('a'), {}, 'cashier')).toEqual(['reprint', 'cancel', 'edit', 'transfer']);
    expect(actions(row('a'), { startedAt: 1 }, 'cashier')).toEqual(['reprint', 'rebuy', 'edit', 'transfer']);
    expect(actions(row('a'), { cancelledAt: 1 }, 'cashier')).toEqual(['reprint', 'refund', 'edit', 'transfer']);
    expect(actions(row('a', { state: 'pre-registered' }), {}, 'cashier')).toEqual(['pay', 'withdraw', 'edit']);
    expect(actions(row('a', { state: 'cancelled' }), {}, 'cashier')).toEqual(['edit']);
  });

  it('only who may stop and clear is offered it, and the floor no money (decision 12)', () => {
    const flagged = row('a', { flags: [{ check: 'by-hand', code: 'by-hand' }] });
    expect(actions(flagged, {}, 'committee-member')).toContain('clearFlag');
    expect(actions(flagged, {}, 'cashier')).not.toContain('clearFlag');
    expect(actions(row('a'), {}, 'floor')).toEqual(['reprint', 'transfer']);
  });

  it('offers a re-entry to who is out, once, and the dealers’ bonus to who is in, where the rules have them (FR-REG-49)', () => {
    const later = { ...terms, rebuy: null, reEntries: 1, dealersBonus: { priceCents: cents(1_000), chips: 4_000 } };
    const running = { startedAt: 1, terms: later };
    expect(actions(row('a'), running, 'cashier')).toEqual(['reprint', 'bonus', 'edit', 'transfer']);
    const sold = [{ number: 'C-2027-000001', priceCents: cents(1_000), chips: 4_000, refunded: false }];
    const withBonus = row('a', { bonuses: sold });
    expect(actions(withBonus, running, 'cashier')).toEqual(['reprint', 'refundBonus', 'edit', 'transfer']);
    expect(actions(row('a', { out: true }), running, 'cashier')).toEqual(['reprint', 'reEnter', 'edit', 'transfer']);
    expect(actions(row('a', { out: true, reEnteredAs: 'b' }), running, 'cashier')).not.toContain('reEnter');
    expect(actions(row('b', { out: true, reEntryOf: 'a' }), running, 'cashier')).not.toContain('reEnter');
    const { plan } = planned(running);
    expect(moneyOf('reEnter', row('a'), plan)).toBe(12_000);
    expect(moneyOf('bonus', row('a'), plan)).toBe(1_000);
    expect(moneyOf('refundBonus', withBonus, plan)).toBe(1_000);
    expect(moneyOf('cancel', withBonus, plan)).toBe(13_000);
  });

  it('moves what the rules owe: everything back of a cancelled tournament (FR-REG-70)', () => {
    const bought = [{ number: 'C-2027-000001', priceCents: cents(10_000), at: 0, refunded: false }];
    expect(moneyOf('refund', row('a', { rebuys: bought }), planned().plan)).toBe(22_000);
    expect(moneyOf('cancel', row('a'), planned().plan)).toBe(12_000);
    expect(moneyOf('reprint', row('a'), planned().plan)).toBeNull();
  });
});

describe('who has come', () => {
  const rows = [
    row('Étienne', { table: 2, seat: 1 }),
    row('Durand', { table: 1, seat: 9, state: 'checked-in' }),
    row('Zola', { table: 1, seat: 2 }),
    row('Cancelled', { state: 'cancelled' }),
  ];
  const listed = (view: 'all' | 'awaited' | 'here', order: 'name' | 'table') =>
    checkInRows(rows, { view, order, language: 'fr' }).map(({ surname }) => surname);

  it('is counted and listed by name as people read it, or by seat (FR-REG-61)', () => {
    expect(checkInCount(rows)).toEqual({ paid: 3, here: 1, awaited: 2 });
    expect(listed('all', 'name')).toEqual(['Durand', 'Étienne', 'Zola']);
    expect(listed('all', 'table')).toEqual(['Zola', 'Durand', 'Étienne']);
    expect(listed('awaited', 'name')).toEqual(['Étienne', 'Zola']);
    expect(listed('here', 'name')).toEqual(['Durand']);
  });
});
