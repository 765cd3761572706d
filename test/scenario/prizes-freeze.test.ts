import { describe, expect, it } from 'vitest';
import { lineFigures } from '../../shared/domain/levy/line-figures.ts';
import {
  caveSales,
  checkPrizes,
  freezeOverdue,
  freezeStructure,
  placesPaid,
  prizeSheet,
  rebuysUntil,
  refuseDeal,
  sheetWarnings,
  type PrizeSheet,
  type SheetChoices,
  type StructureFrozen,
} from '../../shared/domain/prizes/index.ts';
import type { Role } from '../../shared/kernel/roles.ts';
import { cents } from '../../shared/kernel/cents.ts';
import type { NewEvent } from '../../shared/kernel/event.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';
import {
  bust,
  closedSales,
  directorFacts,
  limitAt,
  minute,
  profile,
  rebought,
  started,
  stateAfter,
  tournament,
  withStructure,
} from '../support/award-given.ts';
import { accepted, refusal } from '../support/registration-facts.ts';
import { happened, opened, startAt } from '../support/tournament-given.ts';

type Facts = Omit<typeof directorFacts, 'roles'> & { readonly roles: readonly Role[] };

const freeze = (events: readonly NewEvent[], choices: SheetChoices = {}, facts: Partial<Facts> = {}) =>
  freezeStructure(stateAfter(events), { tournament, ...choices }, { ...directorFacts, ...facts });

const moment = (changes: Partial<typeof closedSales>): Partial<Facts> => ({ moment: { ...closedSales, ...changes } });

const dr: Partial<Facts> = { account: 'dr', roles: ['responsible-director'] };

const paidBy = (frozen: NewEvent | undefined): number =>
  (frozen?.data as StructureFrozen).prizes.reduce((sum, { amountCents }) => sum + amountCents, 0);

function sheetAfter(events: readonly NewEvent[], choices: SheetChoices = {}): PrizeSheet {
  const { plan, prizes } = stateAfter(events);
  const sheet = prizeSheet(prizes, { terms: plan.terms!, profile }, choices);
  if (isRefused(sheet)) throw new Error(sheet.refusal.code);
  return sheet;
}

