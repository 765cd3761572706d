import { describe, expect, it } from 'vitest';
import {
  certifyLine,
  correctLine,
  countersignLine,
  enterLine,
  levyOpenPoints,
  lineInForce,
  overdue,
  signWithin,
} from '../../shared/domain/levy/index.ts';
import { cents } from '../../shared/kernel/cents.ts';
import type { NewEvent } from '../../shared/kernel/event.ts';
import { roles as allRoles, type Role } from '../../shared/kernel/roles.ts';
import {
  awardAt,
  awarded,
  bust,
  minute,
  profile,
  started,
  stateAfter,
  tournament,
  withRanking,
  withStructure,
} from '../support/award-given.ts';
import { accepted, refusal } from '../support/registration-facts.ts';
import { happened } from '../support/tournament-given.ts';

const place = { book: '2026-2027', line: 61, day: '2027-03-05', opened: true };
const terms = profile.levy;

const enter = (events: readonly NewEvent[], next = place) =>
  enterLine(stateAfter(events), { tournament }, { ...next, profile });

const entered = () => [...awarded(), ...at(awardAt + minute, accepted(enter(awarded())))];

const at = (instant: number, events: readonly NewEvent[]) => events.map((event) => ({ ...event, at: instant }));

interface Signer {
  readonly account?: string;
  readonly roles?: readonly Role[];
  readonly line?: number;
}

const certify = (events: readonly NewEvent[], { account = 'mcd1', roles = ['committee-member'], line }: Signer = {}) =>
  certifyLine(stateAfter(events), { tournament, line }, { account, roles, terms });

const countersign = (events: readonly NewEvent[], { account = 'caisse1', roles = ['cashier'], line }: Signer = {}) =>
  countersignLine(stateAfter(events), { tournament, line }, { account, roles, terms });

const certified = () => [...entered(), ...at(awardAt + 2 * minute, accepted(certify(entered())))];
const complete = () => [...certified(), ...at(awardAt + 3 * minute, accepted(countersign(certified())))];

const approval = { roles: ['responsible-director'] as readonly Role[], terms, textId: 'x_1', digest: 'f'.repeat(64) };

const correct = (events: readonly NewEvent[], line?: number, facts: Partial<typeof approval> = {}) =>
  correctLine(stateAfter(events), { tournament, line }, { ...approval, ...place, line: 62, ...facts });

const corrected = () => [...complete(), ...at(awardAt + 20 * minute, accepted(correct(complete())))];

