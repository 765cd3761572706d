import type { Clock } from '../../desk/ports.ts';
import type { ReadableDatabase } from '../../storage/database.ts';

/**
 * A rehearsal goes on in its own time: from the last moment that its folder knows, at real pace. `ticking` counts that pace. Its
 * monotonic count is that of rehearsals told by a script (the wall itself), so that a running clock finds its anchors: no time passed
 * while nobody looked, and nothing was interrupted.
 */
export function rehearsalClock(startsAt: number, ticking: Clock): Clock {
  const from = ticking.now().mono;
  return {
    now: () => {
      const at = startsAt + Math.floor(ticking.now().mono - from);
      return { wall: at, mono: at };
    },
  };
}

/** The last moment of a folder's own time: its last line or its last sign of life. `undefined` for an empty journal. */
export function lastMomentOf(db: ReadableDatabase): number | undefined {
  const line = db.get<{ at: number }>("SELECT body ->> 'at' AS at FROM journal ORDER BY seq DESC LIMIT 1");
  const beat = db.get<{ wall: number }>('SELECT wall FROM heartbeats ORDER BY beat DESC LIMIT 1');
  const moments = [line?.at, beat?.wall].filter((moment) => moment !== undefined);
  return moments.length > 0 ? Math.max(...moments) : undefined;
}
