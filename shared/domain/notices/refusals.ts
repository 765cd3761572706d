import { refuser, type RefusalList } from '../../kernel/refusal.ts';

const noticesRefusals = {
  'notices.tournamentUnknown': [],
  'notices.rulesNotPublished': ['FR-REG-06'],
  'notices.nothingToPrepare': [],
  'notices.addressMissing': ['FR-REG-03', 'FR-REG-04', 'FR-REG-05'],
  'notices.unknown': [],
  'notices.alreadySent': [],
  'notices.rulesOutdated': ['FR-REG-06'],
  'notices.sentInFuture': [],
  'notices.sentBeforePrepared': ['FR-REG-06'],
  'notices.lateNeedsReason': ['FR-REG-03', 'FR-REG-12', 'FR-REG-68'],
  'notices.notSent': [],
  'notices.alreadyReceived': [],
  'notices.receivedBeforeSent': [],
  'notices.receivedInFuture': [],
} as const satisfies RefusalList;

export const refuse = refuser<keyof typeof noticesRefusals>(noticesRefusals);
