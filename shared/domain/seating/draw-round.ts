import type { NewEvent } from '../../kernel/event.ts';
import { candidateSeats, type CandidateRule } from './candidates.ts';
import { drawIndex } from './draw.ts';
import { seatingEvent, type DrawReason, type SeatingEvents } from './events.ts';
import { seatingFold } from './fold.ts';
import type { SeatingState } from './state.ts';

/** Several seating events in one command: each is applied to a working copy, so that the next draw sees it. */
export class DrawRound {
  readonly events: NewEvent[] = [];
  readonly state: SeatingState;
  private readonly stream: string;
  private readonly seed: string;

  constructor(state: SeatingState, stream: string, seed: string) {
    this.state = JSON.parse(JSON.stringify(state)) as SeatingState;
    this.stream = stream;
    this.seed = seed;
  }

  record<Type extends keyof SeatingEvents>(type: Type, data: SeatingEvents[Type]): void {
    const event = seatingEvent(this.stream, type, data);
    this.events.push(event);
    seatingFold[type]?.(this.state, data as never, { seq: 0, rev: 0, at: 0, actor: '', stream: this.stream });
  }

  /** Draws a seat for the entry; answers false when no seat is free. */
  draw(entry: string, reason: DrawReason, rule: CandidateRule): boolean {
    const data = drawnSeat(this.state, this.seed, { entry, reason, ...rule });
    if (data) this.record('seating.seatDrawn', data);
    return data !== undefined;
  }
}

interface DrawRequest extends CandidateRule {
  readonly entry: string;
  readonly reason: DrawReason;
}

/** The next draw as its event tells it; `undefined` when no seat is free. */
export function drawnSeat(
  state: SeatingState,
  seed: string,
  { entry, reason, busyWhenOut, notTable }: DrawRequest,
): SeatingEvents['seating.seatDrawn'] | undefined {
  const seats = candidateSeats(state, { busyWhenOut, notTable });
  if (seats.length === 0) return undefined;
  const draw = state.draws + 1;
  const index = drawIndex(seed, draw, seats.length);
  const drawn = seats[index];
  return (
    drawn && {
      entry,
      ...drawn,
      draw,
      candidates: seats.length,
      index,
      reason,
      busyWhenOut,
      ...(notTable !== undefined && { notTable }),
    }
  );
}