describe('prizes.freeze', () => {
  it('fixes the structure with every figure it was computed from (FR-REG-21, FR-REG-91)', () => {
    const events = accepted(freeze([...started(4), bust('e-4', { hand: 1 }), rebought('e-4')]));
    expect(events).toEqual([
      {
        stream: 'tournament/t-1',
        type: 'prizes.structureFrozen',
        data: {
          ...{ entries: 4, caveCents: 40_000, rebuys: 1, rebuyCents: 10_000, rateBasisPoints: 400 },
          ...{ levyCents: 2_000, floorCents: 48_000, guaranteeCents: 0, additionCents: 0, poolCents: 48_000 },
          ...{ basisPoints: [5000, 3000, 2000], stepCents: 100, rounding: 'largest-remainder' },
          prizes: [
            { rank: 1, amountCents: 24_000 },
            { rank: 2, amountCents: 14_400 },
            { rank: 3, amountCents: 9_600 },
          ],
        },
      },
    ]);
  });

  it('decision 9, FR-REG-26: a guarantee above the floor is made up by the house', () => {
    expect(accepted(freeze(started(4, { guaranteeCents: cents(50_000) })))).toMatchObject([
      { data: { floorCents: 38_400, additionCents: 11_600, poolCents: 50_000 } },
    ]);
    for (const reached of [0, 38_399, 38_400]) {
      expect(accepted(freeze(started(4, { guaranteeCents: cents(reached) })))).toMatchObject([
        { data: { additionCents: 0, poolCents: 38_400 } },
      ]);
    }
  });

  it('FR-REG-25, FR-REG-26: the gap of a guarantee is within the cap to the cent, together with what the house gives on top', () => {
    const cap = profile.prizes.additionCapCents;
    const widest = started(4, { guaranteeCents: cents(38_400 + cap) });
    expect(accepted(freeze(widest))).toMatchObject([{ data: { additionCents: cap } }]);
    const over = { code: 'prizes.additionOverCap', params: { additionCents: cap + 1, capCents: cap } };
    expect(refusal(freeze(started(4, { guaranteeCents: cents(38_401 + cap) })))).toMatchObject(over);
    expect(refusal(freeze(widest, { extraCents: cents(1) }, dr))).toMatchObject(over);
  });

  it('FR-REG-27: no rounding pays more than the pool; to round up is an addition that the responsible director names', () => {
    const odd = started(7, { buyIns: Array<number>(7).fill(1_235) });
    for (const rounding of ['largest-remainder', 'round-down-rest-to-first'] as const) {
      for (const stepCents of [1, 100, 500].map(cents)) {
        const [frozen] = accepted(freeze(odd, { rounding, stepCents }));
        expect(frozen?.data).toMatchObject({ floorCents: 8_299, additionCents: 0, poolCents: 8_299 });
        expect(paidBy(frozen)).toBe(8_299);
      }
    }
    // 82,99 € made up to 85,00 €: the 2,01 € are the house's, and go into the line of the book as such.
    const up = { extraCents: cents(201), stepCents: cents(500) };
    expect(refusal(freeze(odd, up)).code).toBe('prizes.additionByDirectorOnly');
    const [rounded] = accepted(freeze(odd, up, dr));
    expect(rounded?.data).toMatchObject({ additionCents: 201, poolCents: 8_500 });
    expect(paidBy(rounded)).toBe(8_500);
    const { prizes } = stateAfter([...odd, ...accepted(freeze(odd, up, dr))]);
    expect(lineFigures(caveSales(prizes), rounded?.data as StructureFrozen, profile)).toMatchObject({
      ...{ baseCents: 8_645, levyCents: 346, additionCents: 201, prizesCents: 8_500 },
    });
  });

  it('FR-REG-27: prizes that come to a cent more than caves, levy and declared addition are a fault, never silent', () => {
    const exact = { floorCents: cents(8_299), prizesCents: [cents(5_000), cents(3_299)], kinds: ['cash', 'cash'] };
    expect(checkPrizes({ ...exact, declaredAdditionCents: cents(0) }).faults).toEqual([]);
    const up = { ...exact, prizesCents: [cents(5_000), cents(3_300)] };
    expect(checkPrizes({ ...up, declaredAdditionCents: cents(0) })).toMatchObject({
      ...{ faults: ['undeclared-contribution'], impliedAdditionCents: 1 },
    });
    expect(checkPrizes({ ...up, declaredAdditionCents: cents(1) }).faults).toEqual([]);
  });

  it('FR-REG-22: the registration fee, whatever it is, is in no figure', () => {
    const [free, dear] = [0, 50_000].map((fee) => {
      const paying = started(4).map(({ data, ...event }) => ({
        ...event,
        data: event.type === 'registration.playerRegistered' ? { ...data, feeCents: fee } : data,
      }));
      return accepted(freeze(paying));
    });
    expect(dear).toEqual(free);
    expect(free).toMatchObject([{ data: { caveCents: 40_000, levyCents: 1_600, floorCents: 38_400 } }]);
  });

  it('FR-REG-23: the responsible director may add money of the house on top', () => {
    const events = freeze(started(4), { extraCents: cents(1_600) }, dr);
    expect(accepted(events)).toMatchObject([{ data: { additionCents: 1_600, poolCents: 40_000 } }]);
    expect(refusal(freeze(started(4), { extraCents: cents(1_600) }))).toMatchObject({
      code: 'prizes.additionByDirectorOnly',
      rules: expect.arrayContaining(['FR-REG-23']) as string[],
    });
  });

  it('P01: another scale, step and rest rule may be decided; all of the pool is paid', () => {
    const choices = {
      basisPoints: [6000, 4000],
      stepCents: cents(5_000),
      rounding: 'round-down-rest-to-first',
    } as const;
    expect(accepted(freeze(started(4), choices))).toMatchObject([
      { data: { poolCents: 38_400, prizes: [{ amountCents: 23_400 }, { amountCents: 15_000 }] } },
    ]);
  });

  it('refunded caves are in no figure (A-07, M14)', () => {
    const events = [...started(5), happened('registration.cancelled', { entry: 'e-2' })];
    expect(accepted(freeze(events))).toMatchObject([{ data: { entries: 4, caveCents: 40_000, levyCents: 1_600 } }]);
    const rebuy = [...started(4), rebought('e-1'), happened('registration.rebuyRefunded', { entry: 'e-1' })];
    expect(accepted(freeze(rebuy))).toMatchObject([{ data: { rebuys: 0, rebuyCents: 0, levyCents: 1_600 } }]);
  });

  it.each<[string, readonly NewEvent[], SheetChoices, Partial<Facts>]>([
    ['prizes.unknownTournament', [], {}, {}],
    ['prizes.notDirector', started(4), {}, { account: 'mcd2' }],
    ['prizes.alreadyFrozen', withStructure(started(4)), {}, {}],
    ['prizes.alreadyFrozen', withStructure(started(4)), { basisPoints: [10_000] }, dr],
    ['prizes.rebuysOpen', started(4), {}, moment({ rebuyLimitReachedAt: null })],
    ['prizes.rebuysOpen', started(4), {}, moment({ at: limitAt + 5 * minute })],
    ['prizes.registrationOpen', started(4), {}, moment({ lateLimitReachedAt: null })],
    ['prizes.over', [...started(4), happened('tournament.cancelled', {})], {}, {}],
    ['prizes.noEntrants', [...started(0), happened('tournament.registrationClosed', {})], {}, {}],
    ['prizes.percentNotHundred', started(4), { basisPoints: [5000, 3000, 1999] }, {}],
    ['prizes.notDescending', started(4), { basisPoints: [4000, 4500, 1500] }, {}],
    ['prizes.emptyPlace', started(4), { basisPoints: [9_900, 100], stepCents: cents(10_000) }, {}],
    ['prizes.morePlacesThanEntrants', started(2), {}, {}],
  ])('refuses %s', (code, events, choices, facts) => {
    expect(refusal(freeze(events, choices, facts)).code).toBe(code);
  });

  it('M18: the guarantee and the fee cannot be edited behind a frozen structure', () => {
    const frozen = withStructure(started(4));
    const { plan, prizes } = stateAfter(frozen);
    const edited = { ...plan.terms!, guaranteeCents: cents(99_999), payoutBasisPoints: [10_000] };
    expect(prizeSheet(prizes, { terms: edited, profile })).toEqual(sheetAfter(frozen));
  });
});

