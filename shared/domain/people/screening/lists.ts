import { isWhole, latestDay, mayBeSameDay } from '../birth-date.ts';
import type { Identity } from '../identity.ts';
import { listAgeOn } from '../lists/list-age.ts';
import type { ListEntry, ListKind, ListVersion } from '../lists/list.ts';
import { compactName } from '../names/fold-name.ts';
import { nameLikeness } from '../names/likeness.ts';
import { matchingRule } from '../names/matching-rule.ts';
import type { ScreeningFacts, ScreeningTerms } from './facts.ts';
import type { Verdict } from './verdict.ts';
import { verdict } from './verdict.ts';

/** `hit`: the same person. `possible`: a person must look. */
export type ListMatch = 'hit' | 'possible' | 'none';

type Matched = Pick<Identity, 'surname' | 'givenNames' | 'usageName' | 'birthDate' | 'birthPlace'>;

/**
 * A hit needs the same names and the same whole birth date (decision 6, R19). Where both dates are incomplete in the same way, the same
 * birth place makes the hit. Same names with another or unknown date, or nearly the same names with the same date: possible.
 */
export function matchRow(identity: Matched, entry: ListEntry): ListMatch {
  const likeness = nameLikeness(identity, entry);
  if (likeness === 'different') return 'none';
  const sameDate = entry.birthDate !== null && entry.birthDate === identity.birthDate;
  if (likeness === 'same')
    return sameDate && (isWhole(identity.birthDate) || samePlace(identity, entry)) ? 'hit' : 'possible';
  return entry.birthDate !== null && mayBeSameDay(entry.birthDate, identity.birthDate) ? 'possible' : 'none';
}

const samePlace = (identity: Matched, entry: ListEntry): boolean =>
  entry.birthPlace !== null && compactName(entry.birthPlace) === compactName(identity.birthPlace);

const ranks: Readonly<Record<ListMatch, number>> = { none: 0, possible: 1, hit: 2 };

/** The strongest match among the rows of one list that still count on the day. */
function bestMatch(list: ListKind, identity: Identity, { facts, today }: ListContext): ListMatch {
  let best: ListMatch = 'none';
  for (const candidate of facts.candidates) {
    if (candidate.list !== list || isOver(candidate.entry, today)) continue;
    const match = matchRow(identity, candidate.entry);
    if (ranks[match] > ranks[best]) best = match;
  }
  return best;
}

/** Whether a row has ended before the day. */
export const isOver = ({ until }: ListEntry, today: string): boolean => until !== null && latestDay(until) < today;

/** Which issue of the list was asked, and by which rule it was held against the person. */
const listParams = ({ listDate, listId }: Pick<ListVersion, 'listId' | 'listDate'>) => ({
  listDate,
  listId,
  matching: matchingRule.id,
});

interface ListContext {
  readonly facts: ScreeningFacts;
  readonly today: string;
}

/** FR-REG-45, 46: nobody may be registered without an exclusion list to hold them against. */
export function screenExclusion(identity: Identity, context: ListContext): Verdict {
  const version = context.facts.lists.exclusion;
  if (!version) return verdict('exclusion', 'list-missing');
  const params = listParams(version);
  const match = bestMatch('exclusion', identity, context);
  if (match === 'hit') return verdict('exclusion', 'excluded', params);
  return verdict('exclusion', match === 'possible' ? 'homonym' : 'not-excluded', params);
}

/** How old the exclusion list is: fresh, to be renewed, or too old to register anybody (decision 6). */
export function screenListAge(terms: ScreeningTerms, { facts, today }: ListContext): Verdict {
  const version = facts.lists.exclusion;
  if (!version) return verdict('list-age', 'not-consulted');
  const age = listAgeOn(version.listDate, today, terms);
  const code = age === 'fresh' ? 'list-fresh' : age === 'old' ? 'list-old' : 'list-too-old';
  return verdict('list-age', code, { listDate: version.listDate, listId: version.listId });
}

/** FR-REG-59, 60. Without a staff list the player's own declaration on the bulletin stands alone. */
export function screenStaff(identity: Identity, context: ListContext): Verdict {
  const version = context.facts.lists.staff;
  if (!version) return verdict('staff', 'not-consulted');
  const match = bestMatch('staff', identity, context);
  const code = match === 'hit' ? 'staff' : match === 'possible' ? 'staff-name' : 'not-staff';
  return verdict('staff', code, listParams(version));
}

/** FR-REG-47: a private contract; the house may refuse, so a person decides. */
export function screenLimitation(identity: Identity, context: ListContext): Verdict {
  const version = context.facts.lists.limitation;
  if (!version) return verdict('limitation', 'not-consulted');
  const match = bestMatch('limitation', identity, context);
  const code = match === 'hit' ? 'limitation' : match === 'possible' ? 'limitation-name' : 'no-limitation';
  return verdict('limitation', code, listParams(version));
}
