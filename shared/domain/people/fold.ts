import type { Fold } from '../../kernel/event.ts';
import type { PeopleEvents } from './events.ts';
import type { ListsState, PeopleState } from './state.ts';

export const listsFold: Fold<ListsState, PeopleEvents> = {
  'people.listImported': (draft, { list, listId, listDate, rows, unusable, change }) => {
    draft[list] = { listId, listDate, rows, unusable, change };
  },
};

export const peopleFold: Fold<PeopleState, PeopleEvents> = {
  'people.rechecked': (draft, recheck, { at }) => {
    draft.recheck = { at, ...recheck };
  },
  'people.retentionSet': (draft, { terms }) => {
    draft.retention = terms;
  },
  'people.purged': (draft, purged, { at }) => {
    draft.purged = { at, ...purged };
  },
};
