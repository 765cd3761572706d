import { NewerEvent } from '../../shared/domain/upcasters.ts';
import { refuser, type RefusalList, type Refused } from '../../shared/kernel/refusal.ts';

/** What the desk itself refuses, before any rule is asked. */
export const deskRefusals = {
  'desk.unknown': [],
  'desk.invalidInput': [],
  'desk.notSignedIn': [],
  'desk.notAllowed': [],
  'desk.signatureMissing': [],
  'desk.keyReused': [],
  'desk.changedMeanwhile': [],
  'desk.keyMissing': [],
  'desk.newerEvent': [],
  'desk.internal': [],
} as const satisfies RefusalList;

export const refuseDesk = refuser<keyof typeof deskRefusals>(deskRefusals);

/** The refusal behind an event that a later Tapis wrote, or `undefined` for any other error. */
export function newerEventRefusalOf(error: unknown): Refused | undefined {
  if (!(error instanceof NewerEvent)) return undefined;
  const { event, known } = error;
  return refuseDesk('desk.newerEvent', { line: event.seq, type: event.type, found: event.version, known });
}