describe('places paid by the number of entrants (FR-REG-88)', () => {
  const scaleOf = (places: number): readonly number[] =>
    Array.from({ length: places }, (_, index) => (index === 0 ? 10_000 - 100 * (places - 1) : 100));

  it.each([
    [2, 1],
    [11, 2],
    [45, 7],
  ])('%i entrants: the profile proposes %i places, which the desk takes', (entrants, places) => {
    expect(placesPaid(entrants, profile.prizes.proposedPlacesPercent)).toBe(places);
    const [frozen] = accepted(freeze(started(entrants), { basisPoints: scaleOf(places) }));
    expect((frozen!.data as { prizes: unknown[] }).prizes).toHaveLength(places);
  });

  it('as many as there are entrants, never one more', () => {
    expect(accepted(freeze(started(3), { basisPoints: scaleOf(3) }))).toHaveLength(1);
    expect(refusal(freeze(started(3), { basisPoints: scaleOf(4) }))).toMatchObject({
      code: 'prizes.morePlacesThanEntrants',
      rules: ['FR-REG-88'],
    });
  });
});

describe('when sales are over', () => {
  it('without rebuys the structure is frozen at the start, once no late entry is taken (FR-REG-90, A-23)', () => {
    const freezeout = { rebuy: null, format: 'multi-table-freezeout' };
    const none = moment({ rebuyLimitReachedAt: null, lateLimitReachedAt: null });
    const noLate = { ...opened().at(0)!.data, registration: { opensAt: 0, capacity: 180, lateUntil: null } };
    const events = started(4, { ...freezeout, registration: noLate.registration });
    expect(accepted(freeze(events, {}, none))).toHaveLength(1);
    expect(refusal(freeze(started(4, freezeout), {}, none)).code).toBe('prizes.registrationOpen');
    const closed = [...started(4, freezeout), happened('tournament.registrationClosed', {})];
    expect(accepted(freeze(closed, {}, none))).toHaveLength(1);
  });

  describe('FR-REG-90, A-23: without rebuys the announced scale is fixed at the start', () => {
    const freezeout = { rebuy: null, format: 'multi-table-freezeout' };
    const others: readonly SheetChoices[] = [
      { basisPoints: [6000, 4000] },
      { stepCents: cents(500) },
      { rounding: 'round-down-rest-to-first' },
    ];

    it.each(others)('no other scale, step or rest rule after it: %j', (choices) => {
      expect(refusal(freeze(started(4, freezeout), choices))).toEqual({
        ...{ code: 'prizes.scaleFixed', params: { fixedAt: startAt }, rules: ['FR-REG-90'] },
      });
      expect(refusal(freeze(started(4, freezeout), choices, dr)).code).toBe('prizes.scaleFixed');
    });

    it('amounts follow the entries; what the house adds is no part of the scale', () => {
      const [frozen] = accepted(freeze(started(4, freezeout), { extraCents: cents(1_600) }, dr));
      expect(frozen?.data).toMatchObject({ entries: 4, basisPoints: [5000, 3000, 2000], poolCents: 40_000 });
      expect(accepted(freeze(started(4, freezeout), { basisPoints: [5000, 3000, 2000] }))).toHaveLength(1);
    });

    it('another is chosen while the start has not come, and where the announced one does not fit the field', () => {
      const early = started(4, freezeout).filter(({ type }) => type !== 'tournament.started');
      const closed = [...early, happened('tournament.registrationClosed', {})];
      const [frozen] = accepted(freeze(closed, { basisPoints: [6000, 4000] }));
      expect(frozen?.data).toMatchObject({ basisPoints: [6000, 4000] });
      const two = started(2, freezeout);
      expect(refusal(freeze(two)).code).toBe('prizes.morePlacesThanEntrants');
      expect(accepted(freeze(two, { basisPoints: [6000, 4000] }))).toHaveLength(1);
    });

    it('with rebuys it is made at their end (FR-REG-91)', () => {
      expect(accepted(freeze(started(4), others[0]))).toMatchObject([{ data: { basisPoints: [6000, 4000] } }]);
    });
  });

  it('decision 14: who fell in the last hand keeps his minutes, who has no rebuy left does not hold it up', () => {
    const fell = [...started(4), bust('e-4', { hand: 1, at: limitAt + 4 * minute })];
    expect(refusal(freeze(fell, {}, moment({ at: limitAt + 8 * minute }))).code).toBe('prizes.rebuysOpen');
    expect(accepted(freeze(fell, {}, moment({ at: limitAt + 9 * minute + 1 })))).toHaveLength(1);
    const spent = [...started(4), rebought('e-4'), bust('e-4', { hand: 1, at: limitAt + 4 * minute })];
    expect(accepted(freeze(spent, {}, moment({ at: limitAt + 8 * minute })))).toHaveLength(1);
    const until = (events: typeof fell) =>
      rebuysUntil(stateAfter(events), { ...closedSales, at: limitAt + 8 * minute });
    expect([until(fell), until(spent)]).toEqual([limitAt + 9 * minute, limitAt + 5 * minute]);
  });

  it('a field that fell to one player before the limit is over when the last minutes have passed', () => {
    const events = [...started(3), bust('e-3', { hand: 1 }), bust('e-2', { hand: 30 })];
    const early = { rebuyLimitReachedAt: null, lateLimitReachedAt: limitAt };
    const lastBust = stateAfter(events).standings.busts.at(-1)!.at;
    expect(refusal(freeze(events, {}, moment({ ...early, at: lastBust + 5 * minute }))).code).toBe('prizes.rebuysOpen');
    expect(
      accepted(freeze(events, { basisPoints: [10_000] }, moment({ ...early, at: lastBust + 5 * minute + 1 }))),
    ).toHaveLength(1);
  });
});

