import type { PaperTerm } from '../../../../shared/domain/people/index.ts';

/** Kinds of papers that name players or extra staff, with the term of each; kinds that name neither have no term. */
const terms: Readonly<Record<string, PaperTerm>> = {
  bulletin: 'bulletin',
  'seat-list': 'bulletin',
  'check-in-list': 'bulletin',
  'paper-kit': 'bulletin',
  'incident-report': 'bulletin',
  'unsealing-record': 'bulletin',
  'sign-in-sheet': 'bulletin',
  'rules-booklet': 'none',
  appointment: 'none',
  'prize-sheet': 'none',
  'register-page': 'none',
  'register-mention': 'none',
  'day-seal': 'none',
  'premises-checklist': 'none',
  'house-rules': 'none',
};

/** A kind that is not listed is kept as long as money records are: nothing is destroyed too early. */
export const paperTermOf = (kind: string): PaperTerm => terms[kind] ?? 'money';
