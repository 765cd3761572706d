import type { Fold } from '../../kernel/event.ts';
import type { PeopleEvents } from './events.ts';
import type { ListsState } from './state.ts';

export const listsFold: Fold<ListsState, PeopleEvents> = {
  'people.listImported': (draft, { list, listId, listDate, rows, unusable }) => {
    draft[list] = { listId, listDate, rows, unusable };
  },
};
