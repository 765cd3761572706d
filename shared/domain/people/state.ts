import type { Rechecked } from './events.ts';
import type { PurgeCounts, Purged, PurgeOrdered } from './retention/events.ts';
import type { RetentionTerms } from './retention/terms.ts';
import type { ListKind, ListVersion } from './lists/list.ts';

/** Slice `lists` of the house: which issue of each list is in force. Holds nobody (decision 29). */
export type ListsState = Record<ListKind, ListVersion | null>;

export const initialLists = (): ListsState => ({ exclusion: null, staff: null, limitation: null });

/** Slice `people` of the house: what was last done about everybody. Holds nobody (decision 29). */
export interface PeopleState {
  recheck: (Rechecked & { readonly at: number }) | null;
  /** What the house set; `null` while the profile's terms and the proposals hold. */
  retention: RetentionTerms | null;
  purged: (Purged & { readonly at: number }) | null;
  /** The purge that is being carried out, and what it has destroyed so far. */
  purging: (PurgeOrdered & { readonly at: number; done: PurgeCounts }) | null;
}

export const initialPeople = (): PeopleState => ({ recheck: null, retention: null, purged: null, purging: null });
