import { awards } from '../../../shared/domain/prizes/index.ts';
import type { WonEntry } from '../../../shared/domain/registration/index.ts';
import type { DeskReader } from '../../desk/feature.ts';

/** The entry to a tournament that a person won in another, set aside and not taken up yet; `null` without one. */
export function wonEntry(read: DeskReader, person: string, target: string): WonEntry | null {
  const waiting = read.db.all<{ tournament: string; entry: string }>(
    `SELECT p.tournament, p.entry FROM prizes p JOIN entries e ON e.tournament = p.tournament AND e.entry = p.entry
     WHERE p.status = 'unclaimed' AND e.person = ? ORDER BY p.at`,
    person,
  );
  for (const { tournament, entry } of waiting) {
    const award = awards(read.state('tournament', tournament)).find((each) => each.entry === entry);
    if (award?.entryTo === target) return { tournament, entry, amountCents: award.amountCents };
  }
  return null;
}
