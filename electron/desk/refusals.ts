import { refuser, type RefusalList } from '../../shared/kernel/refusal.ts';

/** What the desk itself refuses, before any rule is asked. */
export const deskRefusals = {
  'desk.unknown': [],
  'desk.invalidInput': [],
  'desk.notSignedIn': [],
  'desk.notAllowed': [],
  'desk.keyReused': [],
  'desk.changedMeanwhile': [],
  'desk.keyMissing': [],
  'desk.internal': [],
} as const satisfies RefusalList;

export const refuseDesk = refuser<keyof typeof deskRefusals>(deskRefusals);
