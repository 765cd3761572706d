import profileJson from '../../resources/profiles/casino-fr-2007.json' with { type: 'json' };
import type { LimitsReached } from '../../shared/domain/clock/index.ts';
import type { Profile } from '../../shared/domain/profile/index.ts';
import { streamFolds, type TournamentStreamState } from '../../shared/domain/streams.ts';
import { chipsInPlay, closeRanking } from '../../shared/domain/standings/index.ts';
import { freezeStructure } from '../../shared/domain/prizes/index.ts';
import type { TournamentTerms } from '../../shared/domain/tournament/index.ts';
import { cents } from '../../shared/kernel/cents.ts';
import type { NewEvent } from '../../shared/kernel/event.ts';
import { accepted } from './registration-facts.ts';
import { happened, journalled, opened, startAt } from './tournament-given.ts';

export const profile = profileJson as unknown as Profile;
export const minute = 60_000;
export const tournament = 't-1';
/** The end of level 6: rebuys and late entries end. */
export const limitAt = startAt + 120 * minute;
export const awardAt = startAt + 400 * minute;

type Happened = NewEvent & { at?: number };

/** Every slice of the tournament's stream after these events. */
export function stateAfter(events: readonly Happened[]): TournamentStreamState {
  const state = streamFolds.tournament.initial();
  for (const event of journalled(events)) streamFolds.tournament.apply(state, event);
  return state;
}

const drawer = { payment: [], till: 'caisse1', session: 's-1', day: '2027-03-05' };

export const registered = (index: number, buyInCents = 10_000): Happened =>
  happened('registration.playerRegistered', {
    ...drawer,
    payment: [{ method: 'card', amountCents: buyInCents + 2_000 }],
    entry: `e-${index}`,
    person: `p-${index}`,
    digest: 'd',
    checks: [],
    number: `R-2027-${String(index).padStart(6, '0')}`,
    buyInCents,
    feeCents: 2_000,
    bulletin: { channel: 'handed-in', rulesVersion: 1, rulesSha256: 'a' },
    publicName: true,
    late: false,
    watch: false,
  });

export const rebought = (entry: string, number = 1, at = startAt + 60 * minute): Happened =>
  happened(
    'registration.rebought',
    {
      ...drawer,
      ...{ entry, number: `C-2027-${String(number).padStart(6, '0')}`, priceCents: 10_000, chips: 20_000, level: 3 },
      watch: false,
    },
    at,
  );

/** A table is opened and the entry drawn a seat of it. */
export const sat = (entry: string, table: number, seat: number): Happened[] => [
  happened('seating.tablesOpened', { tables: [table], seatsPerTable: 9 }),
  happened('seating.seatDrawn', {
    ...{ entry, table, seat, draw: seat, candidates: 9, index: 0, reason: 'registration', busyWhenOut: true },
  }),
];

interface FieldOptions extends Partial<TournamentTerms> {
  readonly buyIns?: readonly number[];
}

/** A tournament that has begun with `players` entries `e-1`…; `mcd1` is its director, without guarantee, three places paid. */
export function started(players: number, { buyIns = [], ...changes }: FieldOptions = {}): Happened[] {
  const plan = { guaranteeCents: cents(0), payoutBasisPoints: [5000, 3000, 2000], roundingStepCents: cents(100) };
  return [
    ...opened({ ...plan, ...changes }),
    happened('tournament.directorAppointed', { account: 'mcd1' }),
    ...Array.from({ length: players }, (_, index) => registered(index + 1, buyIns[index])),
    happened('tournament.started', { at: startAt }, startAt),
  ];
}

interface BustOptions {
  readonly hand: number;
  readonly stack?: number;
  readonly at?: number;
}

export const bust = (entries: string | readonly string[], { hand, at, stack = 1000 }: BustOptions): Happened =>
  happened(
    'standings.eliminated',
    { hand, sameHand: 'stack', level: 8, busts: [entries].flat().map((entry) => ({ entry, stack })) },
    at ?? startAt + hand * minute,
  );

export const closedSales: LimitsReached = {
  at: limitAt + 6 * minute,
  rebuyLimitReachedAt: limitAt,
  lateLimitReachedAt: limitAt,
};

export const directorFacts = {
  account: 'mcd1',
  roles: ['committee-member'] as const,
  moment: closedSales,
  profile,
};

/** The events, and the structure frozen after them by the real rule. */
export function withStructure(events: readonly Happened[]): Happened[] {
  return [...events, ...accepted(freezeStructure(stateAfter(events), { tournament }, directorFacts))];
}

/** The events, and the ranking closed after them by the real rule. */
export function withRanking(events: readonly Happened[]): Happened[] {
  const facts = { account: 'mcd1', structureFrozen: true, reason: null };
  const state = stateAfter(events);
  const countedChips = chipsInPlay(state) ?? 0;
  const closed = accepted(closeRanking(state, { tournament, countedChips }, facts));
  return [...events, ...closed.map((event) => ({ ...event, at: awardAt }))];
}

/** Four players at 100 €: pool 384 €, paid 192, 115, 77; `e-1` won before `e-2`, `e-3`, `e-4`. */
export const awarded = (): Happened[] =>
  withRanking([
    ...withStructure(started(4)),
    bust('e-4', { hand: 1 }),
    bust('e-3', { hand: 2 }),
    bust('e-2', { hand: 3 }),
  ]);
