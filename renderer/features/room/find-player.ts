import { isFound } from '../../../shared/domain/people/index.ts';

/** What a player can be found by: the seat, the receipt, the name. */
export interface Findable {
  readonly entry: string;
  readonly number: string | null;
  readonly surname: string | null;
  readonly givenNames: string | null;
  readonly table: number | null;
  readonly seat: number | null;
}

const place = /^(\d{1,3})[.,](\d{1,2})$/;
/** Tables have no leading zero; a receipt's last figures do. */
const table = /^([1-9]\d{0,2})[.,]?$/;
const receipt = /^R-\d{4}-(\d+)$/i;

/**
 * Players that a few keys may mean, likeliest first: `2.5` is table 2 seat 5, `2` or `2.` everybody of table 2, `R-2027-000123` or its
 * last figures a receipt, anything else the beginning of a name.
 */
export function findPlayers<Player extends Findable>(players: readonly Player[], text: string): readonly Player[] {
  const wanted = text.trim();
  if (wanted === '') return [];
  const [, atTable, atSeat] = place.exec(wanted) ?? [];
  if (atTable !== undefined)
    return players.filter((one) => one.table === Number(atTable) && one.seat === Number(atSeat));
  if (receipt.test(wanted)) return players.filter(({ number }) => number === wanted.toUpperCase());
  const [, atTableOnly] = table.exec(wanted) ?? [];
  if (atTableOnly !== undefined) return [...ofTable(players, Number(atTableOnly)), ...ofReceipt(players, wanted)];
  if (/^\d+$/.test(wanted)) return ofReceipt(players, wanted);
  return players.filter((one) => one.surname !== null && isFound(namesOf(one), wanted)).sort(byName);
}

const ofTable = <Player extends Findable>(players: readonly Player[], number: number): readonly Player[] =>
  players.filter((one) => one.table === number).sort((left, right) => (left.seat ?? 0) - (right.seat ?? 0));

/** By the last figures of the receipt; who sits at the table of that number is found already. */
const ofReceipt = <Player extends Findable>(players: readonly Player[], figures: string): readonly Player[] =>
  players.filter(
    ({ number, table: at }) =>
      Number(receipt.exec(number ?? '')?.[1] ?? Number.NaN) === Number(figures) && at !== Number(figures),
  );

const namesOf = ({ surname, givenNames }: Findable) => ({
  surname: surname ?? '',
  givenNames: givenNames ?? '',
});

const byName = (left: Findable, right: Findable): number =>
  (left.surname ?? '').localeCompare(right.surname ?? '', 'fr') ||
  (left.givenNames ?? '').localeCompare(right.givenNames ?? '', 'fr');
