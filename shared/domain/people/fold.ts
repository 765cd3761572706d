import type { Fold } from '../../kernel/event.ts';
import type { PeopleEvents } from './events.ts';
import type { PurgeKind } from './retention/events.ts';
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
  'people.purgeOrdered': (draft, ordered, { at }) => {
    const done = { persons: 0, papers: 0, texts: 0, staffNames: 0, proofs: 0, looks: 0 };
    draft.purging = { at, ...ordered, done };
  },
  'people.purgedPersons': (draft, { persons }) => count(draft, 'persons', persons.length),
  'people.purgedPapers': (draft, { papers }) => count(draft, 'papers', papers.length),
  'people.purgedTexts': (draft, { texts }) => count(draft, 'texts', texts.length),
  'people.purgedStaffNames': (draft, { texts }) => count(draft, 'staffNames', texts.length),
  'people.purgedProofs': (draft, { proofs }) => count(draft, 'proofs', proofs.length),
  'people.purgedLooks': (draft, { looks }) => count(draft, 'looks', looks),
  'people.purged': (draft, purged, { at }) => {
    draft.purged = { at, ...purged };
    draft.purging = null;
  },
};

/** In the first form the lists of what went stood behind the end of the purge: there is nothing to add up. */
function count({ purging }: PeopleState, kind: PurgeKind, more: number): void {
  if (purging) purging.done = { ...purging.done, [kind]: purging.done[kind] + more };
}
