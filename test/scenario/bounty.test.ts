import { describe, expect, it } from 'vitest';
import given from '../../resources/profiles/casino-fr-2007.json' with { type: 'json' };
import later from '../../resources/profiles/casino-fr-2013.json' with { type: 'json' };
import { lineFigures } from '../../shared/domain/levy/line-figures.ts';
import { awards, caveSales, freezeStructure, payPrize } from '../../shared/domain/prizes/index.ts';
import type { Profile } from '../../shared/domain/profile/index.ts';
import {
  planTournament,
  planWarnings,
  rulesBooklet,
  type DraftTerms,
  type TournamentTerms,
} from '../../shared/domain/tournament/index.ts';
import { cents } from '../../shared/kernel/cents.ts';
import type { NewEvent } from '../../shared/kernel/event.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';
import { directorFacts, started, stateAfter, tournament, withRanking, withStructure } from '../support/award-given.ts';
import { draft, planFacts } from '../support/played-stream.ts';
import { accepted, drawerHolding, refusal } from '../support/registration-facts.ts';
import { happened, startAt } from '../support/tournament-given.ts';

const p2007 = given as unknown as Profile;
const p2013 = later as unknown as Profile;
const noPlan = stateAfter([]).plan;

const planned = (changes: Partial<DraftTerms>, profile = p2007) =>
  planTournament(noPlan, { ...draft, ...changes }, { ...planFacts, profile });

describe('a bounty in the plan', () => {
  it('FR-REG-41 A-12 is a doubtful practice under the given text: warned about, not refused', () => {
    const terms = { ...draft, bountyCents: cents(2_000) };
    const [event] = accepted(planned(terms));
    expect(event).toMatchObject({ type: 'tournament.planned', data: { bountyCents: 2_000 } });
    const warnings = planWarnings(event!.data as TournamentTerms, planFacts);
    expect(warnings).toContain('bounty');
    const [plain] = accepted(planned({}));
    expect(planWarnings(plain!.data as TournamentTerms, planFacts)).toEqual(
      warnings.filter((each) => each !== 'bounty'),
    );
  });

  it('FR-REG-21 is a part of what the levy leaves of the cave; a profile that forbids it has none', () => {
    expect(refusal(planned({ bountyCents: cents(9_600) }))).toMatchObject({
      code: 'tournament.bountyOverCave',
      params: { mostCents: 9_600 },
    });
    const forbids = { ...p2007, permissions: { ...p2007.permissions, bounty: 'block' } } as const;
    expect(refusal(planned({ bountyCents: cents(2_000) }, forbids)).code).toBe('tournament.bountyNotAllowed');
  });
});

describe('the booklet', () => {
  it('FR-REG-56 A-12 says the bounty, what it bears and who takes it, and the goods with their worth', () => {
    const goods = { what: 'un week-end à Clairval', valueCents: cents(40_000) };
    const [event] = accepted(
      planned({ rebuy: null, format: 'multi-table-freezeout', bountyCents: cents(2_000), goods }, p2013),
    );
    const terms = event!.data as TournamentTerms;
    const facts = { terms, profile: p2013, version: 1, houseName: 'Clairval', zone: 'Europe/Paris' };
    const text = JSON.stringify(rulesBooklet(facts));
    expect(text).toContain('de chaque cave vont à qui élimine son joueur');
    expect(text).toContain('Participation complémentaire en nature : un week-end à Clairval');
  });
});

const fell = (entry: string, hand: number, by: string | null): NewEvent & { at: number } => ({
  ...happened('standings.eliminated', {
    ...{ hand, sameHand: 'stack', level: 8 },
    busts: [{ entry, stack: 1_000, ...(by !== null && { by }) }],
  }),
  at: startAt + hand * 60_000,
});

/** Four caves of 100 €, 20 € of each a bounty; `e-4` falls to `e-3`, `e-3` to `e-2`, `e-2` to nobody who was named. */
const played = () =>
  stateAfter(
    withRanking([
      ...withStructure(started(4, { bountyCents: cents(2_000) })),
      fell('e-4', 1, 'e-3'),
      fell('e-3', 2, 'e-2'),
      fell('e-2', 3, null),
    ]),
  );

