import { describe, expect, it } from 'vitest';
import { structureChecks } from '../../../renderer/features/prizes/structure-checks.ts';
import {
  announcedDraft,
  choicesOf,
  structureView,
  withCurve,
  withDifferenceSpread,
  withPart,
  type StructureBasis,
} from '../../../renderer/features/prizes/structure-draft.ts';
import { sumOf } from '../../../renderer/features/prizes/scale-curve.ts';
import type { PrizesState } from '../../../shared/domain/prizes/index.ts';
import type { TournamentTerms } from '../../../shared/domain/tournament/index.ts';
import { cents } from '../../../shared/kernel/cents.ts';
import { profile } from '../../support/award-given.ts';

const terms = {
  buyInCents: cents(10_000),
  feeCents: cents(2_000),
  finalTableSeats: 9,
  guaranteeCents: cents(0),
  rebuy: null,
  payoutBasisPoints: [5000, 3000, 2000],
  roundingStepCents: cents(500),
  rounding: 'round-down-rest-to-first',
} as unknown as TournamentTerms;

const sold = (entries: number): PrizesState => ({
  caves: Object.fromEntries(
    Array.from({ length: entries }, (_, index) => [`e-${index}`, { caveCents: cents(10_000), rebuyCents: [] }]),
  ),
  frozen: null,
  settled: {},
  refusedDeals: 0,
});
const basisOf = (entries: number): StructureBasis => ({ terms, profile, prizes: sold(entries) });
const over = { entries: true, rebuys: true, rebuysUntil: null };
const stateOf = (basis: StructureBasis, draft: ReturnType<typeof announcedDraft>, name: string) =>
  structureChecks(basis, structureView(basis, draft), over).find((check) => check.name === name)?.state;

describe('the draft of a structure', () => {
  it('gives the pool of the mockup from its parts (FR-REG-21, FR-REG-92)', () => {
    const { pool } = structureView(basisOf(143), announcedDraft({ terms }));
    expect([pool.sales.baseCents, pool.levyCents, pool.additionCents, pool.poolCents]).toEqual([
      1_430_000, 57_200, 0, 1_372_800,
    ]);
  });

  it('reckons each part on what is left beside bounties (A-12) and entries (FR-REG-88)', () => {
    const rawOf = (extras: object) => {
      const basis = { ...basisOf(10), terms: { ...terms, ...extras } } as StructureBasis;
      const view = structureView(basis, withPart(announcedDraft(basis), 1, 4000));
      return view.rows.map(({ rawCents }) => rawCents);
    };
    expect(rawOf({})).toEqual([38_400, 28_800, 19_200]);
    expect(rawOf({ bountyCents: cents(2_000) })).toEqual([30_400, 22_800, 15_200]);
    const prizeEntries = { tournament: 'main', name: 'Grand tournoi', valueCents: cents(16_000), most: 2 };
    expect(rawOf({ prizeEntries })).toEqual([25_600, 19_200, 12_800]);
  });

  it('keeps the smallest prize at what was asked for beside bounties too (A-12)', () => {
    const basis = { ...basisOf(143), terms: { ...terms, bountyCents: cents(4_000) } } as StructureBasis;
    const draft = withCurve(announcedDraft(basis), { places: 18, slope: 80, leastCents: 26_000 }, basis);
    expect(structureView(basis, draft).sheet?.places.at(-1)?.amountCents).toBeGreaterThanOrEqual(26_000);
  });

  it('sends only what differs from the announced terms', () => {
    const draft = announcedDraft({ terms });
    expect(choicesOf(draft, terms)).toEqual({});
    expect(choicesOf({ ...draft, stepCents: 1_000, extraCents: 5_000 }, terms)).toEqual({
      stepCents: 1_000,
      extraCents: 5_000,
    });
  });

  it('keeps the smallest prize at what was asked for, rounding included', () => {
    const basis = basisOf(143);
    const draft = withCurve(announcedDraft(basis), { places: 18, slope: 80, leastCents: 26_000 }, basis);
    const { sheet } = structureView(basis, draft);
    expect(sheet?.places).toHaveLength(18);
    expect(sheet?.places.at(-1)?.amountCents).toBeGreaterThanOrEqual(26_000);
    expect(sumOf(sheet!.places.map(({ amountCents }) => amountCents))).toBe(1_372_800);
  });

  it('shows no prize while the parts are not one hundred percent, and all of them once the difference is spread', () => {
    const basis = basisOf(10);
    const off = withPart(announcedDraft(basis), 1, 4500);
    expect(structureView(basis, off).refusal?.code).toBe('prizes.percentNotHundred');
    expect(structureView(basis, off).rows.map(({ amountCents }) => amountCents)).toEqual([null, null, null]);
    const spread = withDifferenceSpread(off);
    expect(spread.basisPoints[0]).toBe(4500);
    expect(structureView(basis, spread).refusal).toBeUndefined();
  });

  it('shows the frozen structure and no longer the draft (M18)', () => {
    const basis = basisOf(10);
    const { sheet } = structureView(basis, announcedDraft(basis));
    const { sales, places, ...figures } = sheet!;
    const { entries, caveCents, rebuys, rebuyCents } = sales;
    const frozen = {
      ...figures,
      ...{ entries, caveCents, rebuys, rebuyCents },
      basisPoints: places.map(({ basisPoints }) => basisPoints),
      prizes: places.map(({ rank, amountCents }) => ({ rank, amountCents })),
      at: 7,
    };
    const after = { ...basis, prizes: { ...basis.prizes, frozen } };
    const view = structureView(after, withPart(announcedDraft(basis), 1, 9000));
    expect(view.rows.map(({ basisPoints }) => basisPoints)).toEqual([5000, 3000, 2000]);
  });
});

