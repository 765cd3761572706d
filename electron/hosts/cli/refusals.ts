import { refuser, type RefusalList } from '../../../shared/kernel/refusal.ts';

/** What the command line refuses before the desk is asked. */
export const scriptRefusals = {
  'script.usage': [],
  'script.unreadable': [],
  'script.malformedLine': [],
  'script.notARehearsal': [],
  'script.timeRunsBack': [],
  'script.unknownAccount': [],
  'script.eveningUnfit': [],
  'script.stepRefused': [],
  'script.moreRebuysThanSold': [],
  'script.rolesMissing': [],
  'script.outUnwritable': [],
} as const satisfies RefusalList;

export const refuseScript = refuser<keyof typeof scriptRefusals>(scriptRefusals);
