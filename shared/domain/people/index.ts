import { slice } from '../../kernel/slice.ts';
import { listsFold, peopleFold } from './fold.ts';
import { initialLists, initialPeople } from './state.ts';

export { addYears, ageAnswer, ageOn } from './age.ts';
export { isBirthDate } from './birth-date.ts';
export { checkRecords, editIdentity, type EditIdentityFacts } from './edit-identity.ts';
export { recheckOccasions, type PeopleEvents } from './events.ts';
export { newFinding, recheckFinding, stoppingVerdicts, type Flag, type Settled } from './flag.ts';
export { documentKinds, type Address, type Identity } from './identity.ts';
export { importList, type ImportListFacts } from './import-list.ts';
export { recheck, type RecheckFacts } from './recheck.ts';
export { listAgeOn } from './lists/list-age.ts';
export { separatorOf } from './lists/list-columns.ts';
export { dateInFileName, readListDate } from './lists/list-date.ts';
export { listKinds, type ListChange, type ListEntry, type ListKind } from './lists/list.ts';
export { readList, type ListIssue, type ListLine, type ListReading } from './lists/read-list.ts';
export { checkDigit } from './mrz/check-digit.ts';
export {
  purgeKinds,
  type HoldSubject,
  type Purged,
  type PurgeCounts,
  type PurgeKind,
  type RetentionEvents,
} from './retention/events.ts';
export { liftHold, placeHold, restrict, unrestrict, type HoldFacts } from './retention/holds.ts';
export { countsOf, endPurge, orderPurge, purgeSlice, type PurgeFacts } from './retention/purge.ts';
export { setRetention } from './retention/set-retention.ts';
export {
  identityKeptUntil,
  paperKeptUntil,
  proposedTerms,
  type PaperTerm,
  type RetentionTerms,
} from './retention/terms.ts';
export { readMrzBirth } from './mrz/mrz-date.ts';
export { mrzLines, normaliseMrz } from './mrz/normalise.ts';
export { faultySpans, fieldSpan, readLinesOf } from './mrz/marks.ts';
export { isReadable, readMrz, type MrzReading, type MrzResult } from './mrz/read-mrz.ts';
export { compactName, foldName } from './names/fold-name.ts';
export { nameLikeness, type Names } from './names/likeness.ts';
export { matchingRule } from './names/matching-rule.ts';
export { documentKey, filingKeys, lookupKeys } from './names/match-keys.ts';
export { publicName } from './names/public-name.ts';
export { exactLookups, isFound, searchFilings, searchLookups, type SearchLookup } from './names/search.ts';
export { oldCardValidity } from './old-french-card.ts';
export { peopleRefusals, refuse as refusePeople } from './refusals.ts';
export type {
  DocumentVerdict,
  ListCandidate,
  RegisteredCandidate,
  ScreeningFacts,
  ScreeningTerms,
  SuspendedCandidate,
} from './screening/facts.ts';
export { compareRow, type RowCompared } from './screening/compare.ts';
export { isOver } from './screening/lists.ts';
export { screen, type ScreeningDay } from './screening/screen.ts';
export { screenSuspension, suspendedOn, suspensionFinding } from './screening/suspension.ts';
export {
  blockingCodes,
  turningAwayCodes,
  mostSevere,
  outcomeOf,
  screeningChecks,
  verdictList,
  verdictRules,
  type ScreeningCheck,
  type Verdict,
  type VerdictCode,
} from './screening/verdict.ts';
export type { ListsState, PeopleState } from './state.ts';

/** The slice `lists` of the house. */
export const listsSlice = slice({ initial: initialLists, fold: listsFold });

/** The slice `people` of the house. */
export const peopleSlice = slice({ initial: initialPeople, fold: peopleFold });
