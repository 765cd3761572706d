import { slice } from '../../kernel/slice.ts';
import { clockStateFold } from './fold.ts';
import { initialClock } from './state.ts';

export { advanceClock, interruptClock, recoverClock } from './advance-clock.ts';
export { adjustClock, jumpClock, pauseClock, resumeClock, undoClock, type ControlFacts } from './control-clock.ts';
export { estimateEnd, type EndEstimate } from './estimate-end.ts';
export type { ClockEvents, HeartbeatsDigest } from './events.ts';
export { clockFace, type Blinds, type ClockFace } from './face.ts';
export { continueClock, haltClock } from './halt-clock.ts';
export { clearMessage, showMessage, standingMessage } from './hall-message.ts';
export { limitsReached, type LimitsReached } from './limits-reached.ts';
export { levelApplies, levelForHand, levelNow, limitReachedAt, timeToLimitMs } from './limits.ts';
export { advanceIsDue, nextBoundaryAt } from './next-boundary.ts';
export { wallDrift, wallJumpMs, wholeReading, type Reading } from './reading.ts';
export { refuse as refuseClock } from './refusals.ts';
export { positionOfLimit, schedule, segmentStarts, type Schedule, type Segment } from './schedule.ts';
export { startClock, type StartFacts } from './start-clock.ts';
export type { ClockState, ClockStatus, ClockView, HallMessage } from './state.ts';

/** The slice `clock` of `tournament/<id>`. */
export const clockSlice = slice({ initial: initialClock, fold: clockStateFold });
