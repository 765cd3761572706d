import { describe, expect, test } from 'vitest';
import {
  planTournament,
  planWarnings,
  type DraftTerms,
  type PlanFacts,
  type TournamentTerms,
} from '../../shared/domain/tournament/index.ts';
import { parseInstant } from '../../shared/kernel/calendar.ts';
import { cents } from '../../shared/kernel/cents.ts';
import { draft, planFacts, PlayedStream } from '../support/played-stream.ts';

const plan = (changes: Partial<DraftTerms>, facts: Partial<PlanFacts> = {}) => {
  const stream = new PlayedStream();
  return stream.take(planTournament(stream.state.plan, { ...draft, ...changes }, { ...planFacts, ...facts }));
};

const rebuy = draft.rebuy!;
const level = (index: number, changes: object) =>
  draft.levels.map((each, at) => (at === index ? { ...each, ...changes } : each));
const single = {
  format: 'single-table',
  rebuy: null,
  tables: [4],
  seatsPerTable: 10,
  registration: { ...draft.registration, capacity: 10, lateUntil: null },
} satisfies Partial<DraftTerms>;

test('a tournament is planned: its terms, its profile, its tables', () => {
  const stream = new PlayedStream();
  expect(stream.take(planTournament(stream.state.plan, draft, planFacts))).toEqual(['tournament.planned']);
  const { terms } = stream.state.plan;
  expect(terms).toMatchObject({ roomKind: 'gaming-room', profileHash: planFacts.profileHash });
  expect(terms?.tables).toHaveLength(20);
  expect(stream.take(planTournament(stream.state.plan, draft, planFacts))).toBe('tournament.exists');
});

test.each<[string, Partial<DraftTerms>]>([
  ['FR-REG-33 without rebuys', { format: 'multi-table-freezeout', rebuy: null }],
  ['FR-REG-38 at a single table of ten', single],
  ['in an annex', { room: 'Salon Annexe', registration: { ...draft.registration, capacity: 54 } }],
  ['without late registration', { registration: { ...draft.registration, lateUntil: null } }],
  [
    'A-23 late registration until the level after the rebuys begins',
    { registration: { ...draft.registration, lateUntil: { kind: 'start-of-level', level: 3 } } },
  ],
  [
    'C24 a level of twelve hours and a break of sixteen',
    { levels: level(0, { minutes: 720 }), breaks: [{ afterLevel: 1, minutes: 960, colourUp: [] }] },
  ],
])('%s is accepted', (_what, changes) => {
  expect(plan(changes)).toEqual(['tournament.planned']);
});

