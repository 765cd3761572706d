import { clockFaceContract, hallMessageContract } from '../../../shared/contract/clock.ts';
import {
  clockFace,
  limitReachedAt,
  refuseClock,
  standingMessage,
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

const hallMessage = queryHandler({
  contract: hallMessageContract,
  answer: (read, { tournament }, { at }) => {
    const shown = standingMessage(read.state('tournament', tournament).clock, at);
    if (!shown) return { message: null };
    const { textId, until } = shown;
    return { message: { textId, text: read.vault.text(textId) ?? null, until } };
  },
});

export const clockQueries = [face, hallMessage];
