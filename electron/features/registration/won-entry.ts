import { awards } from '../../../shared/domain/prizes/index.ts';
import type { WonEntry } from '../../../shared/domain/registration/index.ts';
import type { DeskReader } from '../../desk/feature.ts';

/** The entry to a tournament that a person won in another, set aside and not taken up yet; `null` without one. */
export function wonEntry(read: DeskReader, person: string, target: string): WonEntry | null {
  // In two steps: most who register have no earlier entry, and a join that finds nothing costs ten times this question.
  const entries = read.db.all<Entered>('SELECT tournament, entry FROM entries WHERE person = ?', person);
  const waiting = entries.flatMap((entered) => setAside(read, entered) ?? []);
  for (const { tournament, entry } of waiting.toSorted((one, other) => one.at - other.at)) {
    const award = awards(read.state('tournament', tournament)).find((each) => each.entry === entry);
    if (award?.entryTo === target) return { tournament, entry, amountCents: award.amountCents };
  }
  return null;
}

interface Entered {
  readonly tournament: string;
  readonly entry: string;
}

/** The prize of an entry that waits to be claimed, with when it was set aside. */
const setAside = (
  { db }: DeskReader,
  { tournament, entry }: Entered,
): (Entered & { readonly at: number }) | undefined =>
  db.get<Entered & { readonly at: number }>(
    "SELECT tournament, entry, at FROM prizes WHERE tournament = ? AND entry = ? AND status = 'unclaimed'",
    tournament,
    entry,
  );
