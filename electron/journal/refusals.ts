import { refuser, type RefusalList } from '../../shared/kernel/refusal.ts';

/** What a verifier can find. Each names the line, so that an inspector can look at it. */
export const journalRefusals = {
  'journal.altered': [],
  'journal.lineMissing': [],
  'journal.outOfOrder': [],
  'journal.repeated': [],
  'journal.broken': [],
  'journal.columnsDiffer': [],
  'journal.malformed': [],
  'journal.truncated': [],
  'journal.afterSeal': [],
  'journal.wrongHead': [],
  'journal.unknownFormat': [],
  'journal.unreadable': [],
  'journal.replayDiffers': [],
  'journal.heartbeatsDiffer': [],
  /** Somebody who was waiting for the proof stopped it. */
  'journal.stopped': [],
  'journal.unknownExport': [],
} as const satisfies RefusalList;

export type JournalRefusal = keyof typeof journalRefusals;

export const refuseJournal = refuser<JournalRefusal>(journalRefusals);
