import { slice } from '../../kernel/slice.ts';
import { conductFold } from './fold.ts';
import { initialConduct } from './state.ts';

export {
  expulsionGrounds,
  incidentCategories,
  ruleSources,
  rulingSubjects,
  seriousReasons,
  type ConductEvents,
  type IncidentCategory,
  type IncidentRecorded,
  type SuspensionEvents,
} from './events.ts';
export { callBack, expelForTime } from './expel-for-time.ts';
export { expel, revokeExpulsion } from './expel.ts';
export { liftHold, setHold } from './hold.ts';
export { recordIncident } from './record-incident.ts';
export { absentEntries, removeAbsent } from './remove-absent.ts';
export { rule } from './rule.ts';
export { isAway, isExpelled, type ConductState } from './state.ts';
export { stopPlay } from './stop-play.ts';
export { liftSuspension, suspendPerson } from './suspend-person.ts';
export { noteStacks, resumePlay, suspendPlay } from './suspend-play.ts';
export { warn } from './warn.ts';

/** The slice `conduct` of `tournament/<id>`. */
export const conductSlice = slice({ initial: initialConduct, fold: conductFold });
