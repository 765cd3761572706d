import { accept, type Decision, type NewEvent } from '../../../kernel/event.ts';
import { peopleEvent } from '../events.ts';
import { refuse, type PeopleRefusal } from '../refusals.ts';
import type { PurgeCounts } from './events.ts';
import type { RetentionTerms } from './terms.ts';

/** What a purge destroys. */
export interface PurgeFacts {
  readonly purge: string;
  readonly day: string;
  readonly terms: RetentionTerms;
  readonly persons: readonly string[];
  readonly papers: readonly string[];
  readonly texts: readonly string[];
  readonly looks: number;
  readonly held: number;
  /** A verification or an export is reading the house at this moment. */
  readonly readsUnderWay: boolean;
}

/** So many ids stand in one line of the journal. */
const perLine = 500;

function* inLines(ids: readonly string[]): Generator<readonly string[]> {
  for (let from = 0; from < ids.length; from += perLine) yield ids.slice(from, from + perLine);
}

const countsOf = ({ persons, papers, texts, looks }: PurgeFacts): PurgeCounts => ({
  persons: persons.length,
  papers: papers.length,
  texts: texts.length,
  looks,
});

/**
 * Destroys what the terms no longer cover, as the preview showed it. Refuses while an export or a verification runs (`people.readsUnderWay`), when there is
 * nothing to destroy (`people.nothingToPurge`) and when it is no longer what was shown (`people.purgeChanged`).
 */
export function purge({ expects }: { readonly expects: PurgeCounts }, facts: PurgeFacts): Decision<PeopleRefusal> {
  const counts = countsOf(facts);
  if (facts.readsUnderWay) return refuse('people.readsUnderWay');
  if (Object.values(counts).every((count) => count === 0)) return refuse('people.nothingToPurge');
  const same = (Object.keys(counts) as (keyof PurgeCounts)[]).every((kind) => counts[kind] === expects[kind]);
  if (!same) return refuse('people.purgeChanged', { ...counts });
  const { purge: id, day, terms, held } = facts;
  const lines: NewEvent[] = [
    peopleEvent('house', 'people.purged', { purge: id, day, terms, held, ...counts }),
    ...[...inLines(facts.persons)].map((persons) =>
      peopleEvent('house', 'people.purgedPersons', { purge: id, persons }),
    ),
    ...[...inLines(facts.papers)].map((papers) => peopleEvent('house', 'people.purgedPapers', { purge: id, papers })),
    ...[...inLines(facts.texts)].map((texts) => peopleEvent('house', 'people.purgedTexts', { purge: id, texts })),
  ];
  return accept(...lines);
}
