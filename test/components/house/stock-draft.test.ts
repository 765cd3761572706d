import { expect, it } from 'vitest';
import {
  chipsText,
  readChips,
  readRooms,
  readSets,
  readVariants,
} from '../../../renderer/features/house/stock-draft.ts';

const chips = [
  { value: 100, colour: 'noir', count: 1200 },
  { value: 500, colour: 'bleu clair', count: 0 },
];

it('reads chips as it writes them, and nothing that lacks a part (FR-REG-98)', () => {
  expect(chipsText(chips)).toBe('100 noir 1200; 500 bleu clair 0');
  expect(readChips(chipsText(chips))).toEqual(chips);
  expect(['', '100 noir', 'noir 12', '0 noir 5'].map(readChips)).toEqual([undefined, undefined, undefined, undefined]);
});

it('reads rooms, sets and variants once they are complete', () => {
  expect(readRooms([{ name: ' Salle ', kind: 'annex', tables: '4' }])).toEqual([
    { name: 'Salle', kind: 'annex', tables: 4 },
  ]);
  expect(readRooms([])).toBeUndefined();
  expect(readRooms([{ name: 'Salle', kind: 'annex', tables: '0' }])).toBeUndefined();
  expect(readSets([])).toEqual([]);
  expect(readSets([{ name: '', alsoCash: false, chips: '100 noir 5' }])).toBeUndefined();
  expect(readVariants([{ id: 'bouton-mort', text: 'Le bouton mort s’applique.' }])).toHaveLength(1);
  expect(readVariants([{ id: 'Bouton mort', text: 'x' }])).toBeUndefined();
});