describe('bounties in prizes and levy', () => {
  it('FR-REG-21, 92, 93 A-12 are cave money: levied once with the rest and part of the floor, beside the places', () => {
    const frozen = accepted(
      freezeStructure(stateAfter(started(4, { bountyCents: cents(2_000) })), { tournament }, directorFacts),
    );
    // 400 € of caves, 16 € levy, 384 € of prizes: 80 € of bounties and 304 € for three places.
    expect(frozen).toMatchObject([
      {
        data: {
          ...{ levyCents: 1_600, floorCents: 38_400, additionCents: 0, poolCents: 38_400 },
          bounty: { count: 4, eachCents: 2_000, amountCents: 8_000 },
          prizes: [{ amountCents: 15_200 }, { amountCents: 9_100 }, { amountCents: 6_100 }],
        },
      },
    ]);
  });

  it('each falls to whoever eliminated; the winner’s own and one that nobody took to the winner: the pool is paid whole', () => {
    const owed = awards(played());
    expect(owed.map(({ entry, amountCents, bountyCents = 0 }) => [entry, amountCents, bountyCents])).toEqual([
      ['e-1', 19_200, 4_000],
      ['e-2', 11_100, 2_000],
      ['e-3', 8_100, 2_000],
    ]);
    expect(owed.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(38_400);
  });

  it('FR-REG-66, 89 are paid with the prize, against the same document, and the payment says so', () => {
    const input = { tournament, entry: 'e-2', till: 'caisse1', documentVerdict: 'valid', setAside: false } as const;
    const payment = [{ method: 'transfer' as const, amountCents: 11_100 }];
    const facts = {
      number: 'P-2027-000001',
      ...drawerHolding(0),
      samePerson: true,
      pastExpiry: false,
      entryOpen: false,
    };
    const watch = { digest: 'f'.repeat(64), ofDayCents: 0, watchCents: 200_000 };
    expect(accepted(payPrize(played(), { ...input, payment }, { ...facts, ...watch }))).toMatchObject([
      { data: { amountCents: 11_100, bountyCents: 2_000 } },
    ]);
  });

  it('FR-REG-95 the line of the book counts them among the prizes', () => {
    const { prizes } = played();
    const figures = lineFigures(caveSales(prizes), prizes.frozen!, p2007);
    if (isRefused(figures)) throw new Error(figures.refusal.code);
    expect(figures).toMatchObject({ baseCents: 40_000, levyCents: 1_600, prizesCents: 38_400, additionCents: 0 });
  });
});

describe('M17: a knock-out that is taken back', () => {
  const field = withStructure(started(4, { bountyCents: cents(2_500) }));
  const undone = (entry: string, hand: number) => ({
    ...happened('standings.reinstated', { entry }),
    at: startAt + hand * 60_000,
  });
  const bountiesAfter = (...events: (NewEvent & { at: number })[]) =>
    Object.fromEntries(
      awards(stateAfter(withRanking([...field, ...events]))).map(({ entry, bountyCents = 0 }) => [entry, bountyCents]),
    );
  const rest = [fell('e-3', 4, 'e-2'), fell('e-2', 5, 'e-1')];

  it('M17 leaves no bounty behind with whoever had taken it', () => {
    expect(bountiesAfter(fell('e-4', 1, 'e-3'), ...rest)).toMatchObject({ 'e-3': 2_500, 'e-1': 5_000 });
    const moved = bountiesAfter(fell('e-4', 1, 'e-3'), undone('e-4', 2), fell('e-4', 3, 'e-2'), ...rest);
    expect(moved).toEqual({ 'e-1': 5_000, 'e-2': 5_000, 'e-3': 0 });
  });

  it('M17 another hunter told at the second time takes it alone, and the pool is paid to the same cent', () => {
    const sum = (...events: (NewEvent & { at: number })[]) =>
      awards(stateAfter(withRanking([...field, ...events]))).reduce((total, { amountCents }) => total + amountCents, 0);
    const first = sum(fell('e-4', 1, 'e-3'), ...rest);
    expect(sum(fell('e-4', 1, 'e-3'), undone('e-4', 2), fell('e-4', 3, 'e-1'), ...rest)).toBe(first);
    expect(first).toBe(38_400);
  });
});

describe('what the house adds in kind', () => {
  const goods = { what: 'un week-end à Clairval', valueCents: cents(40_000) };

  it('FR-REG-24 is refused under the given text, which knows money only', () => {
    expect(refusal(planned({ goods }))).toMatchObject({
      code: 'tournament.goodsNotAllowed',
      rules: ['FR-REG-24'],
      params: { profile: 'casino-fr-2007' },
    });
  });

  it('FR-REG-25 under the later text counts in the cap of 250 000 €, alone and with the guarantee', () => {
    const later2013 = { rebuy: null, format: 'multi-table-freezeout' };
    expect(accepted(planned({ ...later2013, goods }, p2013))).toMatchObject([{ data: { goods } }]);
    const over = { ...goods, valueCents: cents(25_000_001) };
    expect(refusal(planned({ ...later2013, goods: over }, p2013)).code).toBe('tournament.goodsOverCap');
    // Four caves leave 384 €; a guarantee of 250 000 € is an addition of 249 616 €, goods of 400 € are 16 € too many.
    const both = started(4, { goods, guaranteeCents: cents(25_000_000) });
    expect(refusal(freezeStructure(stateAfter(both), { tournament }, directorFacts))).toMatchObject({
      code: 'prizes.additionOverCap',
      params: { additionCents: 25_001_600, capCents: 25_000_000 },
    });
  });

  it('FR-REG-23 stands beside the pool with its worth, and in no sum of money', () => {
    expect(stateAfter(withStructure(started(4, { goods }))).prizes.frozen).toMatchObject({
      ...{ goods, poolCents: 38_400, additionCents: 0 },
    });
  });
});