describe('the checks before the freeze', () => {
  it('all hold for a structure that nothing speaks against', () => {
    const basis = basisOf(143);
    const states = structureChecks(basis, structureView(basis, announcedDraft(basis)), over);
    expect(states.map(({ state }) => state)).toEqual(states.map(() => 'ok'));
  });

  it('wait for the end of sales (FR-REG-90, FR-REG-91)', () => {
    const basis = basisOf(143);
    const view = structureView(basis, announcedDraft(basis));
    const open = structureChecks(basis, view, { entries: false, rebuys: false, rebuysUntil: null });
    expect(open.filter(({ state }) => state === 'open').map(({ name }) => name)).toEqual(['entries']);
  });

  it('say until when the last rebuys are sold (FR-REG-91)', () => {
    const rebuy = { ...{ priceCents: 10_000, chips: 20_000, maxPerPlayer: 1 }, until: { level: 6 } };
    const basis = { ...basisOf(143), terms: { ...terms, rebuy } } as StructureBasis;
    const told = (sold: object) =>
      structureChecks(basis, structureView(basis, announcedDraft(basis)), { ...over, ...sold }).find(
        ({ name }) => name === 'rebuys',
      );
    expect(told({ rebuys: false, rebuysUntil: 5 })).toMatchObject({ text: 'prizes.check.rebuysUntil', at: 5 });
    expect(told({ rebuys: false })).toMatchObject({ text: 'prizes.check.rebuys', state: 'open' });
    expect(told({ rebuysUntil: 5 })).toMatchObject({ text: 'prizes.check.rebuys', state: 'ok' });
  });

  it.each([
    ['sum', (basis: StructureBasis) => withPart(announcedDraft(basis), 1, 4000), 'block'],
    ['descending', (basis: StructureBasis) => withPart(announcedDraft(basis), 3, 3500), 'block'],
    ['addition', (basis: StructureBasis) => ({ ...announcedDraft(basis), extraCents: 25_000_001 }), 'block'],
    [
      'least',
      (basis: StructureBasis) => withCurve(announcedDraft(basis), { places: 140, leastCents: 0 }, basis),
      'warn',
    ],
    [
      'places',
      (basis: StructureBasis) => withCurve(announcedDraft(basis), { places: 60, leastCents: 0 }, basis),
      'warn',
    ],
  ] as const)('%s is told when it does not hold', (name, draftOf, state) => {
    const basis = basisOf(143);
    expect(stateOf(basis, draftOf(basis), name)).toBe(state);
  });

  it.each([
    [19_999_999, 'ok'],
    [20_000_000, 'warn'],
    [25_000_001, 'block'],
  ] as const)('count goods of %d cents towards the cap like money (FR-REG-25): %s', (valueCents, state) => {
    const goods = { what: 'un week-end à Clairval', valueCents: cents(valueCents) };
    const basis = { ...basisOf(143), terms: { ...terms, goods } } as StructureBasis;
    expect(stateOf(basis, announcedDraft(basis), 'addition')).toBe(state);
  });

  it('block more places than entrants (P12)', () => {
    expect(stateOf(basisOf(2), announcedDraft({ terms }), 'places')).toBe('block');
    const view = structureView(basisOf(2), announcedDraft({ terms }));
    const early = structureChecks(basisOf(2), view, { entries: false, rebuys: false, rebuysUntil: null });
    expect(early.find(({ name }) => name === 'places')?.state).toBe('open');
  });
});
