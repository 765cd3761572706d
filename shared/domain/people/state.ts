import type { Rechecked } from './events.ts';
import type { ListKind, ListVersion } from './lists/list.ts';

/** Slice `lists` of the house: which issue of each list is in force. Holds nobody (decision 29). */
export type ListsState = Record<ListKind, ListVersion | null>;

export const initialLists = (): ListsState => ({ exclusion: null, staff: null, limitation: null });

/** Slice `people` of the house: what was last done about everybody. Holds nobody (decision 29). */
export interface PeopleState {
  recheck: (Rechecked & { readonly at: number }) | null;
}

export const initialPeople = (): PeopleState => ({ recheck: null });
