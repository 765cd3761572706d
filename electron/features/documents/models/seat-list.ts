import { isPaid, paidInOrder, type Entry } from '../../../../shared/domain/registration/index.ts';
import { seatOfEntry } from '../../../../shared/domain/seating/index.ts';
import type { PaperModels } from '../../../documents/index.ts';
import { identityOf } from './player.ts';
import { paperBase, paperTournament, type PaperSource } from './source.ts';

type Line = PaperModels['seat-list']['lines'][number];

export function seatListModel(source: PaperSource): PaperModels['seat-list'] {
  const order = source.row.ref === 'name' ? 'name' : 'table';
  return {
    ...paperBase(source),
    tournament: paperTournament(source),
    order,
    drawnAt: source.event.at,
    lines: seatLines(source, order),
  };
}

/** Everybody with a seat at the start: by name as the hall may read it, by table with full names for the check. */
export const seatLines = (source: PaperSource, order: 'name' | 'table'): Line[] =>
  paidInOrder(source.states.registration)
    .filter(isPaid)
    .flatMap((entry) => lineOf(source, entry, order))
    .sort(order === 'name' ? byName : byPlace);

function lineOf(source: PaperSource, entry: Entry, order: 'name' | 'table'): Line[] {
  const place = seatOfEntry(source.states.seating, entry.entry);
  if (!place) return [];
  const { surname, givenNames } = identityOf(source, entry.person);
  const full = `${surname.toLocaleUpperCase('fr')} ${givenNames}`;
  const name = order === 'table' || entry.publicName ? full : publicName(surname, givenNames);
  return [{ name, number: entry.number ?? '', table: place.table, seat: place.seat }];
}

/** First name and initial, unless the player agreed otherwise on the form. */
function publicName(surname: string, givenNames: string): string {
  const first = givenNames.split(/[ ,]/)[0] ?? '';
  const initial = Array.from(surname)[0]?.toLocaleUpperCase('fr') ?? '';
  return `${first} ${initial}.`;
}

const alphabet = new Intl.Collator('fr', { sensitivity: 'base' });

const byName = (left: Line, right: Line): number =>
  alphabet.compare(left.name, right.name) || (left.number < right.number ? -1 : 1);

const byPlace = (left: Line, right: Line): number => left.table - right.table || left.seat - right.seat;
