import { describe, expect, it } from 'vitest';
import { postingsOf } from '../../shared/domain/ledger/index.ts';
import { rebuy, refundRebuy, type RebuyFacts } from '../../shared/domain/registration/index.ts';
import type { TournamentTerms } from '../../shared/domain/tournament/index.ts';
import type { NewEvent } from '../../shared/kernel/event.ts';
import {
  accepted,
  closedDrawer,
  drawerHolding,
  openDrawer,
  receipt,
  refusal,
  registeredCrowd,
} from '../support/registration-facts.ts';
import { given, happened, opened, startAt, terms } from '../support/tournament-given.ts';

const minute = 60_000;
const levelSixEnd = startAt + 120 * minute;

/** Three players checked in, started; player 1 fell at `bustedAt` in level 6. */
function evening(changes: Partial<TournamentTerms> = {}, bustedAt: number | null = levelSixEnd - 10 * minute) {
  const before: (NewEvent & { at?: number })[] = [...opened(changes)];
  before.push(...registeredCrowd((...events) => given(...before, ...events), 3));
  for (const entry of ['e-1', 'e-2', 'e-3']) {
    before.push(happened('registration.checkedIn', { entry, digest: 'd', documentVerdict: 'valid', checks: [] }));
    before.push(happened('seating.seatConfirmed', { entry }));
  }
  before.push(happened('tournament.started', { at: startAt }, startAt));
  if (bustedAt !== null) before.push(bust('e-1', bustedAt));
  return before;
}

const bust = (entry: string, at: number, level: number | null = 6) =>
  happened('standings.eliminated', { hand: 1, sameHand: 'stack', level, busts: [{ entry }] }, at);

const buyBack = (
  before: readonly NewEvent[],
  { entry = 'e-1', amountCents = 10_000, handBegunInLevel = undefined as number | undefined } = {},
  known: Partial<RebuyFacts> = {},
) =>
  rebuy(
    given(...before),
    { tournament: 't-1', entry, till: 'caisse1', payment: [{ method: 'card', amountCents }], handBegunInLevel },
    {
      at: levelSixEnd - 9 * minute,
      zone: 'Europe/Paris',
      number: receipt(1, 'C'),
      tillState: openDrawer,
      level: 6,
      limitReachedAt: null,
      ofDayCents: 10_000,
      watchCents: 200_000,
      ...known,
    },
  );

