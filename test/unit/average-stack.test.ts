import { expect, it } from 'vitest';
import { averageStack } from '../../shared/domain/standings/index.ts';
import { streamFolds, type TournamentStreamState } from '../../shared/domain/streams.ts';
import type { TournamentTerms } from '../../shared/domain/tournament/index.ts';

const bust = (entry: string) => ({
  ...{ entry, hand: 1, sameHand: 'chips-decide', stack: null, table: null, by: null, level: 8, at: 0 },
});

/** So many caves of 30 000 chips and rebuys of 20 000, so many players left. */
function evening(entries: number, left: number, rebuys = 0): TournamentStreamState {
  const state = streamFolds.tournament.initial();
  const names = Array.from({ length: entries }, (_, nth) => `e-${nth}`);
  const terms = { startingStack: 30_000, rebuy: { chips: 20_000 } } as unknown as TournamentTerms;
  return {
    ...state,
    plan: { ...state.plan, terms },
    registration: { ...state.registration, paidEntries: entries, rebuys },
    standings: { ...state.standings, entries: names, busts: names.slice(left).map(bust) as never },
  };
}

it('is every chip that was bought over the players left, to the nearest chip (S06)', () => {
  expect(averageStack(evening(143, 74))).toBe(57_973);
  expect(averageStack(evening(143, 143))).toBe(30_000);
  expect(averageStack(evening(10, 7, 2))).toBe(48_571);
  expect(averageStack(evening(10, 0))).toBeNull();
  expect(averageStack(streamFolds.tournament.initial())).toBeNull();
});
