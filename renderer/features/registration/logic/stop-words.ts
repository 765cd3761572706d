import type { VerdictCode } from '../../../../shared/domain/people/index.ts';

/** Blocks that have words of their own for the screen that stops: what to say aloud and what to do. */
export const stopCodes = [
  'minor',
  'birth-date-future',
  'excluded',
  'list-missing',
  'list-too-old',
  'duplicate',
  'staff',
  'suspended',
  'document-expired',
  'document-refused',
] as const satisfies readonly VerdictCode[];

export type StopCode = (typeof stopCodes)[number];

export const isStopCode = (code: string): code is StopCode => (stopCodes as readonly string[]).includes(code);

/** Stops that concern the person, and not the house, their receipt or a slip of the finger: the journal notes them. */
export const isTurnedAway = (code: StopCode): boolean =>
  ['minor', 'excluded', 'staff', 'suspended', 'document-expired', 'document-refused'].includes(code);

/** Stops at which the committee is to be called. */
export const callsCommittee = (code: StopCode): boolean =>
  ['minor', 'excluded', 'staff', 'suspended', 'list-missing', 'list-too-old'].includes(code);