describe('the alarm for a structure that nobody freezes', () => {
  const overdue = (events: readonly NewEvent[], changes: Partial<typeof closedSales>) =>
    freezeOverdue(stateAfter(events), { ...closedSales, ...changes }, profile.prizes);

  it('sounds when the last limit lies more than ten minutes back, until it is frozen (FR-REG-91)', () => {
    expect(overdue(started(4), { at: limitAt + 10 * minute })).toBe(false);
    expect(overdue(started(4), { at: limitAt + 10 * minute + 1 })).toBe(true);
    expect(overdue(started(4), { at: limitAt + 60 * minute, rebuyLimitReachedAt: null })).toBe(false);
    expect(overdue(withStructure(started(4)), { at: limitAt + 60 * minute })).toBe(false);
    expect(overdue(opened(), { at: limitAt + 60 * minute })).toBe(false);
  });

  it('counts from the start where there are neither rebuys nor late entries (FR-REG-90)', () => {
    const registration = { opensAt: 0, capacity: 180, lateUntil: null };
    const events = started(4, { rebuy: null, registration });
    const none = { rebuyLimitReachedAt: null, lateLimitReachedAt: null };
    expect(overdue(events, { ...none, at: startAt + 10 * minute })).toBe(false);
    expect(overdue(events, { ...none, at: startAt + 10 * minute + 1 })).toBe(true);
  });
});