test.each<[string, Partial<DraftTerms>, string]>([
  ['FR-REG-41 a format that the text does not know', { format: 'multi-table-bounty' }, 'tournament.formatUnknown'],
  ['FR-REG-102 Omaha', { game: 'omaha' }, 'tournament.gameUnknown'],
  ['FR-REG-01 a room that is not the house’s', { room: 'Terrasse' }, 'tournament.roomUnknown'],
  ['FR-REG-01 outside the enclosure', { room: 'Plage' }, 'tournament.roomKindNotAllowed'],
  ['FR-REG-01 a table that the room lacks', { tables: [1, 21] }, 'tournament.tablesUnknown'],
  ['a start in the past', { startsAt: planFacts.now }, 'tournament.startInPast'],
  [
    'FR-REG-42 registration that opens at the start',
    { registration: { ...draft.registration, opensAt: draft.startsAt } },
    'tournament.registrationWindow',
  ],
  ['more entrants than seats', { tables: [1, 2] }, 'tournament.capacityOverTables'],
  ['FR-REG-17 a single table that is not named', { ...single, tables: null }, 'tournament.singleTable'],
  ['FR-REG-17 two tables for one', { ...single, tables: [4, 5] }, 'tournament.singleTable'],
  [
    'FR-REG-39 eleven at a single table',
    { ...single, registration: { ...single.registration, capacity: 11 } },
    'tournament.singleTableCapacity',
  ],
  ['levels with a gap', { levels: level(1, { level: 3 }) }, 'tournament.levelsNotOrdered'],
  ['blinds that fall', { levels: level(2, { smallBlind: 100, bigBlind: 300 }) }, 'tournament.blindsNotRising'],
  ['a small blind over the big one', { levels: level(0, { smallBlind: 300 }) }, 'tournament.blindsNotRising'],
  [
    'a break after a level that is not there',
    { breaks: [{ afterLevel: 4, minutes: 10, colourUp: [] }] },
    'tournament.breakAfterUnknownLevel',
  ],
  ['two breaks after one level', { breaks: [draft.breaks[0]!, draft.breaks[0]!] }, 'tournament.breakAfterUnknownLevel'],
  [
    'a colour-up of no chip',
    { breaks: [{ afterLevel: 1, minutes: 10, colourUp: [25] }] },
    'tournament.colourUpUnknownChip',
  ],
  ['chips out of order', { chips: [...draft.chips].reverse() }, 'tournament.chipsNotOrdered'],
  ['FR-REG-30 chips that do not make the stack', { startingStack: 19_900 }, 'tournament.stackMismatch'],
  ['FR-REG-28 prizes of 99.99 %', { payoutBasisPoints: [5000, 3000, 1999] }, 'tournament.payoutNotWhole'],
  ['FR-REG-28 prizes of 100.01 %', { payoutBasisPoints: [5000, 3000, 2001] }, 'tournament.payoutNotWhole'],
  [
    'FR-REG-88 a third prize above the second',
    { payoutBasisPoints: [5000, 2000, 3000] },
    'tournament.payoutNotDescending',
  ],
  ['FR-REG-37 no rebuy terms in a rebuy tournament', { rebuy: null }, 'tournament.rebuyTermsIncomplete'],
  ['FR-REG-35 rebuys without a limit', { rebuy: { ...rebuy, maxPerPlayer: null } }, 'tournament.rebuyTermsIncomplete'],
  ['FR-REG-37 rebuys without an end', { rebuy: { ...rebuy, until: null } }, 'tournament.rebuyTermsIncomplete'],
  ['FR-REG-33 rebuys in a format without', { format: 'multi-table-freezeout' }, 'tournament.rebuysNotInFormat'],
  [
    'FR-REG-36 rebuys until the very end',
    { rebuy: { ...rebuy, until: { kind: 'end-of-level', level: 3 } } },
    'tournament.rebuysPastFirstPart',
  ],
  [
    'late registration to the end',
    { registration: { ...draft.registration, lateUntil: { kind: 'end-of-level', level: 3 } } },
    'tournament.lateRegistrationPastEnd',
  ],
  [
    'A-23 late registration past the rebuys',
    { rebuy: { ...rebuy, until: { kind: 'end-of-level', level: 1 } } },
    'tournament.lateRegistrationPastFreeze',
  ],
])('%s is refused', (_what, changes, code) => {
  expect(plan(changes)).toBe(code);
});

test('FR-REG-37 the refusal names the rebuy terms that are missing', () => {
  const incomplete = { ...draft, rebuy: { ...rebuy, maxPerPlayer: null, payWithinMinutes: null } };
  expect(planTournament(new PlayedStream().state.plan, incomplete, planFacts)).toMatchObject({
    refusal: { params: { missing: ['maxPerPlayer', 'payWithinMinutes'] }, rules: ['FR-REG-35', 'FR-REG-37'] },
  });
});

describe('FR-REG-18 the yearly cap, by the stricter of calendar year and season (decision 18)', () => {
  test.each([
    [{ calendar: 99, season: 40 }, ['tournament.planned']],
    [{ calendar: 100, season: 40 }, 'tournament.yearlyCap'],
    [{ calendar: 12, season: 100 }, 'tournament.yearlyCap'],
  ])('%o', (counted, answer) => {
    expect(plan({}, { counted })).toEqual(answer);
  });

  test('a profile that only warns lets the 101st pass', () => {
    const profile = { ...planFacts.profile, yearlyCap: { ...planFacts.profile.yearlyCap!, blocks: false } };
    expect(plan({}, { profile, counted: { calendar: 100, season: 0 } })).toEqual(['tournament.planned']);
  });
});

test('the answer warns of the cap coming near, of an annex and of too few chips', () => {
  const terms = {
    ...draft,
    roomKind: 'annex',
    startsAt: parseInstant('2027-06-18T20:00:00+02:00'),
  } as unknown as TournamentTerms;
  const short = [{ ...draft.chips[0]!, stock: 899 }, ...draft.chips.slice(1)];
  const facts = { ...planFacts, counted: { calendar: 89, season: 3 } };
  expect(planWarnings({ ...terms, chips: short, buyInCents: cents(1) }, facts)).toEqual([
    'yearly-cap-near',
    'annex-guarantees',
    'chip-stock-short',
  ]);
  expect(planWarnings({ ...terms, roomKind: 'gaming-room' }, planFacts)).toEqual([]);
});
