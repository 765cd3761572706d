import { expect, test } from 'vitest';
import { closeTournament, type ClosingFacts } from '../../shared/domain/tournament/index.ts';
import { PlayedClock } from '../support/played-clock.ts';

const settled: ClosingFacts = {
  id: 't-1',
  rankingClosed: true,
  structureFrozen: true,
  openRanks: [],
  openRefunds: 0,
  levyLine: 'countersigned',
};

const close = (facts: Partial<ClosingFacts>) => {
  const clock = new PlayedClock();
  clock.start();
  return clock.take(closeTournament(clock.state.plan, { ...settled, ...facts }));
};

test('closes once everything is paid and signed', () => {
  expect(close({})).toEqual(['tournament.closed']);
});

test.each<[string, Partial<ClosingFacts>, string]>([
  ['FR-REG-32 the ranking is open', { rankingClosed: false }, 'tournament.rankingOpen'],
  ['FR-REG-91 the prizes were never fixed', { structureFrozen: false }, 'tournament.prizesNotFrozen'],
  ['FR-REG-66 a prize is neither paid nor set aside', { openRanks: [3] }, 'tournament.prizesOpen'],
  ['FR-REG-95 there is no levy line', { levyLine: 'none' }, 'tournament.levyNotCertified'],
  ['FR-REG-96 it is not certified', { levyLine: 'entered' }, 'tournament.levyNotCertified'],
  ['FR-REG-97 it is not countersigned', { levyLine: 'certified' }, 'tournament.levyNotCountersigned'],
])('%s: refused', (_what, facts, code) => {
  expect(close(facts)).toBe(code);
});
