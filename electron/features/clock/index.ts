import type { DeskFeature } from '../../desk/feature.ts';
import { clockCommands } from './handlers.ts';
import { clockQueries } from './queries.ts';

export {
  openHeartbeats,
  recordHeartbeat,
  takeHeartbeats,
  unprovenHeartbeats,
  type Heartbeat,
  type OpenHeartbeats,
} from './heartbeats.ts';
export { ScreenBeats, type ShownFace } from './screen-beats.ts';
export { clockTicker, type ClockTicker } from './ticker.ts';

/** The tournament clock: started, touched, caught up and recovered by commands; read as a face. */
export const clockFeature: DeskFeature = {
  name: 'clock',
  commands: clockCommands,
  queries: clockQueries,
};