describe('the prize sheet', () => {
  it('is provisional until it is frozen, and then stays with its working', () => {
    const draft = sheetAfter(started(4));
    expect(draft).toMatchObject({ status: 'provisional', frozenAt: null, sumRoundedCents: 38_300, restCents: 100 });
    expect(draft.places[2]).toEqual({
      ...{ rank: 3, basisPoints: 2000, rawCents: 7_680, roundedCents: 7_600, restCents: 100, amountCents: 7_700 },
    });
    const frozen = sheetAfter(withStructure(started(4)));
    expect(frozen.status).toBe('frozen');
    expect(frozen.places).toEqual(draft.places);
  });

  it('FR-REG-25: warns from the profile’s amount on; P12, FR-REG-88: of a scale for a larger field', () => {
    const guarantee = (amount: number) => started(20, { guaranteeCents: cents(amount) });
    const floor = 192_000;
    expect(sheetWarnings(sheetAfter(guarantee(floor + 19_999_999)), profile)).toEqual([]);
    expect(sheetWarnings(sheetAfter(guarantee(floor + 20_000_000)), profile)).toEqual(['additionNearCap']);
    const nine = [2000, 1500, 1300, 1200, 1000, 900, 800, 700, 600];
    expect(sheetWarnings(sheetAfter(started(11), { basisPoints: nine }), profile)).toEqual(['manyPlaces']);
    const generous = { ...profile, prizes: { ...profile.prizes, manyPlacesPercent: 82 } };
    expect(sheetWarnings(sheetAfter(started(11), { basisPoints: nine }), generous)).toEqual([]);
  });
});

describe('prizes.refuseDeal', () => {
  const ask = (events: readonly NewEvent[], entries: readonly string[], deal = profile.permissions.deal) =>
    refuseDeal(
      stateAfter(events),
      { tournament, entries },
      { profile: { ...profile, permissions: { ...profile.permissions, deal } } },
    );

  it('A-10, FR-REG-89: logs the request that was refused', () => {
    expect(accepted(ask(started(2), ['e-1', 'e-2']))).toEqual([
      { stream: 'tournament/t-1', type: 'prizes.dealRefused', data: { entries: ['e-1', 'e-2'] } },
    ]);
  });

  it('refuses players out of play, unknown tournaments, and profiles that allow deals', () => {
    const out = [...started(3), bust('e-3', { hand: 1 })];
    expect(refusal(ask(out, ['e-1', 'e-3']))).toMatchObject({
      code: 'prizes.unknownPlayers',
      params: { entries: ['e-3'] },
    });
    expect(refusal(ask([], ['e-1', 'e-2'])).code).toBe('prizes.unknownTournament');
    expect(refusal(ask(started(2), ['e-1', 'e-2'], 'allow')).code).toBe('prizes.dealsAllowed');
  });
});