describe('a rebuy', () => {
  it('brings a player back in with the event’s chips (FR-REG-34…37)', () => {
    const before = evening();
    const events = accepted(buyBack(before));
    expect(events).toMatchObject([
      {
        type: 'registration.rebought',
        data: { entry: 'e-1', number: 'C-2027-000001', priceCents: 10_000, chips: 20_000, level: 6 },
      },
    ]);
    const after = given(...before, ...events);
    expect(after.standings.busts).toEqual([]);
    expect(after.seating.seatOf['e-1']).toMatchObject({ out: false, seated: true });
    expect(after.registration).toMatchObject({ rebuys: 1, paidEntries: 3 });
  });

  it('counts for a hand begun in the last rebuy level, within the event’s minutes, and never after (FR-REG-36, decision 14)', () => {
    const fellAfter = evening({}, levelSixEnd + 2 * minute);
    const late = { limitReachedAt: levelSixEnd, level: 7 };
    expect(accepted(buyBack(fellAfter, {}, { ...late, at: levelSixEnd + 7 * minute }))).toHaveLength(1);
    expect(refusal(buyBack(fellAfter, {}, { ...late, at: levelSixEnd + 7 * minute + 1 }))).toMatchObject({
      code: 'registration.rebuyOver',
      params: { date: '2027-03-05', time: '22:00' },
      rules: ['FR-REG-36'],
    });
    const longAfter = evening({}, levelSixEnd + 5 * minute + 1);
    expect(refusal(buyBack(longAfter, {}, { ...late, at: levelSixEnd + 6 * minute })).code).toBe(
      'registration.rebuyOver',
    );
  });

  it('takes the floor’s word for the level in which the hand began', () => {
    const before = [...evening({}, null), bust('e-1', levelSixEnd + minute, 7)];
    const late = { at: levelSixEnd + 2 * minute, limitReachedAt: levelSixEnd, level: 7 };
    expect(refusal(buyBack(before, {}, late)).code).toBe('registration.rebuyOver');
    const [event] = accepted(buyBack(before, { handBegunInLevel: 6 }, late));
    expect(event?.data).toMatchObject({ level: 6 });
  });

  it('is over at once where the hand does not count (FR-REG-36)', () => {
    const strict = evening({ rebuy: { ...terms.rebuy!, handBegunInLevelCounts: false } });
    expect(refusal(buyBack(strict, {}, { at: levelSixEnd + 1, limitReachedAt: levelSixEnd })).code).toBe(
      'registration.rebuyOver',
    );
  });

  it('A-11 is a top-up where the rules say so: no elimination is needed, and it counts as a recave (FR-REG-37, FR-REG-93)', () => {
    const free = evening({ rebuy: { ...terms.rebuy!, onlyWhenBusted: false } }, null);
    const sold = accepted(buyBack(free));
    expect(sold).toMatchObject([{ type: 'registration.rebought', data: { priceCents: 10_000 } }]);
    const before = evening({}, null);
    expect(refusal(buyBack(before)).code).toBe('registration.notBusted');
    const postings = postingsOf(sold[0]!).filter(({ account }) => account === 'recaves');
    expect(postings).toEqual([{ account: 'recaves', amountCents: -10_000 }]);
  });

  it.each([
    ['registration.notBusted', evening({}, null), {}, 'FR-REG-37'],
    ['registration.unknownEntry', evening(), { entry: 'constructor' }, undefined],
    ['registration.paymentMismatch', evening(), { amountCents: 9_999 }, 'FR-REG-48'],
  ] as const)('is refused: %s', (code, before, input, rule) => {
    const answer = refusal(buyBack(before, input));
    expect(answer.code).toBe(code);
    if (rule) expect(answer.rules).toContain(rule);
  });

  it('FR-REG-33 is sold to nobody in a format without: whoever is out stays out, as long as play goes on', () => {
    const freezeout = evening({ format: 'multi-table-freezeout', rebuy: null });
    for (const minutes of [1, 9, 60]) {
      expect(refusal(buyBack(freezeout, {}, { at: levelSixEnd - 10 * minute + minutes * minute }))).toMatchObject({
        code: 'registration.noRebuys',
        rules: ['FR-REG-33'],
      });
    }
    expect(given(...freezeout).seating.seatOf['e-1']).toMatchObject({ out: true });
  });

  it('is refused beyond the most of the event (FR-REG-35)', () => {
    const before = evening();
    const again = [...before, ...accepted(buyBack(before)), bust('e-1', levelSixEnd - 5 * minute)];
    expect(refusal(buyBack(again, {}, { number: receipt(2, 'C') }))).toMatchObject({
      code: 'registration.rebuyLimit',
      params: { maxPerPlayer: 1 },
    });
  });

  it('is refused to whoever is not in the room, flagged, or after the freeze (FR-REG-61, R24, FR-REG-91)', () => {
    const absent = evening().filter(({ type }) => type !== 'registration.checkedIn');
    expect(refusal(buyBack(absent)).code).toBe('registration.notCheckedIn');
    const flag = happened('registration.flagged', {
      entry: 'e-1',
      person: 'p_1',
      check: 'exclusion',
      code: 'excluded',
    });
    expect(refusal(buyBack([...evening(), flag]))).toMatchObject({
      code: 'registration.flaggedEntry',
      params: { checks: ['exclusion'] },
    });
    expect(refusal(buyBack([...evening(), happened('prizes.structureFrozen', {})])).code).toBe(
      'registration.structureFrozen',
    );
    expect(refusal(buyBack(evening(), {}, { tillState: closedDrawer })).code).toBe('tills.closed');
  });
});

describe('a rebuy taken back', () => {
  const takeBack = (before: readonly NewEvent[], amountCents = 10_000, from = drawerHolding()) =>
    refundRebuy(
      given(...before),
      {
        tournament: 't-1',
        entry: 'e-1',
        till: 'caisse1',
        payment: [{ method: 'cash', amountCents }],
        cashRetypedCents: amountCents,
      },
      { refundNumber: receipt(1, 'A'), ...from, reason: { textId: 'x_1', digest: 'd' } },
    );

  it('returns the money, keeps the number and puts the elimination in force again (decision 32)', () => {
    const before = evening();
    const sold = [...before, ...accepted(buyBack(before))];
    const events = accepted(takeBack(sold));
    expect(events[0]?.data).toMatchObject({
      number: 'C-2027-000001',
      refundNumber: 'A-2027-000001',
      priceCents: 10_000,
    });
    const after = given(...sold, ...events);
    expect(after.standings.busts).toMatchObject([{ entry: 'e-1' }]);
    expect(after.seating.seatOf['e-1']).toMatchObject({ out: true });
    expect(after.registration.rebuys).toBe(0);
    expect(Object.keys(after.registration.papers)).toContain('C-2027-000001');
  });

  it('is refused without a rebuy, when its chips were lost, for another sum, after the freeze', () => {
    expect(refusal(takeBack(evening())).code).toBe('registration.unknownPaper');
    const before = evening();
    const sold = [...before, ...accepted(buyBack(before))];
    expect(refusal(takeBack([...sold, bust('e-1', levelSixEnd)])).code).toBe('registration.rebuyUsed');
    expect(refusal(takeBack(sold, 9_000)).code).toBe('registration.paymentMismatch');
    expect(refusal(takeBack(sold, 10_000, drawerHolding(9_999))).code).toBe('tills.short');
    expect(refusal(takeBack([...sold, happened('prizes.structureFrozen', {})])).code).toBe(
      'registration.structureFrozen',
    );
  });
});
