import { describe, expect, it } from 'vitest';
import type { Findable } from '../../../renderer/desk/index.ts';
import { findPlayers } from '../../../renderer/features/room/find-player.ts';

const player = (surname: string, givenNames: string, more: Partial<Findable> = {}): Findable => ({
  entry: `e-${surname}`,
  number: null,
  surname,
  givenNames,
  table: null,
  seat: null,
  ...more,
});

const players = [
  player('Durand', 'Karine', { table: 2, seat: 5, number: 'R-2027-000012' }),
  player('Çelik', 'Emre', { table: 2, seat: 1, number: 'R-2027-000120' }),
  player('de La Rocque', 'Marie', { table: 12, seat: 5, number: 'R-2027-000002' }),
  player('Dupont', 'Jean', { number: 'R-2027-000040' }),
];
const found = (text: string): readonly (string | null)[] => findPlayers(players, text).map(({ surname }) => surname);

describe('who a few keys mean', () => {
  it('takes 2.5 and 2,5 for table 2 seat 5', () => {
    expect(found('2.5')).toEqual(['Durand']);
    expect(found(' 2,5 ')).toEqual(['Durand']);
    expect(found('12.5')).toEqual(['de La Rocque']);
    expect(found('9.9')).toEqual([]);
  });

  it('takes a number for a table first, then for the last figures of a receipt', () => {
    expect(found('2')).toEqual(['Çelik', 'Durand', 'de La Rocque']);
    expect(found('2.')).toEqual(['Çelik', 'Durand', 'de La Rocque']);
    expect(found('000012')).toEqual(['Durand']);
    expect(found('r-2027-000120')).toEqual(['Çelik']);
  });

  it('takes letters for the beginning of a name, without accents, particles or order', () => {
    expect(found('du')).toEqual(['Dupont', 'Durand']);
    expect(found('celik')).toEqual(['Çelik']);
    expect(found('rocque')).toEqual(['de La Rocque']);
    expect(found('jean du')).toEqual(['Dupont']);
  });

  it('I03 takes a name, a seat or a receipt as it was copied from a screen, whatever its spaces are', () => {
    expect(found('de\u00a0La\u202fRocque')).toEqual(['de La Rocque']);
    expect(found('\u202fR-2027-000012\u00a0')).toEqual(['Durand']);
    expect(found('\u00a02.5\u202f')).toEqual(['Durand']);
  });

  it('means nobody by nothing', () => {
    expect(found('  ')).toEqual([]);
    expect(found('x')).toEqual([]);
  });
});
