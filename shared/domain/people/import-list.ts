import { accept, type Decision, type NewEvent } from '../../kernel/event.ts';
import { peopleEvent } from './events.ts';
import type { ListChange, ListKind } from './lists/list.ts';
import { refuse, type PeopleRefusal } from './refusals.ts';
import type { ListsState } from './state.ts';

interface ImportList {
  readonly list: ListKind;
  readonly confirmOlder?: boolean | undefined;
}

export interface ImportListFacts {
  readonly listId: string;
  readonly listDate: string;
  readonly rows: number;
  readonly unusable: number;
  readonly digest: string;
  readonly change: ListChange | null;
  /** Civil date of the act in the venue's zone. */
  readonly today: string;
  /** The registration feature's events for the entries that the list now names (R33). */
  readonly flagged: readonly NewEvent[];
}

/**
 * Puts an issue of a list in force. Refuses a date that has not come yet (`people.listDateAhead`), and an issue older than the one in
 * force unless that is confirmed (`people.listOlder`, R33).
 */
export function importList(
  { lists }: { readonly lists: Readonly<ListsState> },
  { list, confirmOlder = false }: ImportList,
  facts: ImportListFacts,
): Decision<PeopleRefusal> {
  const { listId, listDate, rows, unusable, digest, change, today, flagged } = facts;
  if (listDate > today) return refuse('people.listDateAhead', { list, listDate, today });
  const current = lists[list];
  if (current && listDate < current.listDate && !confirmOlder)
    return refuse('people.listOlder', { list, listDate, currentDate: current.listDate });
  return accept(
    peopleEvent('house', 'people.listImported', { list, listId, listDate, rows, unusable, change, digest }),
    ...flagged,
  );
}
