import type { PaperJob } from '../papers/index.ts';

/** What the press gives its worker at the start: the key that seals papers at rest. */
export interface PressSetup {
  readonly dataKey: Uint8Array;
}

/** Tells the worker to end by itself once it has printed what it was given. */
export const lastOrder = 'last order';

export interface PrintOrder {
  readonly order: number;
  readonly job: PaperJob;
  /** Where the sealed paper is to stand, and what binds the sealed bytes to it. */
  readonly file: string;
  readonly purpose: string;
}

/** `sha256` (hex) and `bytes` are of the clear PDF. */
export interface Printed {
  readonly sha256: string;
  readonly bytes: number;
}

/** Why a paper was not printed. The closed list of what can go wrong between a model and a file. */
export type PressFault = 'no-space' | 'folder-unwritable' | 'drawing-failed' | 'worker-stopped';

export type PrintReport =
  | ({ readonly order: number } & Printed)
  | { readonly order: number; readonly fault: PressFault; readonly detail: string };

/** A paper at rest: the model beside the PDF, so that a duplicate is drawn from the archive and not from today's state. */
export interface ArchivedPaper {
  readonly job: PaperJob;
  readonly pdfBase64: string;
}