describe('levy.enterLine', () => {
  it('enters all figures at the final award (FR-REG-92…95)', () => {
    expect(accepted(enter(awarded()))).toEqual([
      {
        stream: 'tournament/t-1',
        type: 'levy.lineEntered',
        data: {
          ...{ book: '2026-2027', line: 61, day: '2027-03-05', tournament: 't-1', type: 'multi-table-rebuy' },
          ...{ entries: 4, buyInCents: 10_000, caveCents: 40_000, rebuys: 0, rebuyCents: 0, baseCents: 40_000 },
          ...{ rateBasisPoints: 400, levyCents: 1_600, additionCents: 0, prizesCents: 38_400, awardedAt: awardAt },
        },
      },
    ]);
  });

  it('FR-REG-93, A-24: what the house adds bears no levy, whatever it comes to', () => {
    const guaranteed = withRanking([
      ...withStructure(started(4, { guaranteeCents: cents(500_000) })),
      ...[4, 3, 2].map((index) => bust(`e-${index}`, { hand: 5 - index })),
    ]);
    expect(accepted(enter(guaranteed))).toMatchObject([
      { data: { baseCents: 40_000, levyCents: 1_600, additionCents: 461_600, prizesCents: 500_000 } },
    ]);
  });

  it('FR-REG-27: what a cave refunded after the freeze leaves to the prizes is an addition of the house, never silent', () => {
    const events = [...awarded(), happened('registration.rebuyRefunded', { entry: 'e-4' })];
    expect(accepted(enter(events))).toMatchObject([{ data: { additionCents: 0 } }]);
    const refunded = [...awarded(), happened('registration.refunded', { entry: 'e-4' })];
    expect(accepted(enter(refunded))).toMatchObject([
      { data: { entries: 3, baseCents: 30_000, levyCents: 1_200, additionCents: 9_600, prizesCents: 38_400 } },
    ]);
  });

  it('FR-REG-94: no line, black or red, before a numbered and initialled book has room for it', () => {
    expect(refusal(enter(awarded(), { ...place, opened: false }))).toMatchObject({
      ...{ code: 'levy.bookNotOpened', params: { book: '2026-2027' }, rules: ['FR-REG-94'] },
    });
    expect(refusal(correct(complete(), 61, { opened: false } as Partial<typeof approval>)).code).toBe(
      'levy.bookNotOpened',
    );
  });

  const sold = happened('registration.rebought', { entry: 'e-4', priceCents: 10_000, number: 'C-2027-000009' });

  it.each<[string, readonly NewEvent[]]>([
    ['levy.unknownTournament', []],
    ['levy.notAwarded', withStructure(started(4))],
    ['levy.alreadyEntered', entered()],
    ['levy.alreadyEntered', complete()],
    [
      'levy.structureNotFrozen',
      [...started(1), happened('standings.closed', { ranking: [{ rank: 1, sharedThrough: 1, entry: 'e-1' }] })],
    ],
  ])('refuses %s', (code, events) => {
    expect(refusal(enter(events)).code).toBe(code);
  });

  it('FR-REG-21: refuses prizes under caves less levy, as a recave sold behind the freeze would leave them', () => {
    expect(refusal(enter([...awarded(), sold]))).toMatchObject({
      ...{ code: 'levy.prizesBelowFloor', params: { prizesCents: 38_400, floorCents: 48_000 }, rules: ['FR-REG-21'] },
    });
  });

  it('FR-REG-25: refuses an addition that refunds have carried over the cap', () => {
    const rich = awarded().map((event) =>
      event.type === 'prizes.structureFrozen'
        ? { ...event, data: { ...event.data, poolCents: 25_038_401, prizes: [{ rank: 1, amountCents: 25_038_401 }] } }
        : event,
    );
    expect(refusal(enter(rich))).toMatchObject({ code: 'levy.additionOverCap', params: { additionCents: 25_000_001 } });
  });
});

describe('levy.certify and levy.countersign', () => {
  it('FR-REG-96, FR-REG-97: a director or committee member certifies, another person countersigns as cashier', () => {
    expect(accepted(certify(entered()))).toMatchObject([
      { type: 'levy.lineCertified', data: { book: '2026-2027', line: 61, account: 'mcd1', role: 'committee-member' } },
    ]);
    expect(accepted(countersign(certified()))).toMatchObject([
      { type: 'levy.lineCountersigned', data: { book: '2026-2027', line: 61, account: 'caisse1' } },
    ]);
    expect(levyOpenPoints(stateAfter(complete()))).toEqual([]);
  });

  it('FR-REG-11: no other role certifies or corrects, together with others or alone; the line keeps the role of the moment', () => {
    const others = allRoles.filter((role) => role !== 'responsible-director' && role !== 'committee-member');
    for (const roles of [...others.map((role) => [role]), others]) {
      expect(refusal(certify(entered(), { roles })).rules).toContain('FR-REG-11');
      expect(refusal(correct(complete(), 61, { roles })).code).toBe('levy.notCertifier');
    }
    for (const role of ['responsible-director', 'committee-member'] as const)
      expect(accepted(certify(entered(), { roles: ['floor', role] }))).toMatchObject([{ data: { role } }]);
  });

  it.each<[string, readonly NewEvent[], Signer]>([
    ['levy.unknownLine', awarded(), {}],
    ['levy.unknownLine', entered(), { line: 60 }],
    ['levy.notCertifier', entered(), { roles: ['cashier'] }],
    ['levy.alreadyCertified', certified(), {}],
  ])('certify refuses %s', (code, events, signer) => {
    expect(refusal(certify(events, signer)).code).toBe(code);
  });

  it.each<[string, readonly NewEvent[], Signer]>([
    ['levy.unknownLine', awarded(), {}],
    ['levy.notCountersigner', certified(), { roles: ['committee-member'] }],
    ['levy.notCertified', entered(), {}],
    ['levy.sameSigner', certified(), { account: 'mcd1', roles: ['committee-member', 'cashier'] }],
    ['levy.alreadyCountersigned', complete(), {}],
  ])('countersign refuses %s', (code, events, signer) => {
    expect(refusal(countersign(events, signer)).code).toBe(code);
  });
});

