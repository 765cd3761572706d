import type { Preparing } from '../../desk/feature.ts';

type Blinding = Pick<Preparing, 'blind'>;

/** Hex digits of a keyed digest that fit a whole number without rounding (52 bits). */
const digits = 13;

/** A filing text as the index holds it. Two texts may share a number; what it leads to is compared in full anyway. */
export const blindOf = (vault: Blinding, text: string): number =>
  Number.parseInt(vault.blind(text).slice(0, digits), 16);

export const blindsOf = (vault: Blinding, texts: readonly string[]): readonly number[] =>
  texts.map((text) => blindOf(vault, text));

/** A person is looked for under at most so many texts: three birth dates, two names in two orders, a document. */
const slots = 8;

/** Place holders for `lookupSlots`, so that one prepared statement serves every number of texts. */
export const slotList = `(${Array(slots).fill('?').join(', ')})`;

/** The blinds of one look-up, filled up to the fixed number of slots by repeating the first. */
export function lookupSlots(blinds: readonly number[]): readonly number[] {
  const [first] = blinds;
  if (first === undefined || blinds.length > slots) throw new RangeError(`not 1 to ${slots} blinds: ${blinds.length}`);
  return [...blinds, ...Array<number>(slots - blinds.length).fill(first)];
}
