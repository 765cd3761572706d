import { eventMaker } from '../../kernel/event.ts';

export const paperKinds = [
  'bulletin',
  'receipt',
  'rebuy-receipt',
  'refund-receipt',
  'rules-booklet',
  'notice-letter',
  'appointment',
  'seat-list',
  'prize-sheet',
  'payment-slip',
  'entry-voucher',
  'register-page',
  'register-mention',
  'month-table',
  'sign-in-sheet',
  'monthly-statement',
  'day-seal',
  'till-reading',
  'observation',
  'watch-sheet',
  'incident-report',
  'halt-record',
  'refund-sheet',
  'check-in-list',
  'paper-kit',
  'premises-checklist',
  'unsealing-record',
  'house-rules',
] as const;

export type DocumentKind = (typeof paperKinds)[number];

/** A paper that the archive holds: what it is, and the hash and size of the clear PDF. No name, no address. */
export interface PaperArchived {
  readonly paper: string;
  readonly kind: DocumentKind;
  /** `R-2027-000123`; `null` for papers without a number of their own. */
  readonly number: string | null;
  /** What the paper is about: an entry, a notice, an account, a line of the register. */
  readonly ref: string;
  readonly sha256: string;
  readonly bytes: number;
}

/** A filed paper is to be printed once more, as its duplicate number `copy`. */
export interface PaperReprinted {
  readonly paper: string;
  readonly kind: DocumentKind;
  readonly number: string | null;
  readonly ref: string;
  readonly copy: number;
}

export interface DocumentEvents {
  'documents.archived': PaperArchived;
  'documents.reprinted': PaperReprinted;
}

export const documentEvent = eventMaker<DocumentEvents>();
