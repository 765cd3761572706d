import type { Verdict } from '../people/index.ts';
import type { CheckRecord } from './events.ts';
import { entryById, type Entry, type RegistrationState } from './state.ts';

/** What is known of the persons since they were registered. */
export interface KnownSince {
  /** The entry whose person is looked at again. */
  readonly entry: string;
  /** Digest of their data as shown now. */
  readonly digest: string;
  /** Other entries whose persons' data stand as they were when last checked. */
  readonly unchanged: readonly string[];
}

/** What a finding is about besides the person: the other entries with such a name, the fields of the document's zone. */
export function aboutOf({ params: { entries, fields } }: Verdict): readonly string[] {
  const about = entries ?? fields;
  return Array.isArray(about) ? (about as readonly string[]) : [];
}

/**
 * The decision that a finding met before, so that nobody is asked twice: the same code for the same data, the same issue of a list, and about
 * nothing else than then. Of two entries with one name, whichever was decided on covers both. `undefined` for a new finding.
 */
export function carriedOver(
  state: Readonly<RegistrationState>,
  finding: Verdict,
  known: KnownSince,
): CheckRecord | undefined {
  const own = entryById(state, known.entry);
  if (!own || own.digest !== known.digest) return undefined;
  const before = decidedAs(own, finding);
  const about = aboutOf(finding);
  if (finding.check !== 'duplicate') {
    const isOld = before?.listId === finding.params['listId'] && about.every((each) => before?.about?.includes(each));
    return before && isOld ? carried(before, [known.entry]) : undefined;
  }
  const pairs = about.map((other) => {
    if (!known.unchanged.includes(other)) return undefined;
    if (before?.about?.includes(other)) return { record: before, from: known.entry };
    const theirs = decidedAs(entryById(state, other), finding);
    return theirs?.about?.includes(known.entry) ? { record: theirs, from: other } : undefined;
  });
  const found = pairs.filter((pair) => pair !== undefined);
  const [first] = found;
  if (!first || found.length < pairs.length) return undefined;
  return carried({ ...first.record, about }, [...new Set(found.map(({ from }) => from))]);
}

const decidedAs = (entry: Entry | undefined, { check, code }: Verdict): CheckRecord | undefined =>
  entry?.decided.find((record) => record.check === check && record.code === code);

const carried = (record: CheckRecord, carriedFrom: readonly string[]): CheckRecord => ({ ...record, carriedFrom });
