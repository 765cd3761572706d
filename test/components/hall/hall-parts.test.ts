import { describe, expect, it } from 'vitest';
import { burnInShift } from '../../../renderer/screens/burn-in.ts';
import { shapeOf, stretchFor } from '../../../renderer/screens/row-length.ts';
import { chosenTournament } from '../../../renderer/screens/view/chosen-tournament.ts';
import { venueOf } from '../../../renderer/screens/view/head-view.ts';
import { richPieces } from '../../../renderer/screens/view/rich-text.ts';
import { messageInTurn, saidInTurn } from '../../../renderer/screens/view/ticker-view.ts';
import { countdownText } from '../../../renderer/texts/index.ts';
import { streamFolds, type TournamentStreamState } from '../../../shared/domain/streams.ts';

const hourMs = 3_600_000;

describe('which tournament a screen shows', () => {
  const known = (id: string, plan: Partial<TournamentStreamState['plan']>, clock?: { wall: number }) => {
    const state = streamFolds.tournament.initial();
    Object.assign(state.plan, { terms: {}, rules: {} }, plan);
    if (clock) Object.assign(state.clock.core, { status: 'ended', anchor: { ...clock, mono: 0 } });
    return { id, state };
  };
  const now = 1000 * hourMs;
  const later = known('later', { startsAt: now + 20 * hourMs });
  const soon = known('soon', { startsAt: now + hourMs });
  const live = known('live', { startsAt: now - hourMs, startedAt: now - hourMs });
  const older = known('older', { startsAt: now - 5 * hourMs, startedAt: now - 5 * hourMs });
  const justOver = known('just over', { startedAt: now - 9 * hourMs }, { wall: now - hourMs });
  const longOver = known('long over', { startedAt: now - 90 * hourMs }, { wall: now - 80 * hourMs });
  const forgotten = known('forgotten', { startsAt: now - 13 * hourMs });
  const draft = known('draft', { rules: null, startsAt: now });
  const all = [draft, forgotten, longOver, justOver, later, soon, older, live];
  const chosen = (list: typeof all, asked: string | null = null) => chosenTournament(list, asked, now)?.id;

  it('is the one that is asked for, and no other', () => {
    expect(chosen(all, 'later')).toBe('later');
    expect(chosen(all, 'unknown')).toBeUndefined();
  });

  it('else the one that is played, then the one that has just ended, then the next', () => {
    expect(chosen(all)).toBe('live');
    expect(chosen([draft, forgotten, longOver, justOver, later, soon])).toBe('just over');
    expect(chosen([draft, forgotten, longOver, later, soon])).toBe('soon');
    expect(chosen([draft, forgotten, longOver])).toBe('forgotten');
    expect(chosen([draft])).toBeUndefined();
  });
});

describe('a row that is too long', () => {
  it('is narrowed before it is made smaller, and no further than it must', () => {
    expect(stretchFor({ full: 100, narrow: 80 }, 100)).toBe(100);
    expect(stretchFor({ full: 120, narrow: 95 }, 100)).toBe(80);
    expect(stretchFor({ full: 120, narrow: 100 }, 100)).toBe(75);
    expect(stretchFor({ full: 130, narrow: 105 }, 100)).toBeUndefined();
  });

  it('is measured anew only when its shape is another', () => {
    expect(shapeOf('14:37')).toBe(shapeOf('20:00'));
    expect(shapeOf('9:59')).not.toBe(shapeOf('10:00'));
  });
});

it('rests each message twelve seconds, the same one on every screen', () => {
  const turns = Array.from({ length: 48 }, (_, second) => messageInTurn(['a', 'b', 'c'], second * 1000));
  expect(turns.join('')).toBe(`${'a'.repeat(12)}${'b'.repeat(12)}${'c'.repeat(12)}${'a'.repeat(12)}`);
  expect(messageInTurn([], 5)).toBeUndefined();
});

it('shifts the picture every five minutes, never further than 0.4 rem', () => {
  const shifts = Array.from({ length: 200 }, (_, minute) => burnInShift(minute * 60_000));
  for (const [x, y] of shifts) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(0.4);
  for (let minute = 5; minute < 200; minute += 5) {
    expect(shifts[minute]).not.toEqual(shifts[minute - 1]);
    expect(shifts[minute]).toEqual(shifts[minute + 4]);
  }
});

it('reads the marks of a text', () => {
  expect(richPieces('5^e^ : **905 €**.')).toEqual([
    { text: '5', as: 'plain' },
    { text: 'e', as: 'raised' },
    { text: ' : ', as: 'plain' },
    { text: '905 €', as: 'strong' },
    { text: '.', as: 'plain' },
  ]);
});

it('splits the name of a house that has a casino in it, and keeps any other whole', () => {
  expect(venueOf('Casino de Clairval', 'fr')).toEqual({ small: 'Casino', large: 'CLAIRVAL' });
  expect(venueOf('Casino d’Étretat', 'fr')).toEqual({ small: 'Casino', large: 'ÉTRETAT' });
  expect(venueOf('Cercle des Amis', 'fr')).toEqual({ small: '', large: 'CERCLE DES AMIS' });
});

it('writes a time from seconds that are begun (C11)', () => {
  const shown = [1_200_000, 1_199_999, 1_199_001, 1_199_000, 600_000, 599_999, 59_500, 1, 0, -5];
  expect(shown.map((ms) => countdownText(ms, 'j'))).toEqual([
    ...['20:00', '20:00', '20:00', '19:59', '10:00', '10:00', '01:00', '00:01', '00:00', '00:00'],
  ]);
  expect(countdownText(86_400_000 - 1, 'j')).toBe('1 j 00:00');
  expect(countdownText(86_399_000, 'j')).toBe('23:59:59');
});

it('what the director says begins at once and stands for 24 s of 36; the gambling sentence is never left out', () => {
  const at = (seconds: number) => messageInTurn(saidInTurn('Bar ouvert', 'Jouer comporte des risques'), seconds * 1000);
  expect([0, 11, 12, 23, 24, 35, 36].map(at)).toEqual([
    ...Array<string>(4).fill('Bar ouvert'),
    ...Array<string>(2).fill('Jouer comporte des risques'),
    'Bar ouvert',
  ]);
});
