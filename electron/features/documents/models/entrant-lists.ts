import { isExpelled } from '../../../../shared/domain/conduct/index.ts';
import {
  isPaid,
  owedEntries,
  paidInOrder,
  refundDue,
  type Entry,
} from '../../../../shared/domain/registration/index.ts';
import { seatOfEntry } from '../../../../shared/domain/seating/index.ts';
import type { PaperModels } from '../../../documents/index.ts';
import { nameOf } from './player.ts';
import { paperBase, paperTournament, staffName, type PaperSource } from './source.ts';

const alphabet = new Intl.Collator('fr', { sensitivity: 'base' });

const byName = (left: Named, right: Named): number =>
  alphabet.compare(left.name, right.name) || (left.number < right.number ? -1 : 1);

interface Named {
  readonly name: string;
  readonly number: string;
}

const named = (source: PaperSource, entry: Entry): Named => ({
  name: nameOf(source, entry.entry),
  number: entry.number ?? '',
});

/** Everybody whom the tournament owes fee and caves, as it stood when it was cancelled or stopped. */
export function refundSheetModel(source: PaperSource): PaperModels['refund-sheet'] {
  const { states, event } = source;
  const cancelled = event.type === 'tournament.cancelled';
  return {
    ...paperBase(source),
    tournament: paperTournament(source),
    occasion: cancelled ? 'cancelled' : 'stopped',
    at: event.at,
    expelled: paidInOrder(states.registration).filter(({ entry }) => isExpelled(states.conduct, entry)).length,
    lines: owedEntries(states)
      .map((entry) => ({ ...named(source, entry), ...refundDue(entry) }))
      .sort(byName),
    responsibleDirector: cancelled ? staffName(source, event.actor) : '',
  };
}

/** Who has come by then, and who has not. */
export function checkInListModel(source: PaperSource): PaperModels['check-in-list'] {
  const { states, event } = source;
  const seen = arrivals(source);
  return {
    ...paperBase(source),
    tournament: paperTournament(source),
    at: event.at,
    lines: paidInOrder(states.registration)
      .filter(isPaid)
      .map((entry) => {
        const place = seatOfEntry(states.seating, entry.entry);
        return {
          ...named(source, entry),
          table: place?.table ?? null,
          seat: place?.seat ?? null,
          seenAt: seen.get(entry.entry) ?? null,
        };
      })
      .sort(byName),
  };
}

/** When each entry's document was seen on site. */
function arrivals({ read, row, event }: PaperSource): ReadonlyMap<string, number> {
  const rows = read.db.all<{ entry: string; at: number }>(
    `SELECT body ->> '$.data.entry' AS entry, body ->> '$.at' AS at FROM journal
     WHERE stream = ? AND seq <= ? AND type = 'registration.checkedIn'`,
    event.stream,
    row.seq,
  );
  return new Map(rows.map(({ entry, at }) => [entry, at]));
}
