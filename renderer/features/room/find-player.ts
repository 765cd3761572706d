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
const table = /^(\d{1,3})[.,]?$/;
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
  const [, figures] = table.exec(wanted) ?? /^(\d+)$/.exec(wanted) ?? [];
  if (figures !== undefined) return byFigures(players, Number(figures));
  return players.filter((one) => one.surname !== null && isFound(namesOf(one), wanted)).sort(byName);
}

function byFigures<Player extends Findable>(players: readonly Player[], figures: number): readonly Player[] {
  const seated = players.filter((one) => one.table === figures).sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0));
  const papers = players.filter(
    ({ number, table: at }) => at !== figures && Number(receipt.exec(number ?? '')?.[1] ?? Number.NaN) === figures,
  );
  return [...seated, ...papers];
}

const namesOf = ({ surname, givenNames }: Findable) => ({
  surname: surname ?? '',
  givenNames: givenNames ?? '',
});

const byName = (left: Findable, right: Findable): number =>
  (left.surname ?? '').localeCompare(right.surname ?? '', 'fr') ||
  (left.givenNames ?? '').localeCompare(right.givenNames ?? '', 'fr');
