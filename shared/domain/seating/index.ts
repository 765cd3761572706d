import { slice } from '../../kernel/slice.ts';
import { seatingFold } from './fold.ts';
import { initialSeating } from './state.ts';

export { breakTable, drawFinalTable, finalTableCrowded } from './break-table.ts';
export { candidateSeats, countFreeSeats } from './candidates.ts';
export { commitDraw } from './commit-draw.ts';
export { drawAlgorithm } from './draw.ts';
export { drawSeat } from './draw-seat.ts';
export {
  seatingEvent,
  type DrawCommitted,
  type FinalTableSet,
  type SeatDrawn,
  type SeatingEvents,
  type TablesOpened,
} from './events.ts';
export { movePlayer } from './move-player.ts';
export type { MoveFacts } from './moves.ts';
export { openTablesForDraw } from './open-tables.ts';
export { refuse as refuseSeating } from './refusals.ts';
export { revealSeed } from './reveal-seed.ts';
export { openTables, seatOfEntry, type SeatingState, type SeatOfEntry, type TableState } from './state.ts';
export { verifyDraws, type DrawFault } from './verify-draws.ts';

export const seatingSlice = slice({ initial: initialSeating, fold: seatingFold });
