import { expect, it } from 'vitest';
import { rowsOf } from '../../renderer/app/tournament-rows.ts';
import { streamFolds, type TournamentStreamState } from '../../shared/domain/streams.ts';
import type { TournamentTerms } from '../../shared/domain/tournament/index.ts';
import { cents } from '../../shared/kernel/cents.ts';

const terms = (startsAt: number): TournamentTerms =>
  ({
    name: 't',
    startsAt,
    buyInCents: cents(100_00),
    feeCents: cents(20_00),
    registration: { capacity: 180 },
  }) as TournamentTerms;

function tournament(id: string, plan: Partial<TournamentStreamState['plan']>) {
  const state = streamFolds.tournament.initial();
  return { id, state: { ...state, plan: { ...state.plan, ...plan } } };
}

it('puts what concerns the evening first, and what starts next before what starts later', () => {
  const rows = rowsOf([
    tournament('never planned', {}),
    tournament('over', { terms: terms(1), startedAt: 1, closedAt: 2 }),
    tournament('over later', { terms: terms(3), startedAt: 3, closedAt: 4 }),
    tournament('in june', { terms: terms(900) }),
    tournament('in may', { terms: terms(800) }),
    tournament('cancelled', { terms: terms(850), cancelledAt: 5 }),
    tournament('on sale', { terms: terms(700), registration: 'open' }),
    tournament('running', { terms: terms(600), registration: 'closed', startedAt: 601 }),
  ]);
  expect(rows.map(({ id }) => id)).toEqual([
    'running',
    'on sale',
    'in may',
    'in june',
    'over later',
    'over',
    'cancelled',
  ]);
  expect(rows[0]).toMatchObject({ phase: 'running', startsAt: 601, entries: 0, capacity: 180 });
});
