import type { JournalEvent } from '../../kernel/event.ts';
import { candidateSeats } from './candidates.ts';
import { commitmentOf, drawIndex } from './draw.ts';
import type { SeatDrawn } from './events.ts';
import { seatingFold } from './fold.ts';
import { initialSeating, type SeatingState } from './state.ts';

/** What is wrong with a draw; `draw` is its number. */
export interface DrawFault {
  readonly draw: number;
  readonly fault: 'seed-differs' | 'number' | 'candidates' | 'index' | 'seat';
}

type FoldedEvent = Pick<JournalEvent, 'type' | 'data' | 'seq' | 'rev' | 'at' | 'actor' | 'stream'>;

/**
 * Repeats every draw of a tournament from its journal lines, in order, and the revealed seed: the seed must hash to the
 * commitment made before the first draw, and each draw's number, count of candidates, index and seat must be what `draw/1`
 * gives at that point. Answers the faults; none means that chance alone seated everybody.
 */
export function verifyDraws(seed: string, events: readonly FoldedEvent[]): DrawFault[] {
  const state = initialSeating();
  const faults: DrawFault[] = [];
  for (const event of events) {
    if (event.type === 'seating.seatDrawn') {
      const fault = faultOf(state, seed, event.data as SeatDrawn);
      if (fault) faults.push({ draw: (event.data as SeatDrawn).draw, fault });
    }
    const handler = seatingFold[event.type as keyof typeof seatingFold];
    handler?.(state, event.data as never, event);
  }
  return faults;
}

function faultOf(state: SeatingState, seed: string, drawn: SeatDrawn): DrawFault['fault'] | undefined {
  if (state.commitment !== commitmentOf(seed)) return 'seed-differs';
  if (drawn.draw !== state.draws + 1) return 'number';
  const seats = candidateSeats(state, drawn);
  if (seats.length === 0 || seats.length !== drawn.candidates) return 'candidates';
  if (drawIndex(seed, drawn.draw, seats.length) !== drawn.index) return 'index';
  const seat = seats[drawn.index];
  return seat?.table === drawn.table && seat.seat === drawn.seat ? undefined : 'seat';
}
