import { accept, type Decision, type NewEvent } from '../../kernel/event.ts';
import { peopleEvent, type Rechecked } from './events.ts';
import { matchingRule } from './names/matching-rule.ts';
import type { ListsState } from './state.ts';

interface Recheck {
  readonly occasion: Rechecked['occasion'];
  /** Only the players of this tournament. */
  readonly tournament?: string | undefined;
}

export interface RecheckFacts {
  /** How many live entries were looked at. */
  readonly entries: number;
  /** The registration feature's events for the entries that this stops. */
  readonly flagged: readonly NewEvent[];
}

/** Notes that everybody registered was held against the lists in force again, and stops whom they name (FR-REG-46, R33). */
export function recheck(
  { lists }: { readonly lists: Readonly<ListsState> },
  { occasion, tournament }: Recheck,
  { entries, flagged }: RecheckFacts,
): Decision {
  const { exclusion, staff, limitation } = lists;
  const asked = {
    exclusion: exclusion?.listId ?? null,
    staff: staff?.listId ?? null,
    limitation: limitation?.listId ?? null,
  };
  const stopped = new Set(flagged.map(({ stream, data }) => `${stream} ${(data as { entry: string }).entry}`)).size;
  const done = { occasion, tournament: tournament ?? null, lists: asked, matching: matchingRule.id, entries, stopped };
  return accept(peopleEvent('house', 'people.rechecked', done), ...flagged);
}
