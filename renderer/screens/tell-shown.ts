import { watch } from 'vue';
import { clockFace, type Reading } from '../../shared/domain/clock/index.ts';
import type { TournamentStreamState } from '../../shared/domain/streams.ts';
import { query } from '../desk/index.ts';

/** Two tellings lie at least so far apart: the second of the day is drawn as well, some milliseconds beside that of the clock. */
const apartMs = 900;

interface Picture {
  readonly id: string;
  readonly state: Pick<TournamentStreamState, 'plan' | 'clock'>;
}

/**
 * Tells the host once a second what this screen shows of a running clock, so that it can be proved later (decision 19). The reading is the
 * one that the picture was drawn with: a page that is hidden draws nothing, and tells nothing.
 */
export function tellShown(drawn: () => Reading, chosen: () => Picture | undefined): void {
  let toldAt = -Infinity;
  watch(
    drawn,
    (now) => {
      if (Math.abs(now.mono - toldAt) < apartMs) return;
      const picture = chosen();
      const face = picture && clockFace(picture.state, now);
      if (face?.status !== 'running') return;
      toldAt = now.mono;
      const { position, remainingMs } = face;
      const shown = { tournament: picture?.id, position, remainingMs: Math.max(0, Math.round(remainingMs)) };
      void query('host.hallShowed', shown);
    },
    { flush: 'post' },
  );
}