describe('levy.correct', () => {
  it('adds a red line with the figures negated, leaves the wrong one, and lets the right one be entered', () => {
    expect(accepted(correct(complete()))).toMatchObject([
      {
        type: 'levy.lineCorrected',
        data: {
          ...{ line: 62, correctsBook: '2026-2027', corrects: 61, textId: 'x_1' },
          ...{
            entries: -4,
            caveCents: -40_000,
            rebuys: 0,
            baseCents: -40_000,
            levyCents: -1_600,
            prizesCents: -38_400,
          },
        },
      },
    ]);
    const [red] = accepted(correct(complete()));
    expect(Object.is((red!.data as { rebuys: number }).rebuys, -0)).toBe(false);
    const { levy } = stateAfter(corrected());
    expect(levy.lines[0]).toMatchObject({ line: 61, levyCents: 1_600, corrected: true });
    expect(lineInForce(levy)).toBeUndefined();
    const right = [...corrected(), ...accepted(enter(corrected(), { ...place, line: 63 }))];
    expect(lineInForce(stateAfter(right).levy)).toMatchObject({ line: 63, levyCents: 1_600 });
  });

  it('the red line is certified and countersigned like any other', () => {
    const signed = [...corrected(), ...accepted(certify(corrected()))];
    expect(accepted(certify(corrected()))).toMatchObject([{ data: { line: 62 } }]);
    expect(accepted(countersign(signed))).toMatchObject([{ data: { line: 62 } }]);
  });

  it.each<[string, readonly NewEvent[], number | undefined, Partial<typeof approval>]>([
    ['levy.unknownLine', awarded(), undefined, {}],
    ['levy.unknownLine', complete(), 60, {}],
    ['levy.notCertifier', complete(), 61, { roles: ['cashier'] }],
    ['levy.alreadyCorrected', corrected(), 61, {}],
    ['levy.correctionStays', corrected(), 62, {}],
  ])('refuses %s', (code, events, line, facts) => {
    expect(refusal(correct(events, line, facts)).code).toBe(code);
  });
});

describe('what is missing', () => {
  it('is the line, then its certification, then its countersignature, each with its age', () => {
    expect(levyOpenPoints(stateAfter(started(4)))).toEqual([]);
    expect(levyOpenPoints(stateAfter(awarded()))).toEqual([{ missing: 'entry', line: null, sinceAt: awardAt }]);
    expect(levyOpenPoints(stateAfter(entered()))).toEqual([
      { missing: 'certification', line: 61, sinceAt: awardAt + minute },
    ]);
    expect(levyOpenPoints(stateAfter(certified()))).toEqual([
      { missing: 'countersignature', line: 61, sinceAt: awardAt + 2 * minute },
    ]);
    expect(levyOpenPoints(stateAfter(corrected())).map(({ missing, line }) => [missing, line])).toEqual([
      ['entry', null],
      ['certification', 62],
    ]);
  });

  it('A-26: is overdue after more than a quarter of an hour', () => {
    const minutes = signWithin(terms, { signWithinMinutes: null });
    expect(overdue(awardAt, awardAt + 15 * minute, minutes)).toBe(false);
    expect(overdue(awardAt, awardAt + 15 * minute + 1, minutes)).toBe(true);
    expect(signWithin(terms, { signWithinMinutes: 5 })).toBe(5);
  });
});
