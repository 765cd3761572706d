import type { HouseState } from '../../../shared/domain/house/index.ts';
import { readWhole } from './read-whole.ts';

/** Places, tournament chips and house variants while they are typed: figures as texts. */
export interface StockDraft {
  rooms: { name: string; kind: string; tables: string }[];
  sets: { name: string; alsoCash: boolean; chips: string }[];
  variants: { id: string; text: string }[];
}

const mostTables = 500;
const mostChips = 10_000_000;
const mostValue = 999_999_999;

/** The forms as the house stands. */
export const stockDraftOf = ({ identity, chipSets, houseRules }: Readonly<HouseState>): StockDraft => ({
  rooms: (identity?.rooms ?? []).map(({ name, kind, tables }) => ({ name, kind, tables: String(tables) })),
  sets: chipSets.map(({ name, alsoCash, chips }) => ({ name, alsoCash, chips: chipsText(chips) })),
  variants: (houseRules?.variants ?? []).map(({ id, text }) => ({ id, text })),
});

interface Chip {
  readonly value: number;
  readonly colour: string;
  readonly count: number;
}

/** `100 noir 1200; 500 violet 800` */
export const chipsText = (chips: readonly Chip[]): string =>
  chips.map(({ value, colour, count }) => `${value} ${colour} ${count}`).join('; ');

/** Value, colour and count of each chip; `undefined` for a line that does not say all three. */
export function readChips(text: string): readonly Chip[] | undefined {
  const parts = text.split(/[;\n]+/).filter((part) => part.trim() !== '');
  const chips = parts.map((part) => {
    const [, value = '', colour = '', count = ''] = /^\s*(\d+)\s+(.+?)\s+(\d+)\s*$/.exec(part) ?? [];
    return {
      value: readWhole(value, { from: 1, to: mostValue }),
      colour,
      count: readWhole(count, { from: 0, to: mostChips }),
    };
  });
  const read = chips.filter((chip): chip is Chip => chip.value !== null && chip.count !== null && chip.colour !== '');
  return read.length === chips.length && read.length > 0 ? read : undefined;
}

/** The rooms as the command takes them; `undefined` while one lacks its name or its number of tables. */
export function readRooms(rooms: StockDraft['rooms']) {
  const read = rooms.map(({ name, kind, tables }) => ({
    ...{ name: name.trim(), kind, tables: readWhole(tables, { from: 1, to: mostTables }) ?? 0 },
  }));
  return read.length > 0 && read.every(({ name, tables }) => name !== '' && tables > 0) ? read : undefined;
}

/** The chip sets as the command takes them; `undefined` while one is not complete. */
export function readSets(sets: StockDraft['sets']) {
  const read = sets.map(({ name, alsoCash, chips }) => ({ name: name.trim(), alsoCash, chips: readChips(chips) }));
  return read.every(({ name, chips }) => name !== '' && chips !== undefined) ? read : undefined;
}

/** The variants as the command takes them; `undefined` while one lacks its name or its text. */
export function readVariants(variants: StockDraft['variants']) {
  const read = variants.map(({ id, text }) => ({ id: id.trim(), text: text.trim() }));
  return read.every(({ id, text }) => /^[a-z0-9][a-z0-9_-]{0,63}$/.test(id) && text !== '') ? read : undefined;
}
