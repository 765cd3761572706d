import { mayBeSameDay } from '../birth-date.ts';
import type { Identity } from '../identity.ts';
import { compactName } from '../names/fold-name.ts';
import { nameLikeness } from '../names/likeness.ts';
import { documentKey } from '../names/match-keys.ts';
import type { RegisteredCandidate, ScreeningFacts } from './facts.ts';
import type { Verdict, VerdictCode } from './verdict.ts';
import { verdict } from './verdict.ts';

type DuplicateCode = Extract<
  VerdictCode,
  'duplicate' | 'near-duplicate' | 'same-name' | 'document-used' | 'first-entry'
>;

const ranks: Readonly<Record<DuplicateCode, number>> = {
  'first-entry': 0,
  'same-name': 1,
  'document-used': 2,
  'near-duplicate': 3,
  duplicate: 4,
};

/** How somebody on record compares with a person: names, birth date and place, document (FR-REG-49). `duplicate`: the same person. */
export function compareRecords(
  identity: Identity,
  candidate: Pick<RegisteredCandidate, 'person' | 'identity'>,
  person: string | undefined,
): DuplicateCode {
  if (candidate.person === person) return 'duplicate';
  const other = candidate.identity;
  const likeness = nameLikeness(identity, other);
  const sameDate = identity.birthDate === other.birthDate;
  if (likeness === 'same' && sameDate) return placesAgree(identity, other) ? 'duplicate' : 'near-duplicate';
  if (likeness === 'same') return mayBeSameDay(identity.birthDate, other.birthDate) ? 'near-duplicate' : 'same-name';
  if (likeness === 'close' && sameDate) return 'near-duplicate';
  return sameDocument(identity, other) ? 'document-used' : 'first-entry';
}

/** Places that are not both known cannot disagree. */
function placesAgree(left: Identity, right: Identity): boolean {
  const [one, other] = [compactName(left.birthPlace), compactName(right.birthPlace)];
  return one === '' || other === '' || one === other;
}

const sameDocument = (left: Identity, right: Identity): boolean =>
  left.document.kind === right.document.kind &&
  documentKey(left.document.number) === documentKey(right.document.number);

/** One registration per person and tournament (FR-REG-49): the verdict names the entry that is there already (`entries`: each such one). */
export function screenDuplicate(identity: Identity, facts: ScreeningFacts): Verdict {
  if (facts.registered === null) return verdict('duplicate', 'not-consulted');
  let worst: { readonly code: DuplicateCode; readonly entries: readonly string[] } = {
    code: 'first-entry',
    entries: [],
  };
  for (const candidate of facts.registered) {
    const code = compareRecords(identity, candidate, facts.person);
    if (ranks[code] > ranks[worst.code]) worst = { code, entries: [candidate.entry] };
    else if (code === worst.code) worst = { code, entries: [...worst.entries, candidate.entry] };
  }
  const [entry] = worst.entries;
  if (worst.code === 'first-entry' || entry === undefined) return verdict('duplicate', 'first-entry');
  return verdict('duplicate', worst.code, { entry, entries: worst.entries });
}
