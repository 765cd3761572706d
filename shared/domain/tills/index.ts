import { slice } from '../../kernel/slice.ts';
import { tillFold } from './fold.ts';
import { initialTill } from './state.ts';

export { closeTill } from './close-till.ts';
export { sessionHolding, type Drawer } from './drawer.ts';
export { handOver, takeOver } from './hand-over.ts';
export type { TillClosed, TillEvents, TillMoved, TillOpened, TillRead } from './events.ts';
export { moveCash } from './move-cash.ts';
export { openSession } from './open-session.ts';
export { readTill } from './read-till.ts';
export { openTill } from './open-till.ts';
export type { TillSession, TillState } from './state.ts';

export const tillSlice = slice({ initial: initialTill, fold: tillFold });
