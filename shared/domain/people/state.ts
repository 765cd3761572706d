import type { ListKind, ListVersion } from './lists/list.ts';

/** Slice `lists` of the house: which issue of each list is in force. Holds nobody (decision 29). */
export type ListsState = Record<ListKind, ListVersion | null>;

export const initialLists = (): ListsState => ({ exclusion: null, staff: null, limitation: null });
