import { accept, type Decision } from '../../../kernel/event.ts';
import { peopleEvent } from '../events.ts';
import { refuse, type PeopleRefusal } from '../refusals.ts';
import type { PeopleState } from '../state.ts';
import { purgeKinds, type PurgeCounts, type PurgeKind, type PurgeOrdered } from './events.ts';

type Purging = Pick<Readonly<PeopleState>, 'purging'>;

/** What a purge would destroy, and whether it may begin. */
export interface PurgeFacts {
  readonly order: PurgeOrdered;
  /** A verification or an export is reading the house at this moment. */
  readonly readsUnderWay: boolean;
}

export const countsOf = (counts: PurgeCounts): PurgeCounts => {
  const { persons, papers, texts, staffNames, proofs, looks } = counts;
  return { persons, papers, texts, staffNames, proofs, looks };
};

/**
 * Orders to destroy what the terms no longer cover, as the preview showed it; the desk carries it out in slices. Refuses while another runs (`people.purgeUnderWay`) or an
 * export or a verification does (`people.readsUnderWay`), when there is nothing to destroy (`people.nothingToPurge`) and when it is no longer what was shown
 * (`people.purgeChanged`).
 */
export function orderPurge(
  { purging }: Purging,
  { expects }: { readonly expects: PurgeCounts },
  { order, readsUnderWay }: PurgeFacts,
): Decision<PeopleRefusal> {
  const counts = countsOf(order);
  if (purging) return refuse('people.purgeUnderWay');
  if (readsUnderWay) return refuse('people.readsUnderWay');
  if (purgeKinds.every((kind) => counts[kind] === 0)) return refuse('people.nothingToPurge');
  if (purgeKinds.some((kind) => counts[kind] !== expects[kind])) return refuse('people.purgeChanged', { ...counts });
  return accept(peopleEvent('house', 'people.purgeOrdered', order));
}

/** Some of one kind. */
export interface PurgeSlice {
  readonly kind: PurgeKind;
  readonly ids: readonly string[];
}

/** Destroys some of what was ordered, each of them whole. Refuses `people.noPurge`. */
export function purgeSlice({ purging }: Purging, { kind, ids }: PurgeSlice): Decision<PeopleRefusal> {
  if (!purging) return refuse('people.noPurge');
  const { purge } = purging;
  switch (kind) {
    case 'persons':
      return accept(peopleEvent('house', 'people.purgedPersons', { purge, persons: ids }));
    case 'papers':
      return accept(peopleEvent('house', 'people.purgedPapers', { purge, papers: ids }));
    case 'texts':
      return accept(peopleEvent('house', 'people.purgedTexts', { purge, texts: ids }));
    case 'staffNames':
      return accept(peopleEvent('house', 'people.purgedStaffNames', { purge, texts: ids }));
    case 'proofs':
      return accept(peopleEvent('house', 'people.purgedProofs', { purge, proofs: ids }));
    case 'looks':
      return accept(peopleEvent('house', 'people.purgedLooks', { purge, looks: ids.length }));
  }
}

/** Ends the purge, with the count of what it destroyed. Refuses `people.noPurge`, and `people.readsUnderWay`: the last traces go out of the log only when nobody reads it. */
export function endPurge(
  { purging }: Purging,
  { stopped, readsUnderWay }: { readonly stopped: boolean; readonly readsUnderWay: boolean },
): Decision<PeopleRefusal> {
  if (!purging) return refuse('people.noPurge');
  if (readsUnderWay) return refuse('people.readsUnderWay');
  const { purge, day, terms, held, done } = purging;
  return accept(peopleEvent('house', 'people.purged', { purge, day, terms, held, ...done, stopped }));
}
