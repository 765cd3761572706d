import {
  advanceIsDue,
  clockFace,
  nextBoundaryAt,
  wallDrift,
  wallJumpMs,
  wholeReading,
  type Reading,
} from '../../../shared/domain/clock/index.ts';
import type { Desk } from '../../desk/desk.ts';
import { deskCaller } from '../../desk/request.ts';
import type { Store } from '../../storage/database.ts';
import { deskSource, recordHeartbeat } from './heartbeats.ts';
import { ScreenBeats } from './screen-beats.ts';

/** What a host does about time: it asks when something is next, and calls when it is there. The same for real and simulated time. */
export interface ClockTicker {
  /** The next wall instant at which a running clock reaches a boundary; `undefined` when none runs. */
  nextBoundaryAt(): number | undefined;
  /** Lets the desk note every boundary that is due and every moved wall clock. Answers how many tournaments had news. */
  advanceDue(): Promise<number>;
  /**
   * To be called once when a host has opened its desk on real time, before anything else: clocks that ran when the last process
   * ended stand at their last sign of life, until somebody chooses (decision 19). Answers their tournaments.
   */
  interruptRunning(): Promise<readonly string[]>;
  /** Writes the desk's sign of life for every running clock, and what the screens showed of it, once a second. */
  beat(store: Store): void;
}

export function clockTicker(desk: Desk, screens = new ScreenBeats()): ClockTicker {
  const now = (): Reading => {
    const { wall, mono } = desk.now();
    return wholeReading(wall, mono);
  };
  const playing = (): readonly string[] =>
    desk.reader.db
      .all<{ tournament: string }>("SELECT tournament FROM tournaments WHERE phase = 'running' ORDER BY tournament")
      .map(({ tournament }) => tournament);
  let lastLook = now();
  /** How far the wall moved against monotonic time since the last look; 0 when within what clocks do by themselves. */
  const wallJump = (at: Reading): number => {
    const byMs = wallDrift(lastLook, at);
    return Math.abs(byMs) > wallJumpMs ? byMs : 0;
  };
  const stateOf = (tournament: string) => desk.reader.state('tournament', tournament);
  const running = (): readonly string[] => playing().filter((id) => stateOf(id).clock.core.status === 'running');

  return {
    nextBoundaryAt: () => {
      const at = now();
      const instants = running().map((tournament) => nextBoundaryAt(stateOf(tournament), at) ?? Infinity);
      const next = Math.min(...instants);
      return Number.isFinite(next) ? next : undefined;
    },
    advanceDue: async () => {
      const at = now();
      const jumpMs = wallJump(at);
      const isDue = (tournament: string): boolean => {
        const state = stateOf(tournament);
        return advanceIsDue(state, at) || (jumpMs !== 0 && state.clock.core.status === 'paused');
      };
      const due = playing().filter(isDue);
      for (const tournament of due) await give(desk, 'clock.advance', { tournament, wallJumpMs: jumpMs });
      lastLook = at;
      return due.length;
    },
    interruptRunning: async () => {
      const found = running();
      for (const tournament of found) await give(desk, 'clock.interrupt', { tournament });
      return found;
    },
    beat: (store) => {
      const at = now();
      const faces = running().flatMap((tournament) => {
        const face = clockFace(stateOf(tournament), at);
        return face ? [{ tournament, ...face }] : [];
      });
      const shown = screens.take().filter((beat) => faces.some(({ tournament }) => tournament === beat.tournament));
      if (faces.length === 0) return;
      store.transaction((db) => {
        for (const { tournament, position, remainingMs } of faces) {
          recordHeartbeat(db, { tournament, source: deskSource, at, position, remainingMs });
        }
        for (const beat of shown) recordHeartbeat(db, beat);
      });
    },
  };
}

interface DeskInput {
  readonly tournament: string;
  readonly wallJumpMs?: number;
}

/** The desk's own commands are never refused while the tournament exists: a refusal here is a bug and must not loop. */
async function give(desk: Desk, name: string, input: DeskInput): Promise<void> {
  const answer = await desk.call({ name, input, caller: deskCaller });
  if (!answer.ok) throw new Error(`${name} ${input.tournament}: ${answer.refusal.code}`);
}
