import { clockFaceContract } from '../../../shared/contract/clock.ts';
import {
  clockFace,
  limitReachedAt,
  refuseClock,
  timeToLimitMs,
  wholeReading,
} from '../../../shared/domain/clock/index.ts';
import type { LevelLimit } from '../../../shared/domain/tournament/index.ts';
import { queryHandler } from '../../desk/feature.ts';

const face = queryHandler({
  contract: clockFaceContract,
  answer: (read, { tournament }, { at, mono }) => {
    const state = read.state('tournament', tournament);
    const now = wholeReading(at, mono);
    const shown = clockFace(state, now);
    if (!shown) return refuseClock('clock.tournamentUnknown', { tournament });
    const limit = (of: LevelLimit | null | undefined): object | null =>
      of ? { ...of, reachedAt: limitReachedAt(state, of, now), inMs: timeToLimitMs(state, of, now) } : null;
    return {
      now,
      face: shown,
      undo: state.clock.history.at(-1)?.action ?? null,
      lateRegistration: limit(state.plan.terms?.registration.lateUntil),
      rebuys: limit(state.plan.terms?.rebuy?.until),
    };
  },
});

export const clockQueries = [face];
