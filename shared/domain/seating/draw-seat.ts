import type { NewEvent } from '../../kernel/event.ts';
import type { Refused } from '../../kernel/refusal.ts';
import { commitmentOf, drawAlgorithm } from './draw.ts';
import { DrawRound, drawnSeat } from './draw-round.ts';
import { seatingEvent, type SeatDrawn } from './events.ts';
import { plannedTables, type SeatingPlan } from './plan-reading.ts';
import { refuse, type SeatingRefusal } from './refusals.ts';
import { seatOfEntry, type SeatingState } from './state.ts';

interface DrawSeat {
  readonly tournament: string;
  readonly entry: string;
  /** A late entry, seated at once on a shortest table (S12). */
  readonly late: boolean;
  /** An entry whose seat is free first: that of the player who enters again. */
  readonly freed?: string;
  /** The tournament's seed; a fresh one when none is committed yet. */
  readonly seed: string;
}

/**
 * The seat of a new entry. The first draw of a tournament is preceded by the commitment to its seed, when nobody published
 * it before, and by the opening of its tables. When the open tables are full the next planned one opens, but not for a late
 * entry, who would sit there alone. Refuses `seating.noFreeSeat` and, once the seed is public, `seating.drawsOver`.
 */
export function drawSeat(
  state: SeatingPlan & { readonly seating: SeatingState },
  input: DrawSeat,
): { readonly events: readonly NewEvent[]; readonly seat: SeatDrawn } | Refused<SeatingRefusal> {
  const { seating } = state;
  if (seating.seed !== null) return refuse('seating.drawsOver');
  const { entry, late, seed } = input;
  const request = { entry, reason: late ? ('late-entry' as const) : ('registration' as const), busyWhenOut: true };
  const stream = `tournament/${input.tournament}`;
  const plain = seating.commitment !== null && input.freed === undefined;
  const seat = !plain ? undefined : drawnSeat(seating, seed, request);
  if (seat) return { seat, events: [seatingEvent(stream, 'seating.seatDrawn', seat)] };
  return drawAfterPreparing(state, input, request);
}

function drawAfterPreparing(
  state: SeatingPlan & { readonly seating: SeatingState },
  { tournament, seed, late, freed }: DrawSeat,
  request: Parameters<typeof drawnSeat>[2],
): { readonly events: readonly NewEvent[]; readonly seat: SeatDrawn } | Refused<SeatingRefusal> {
  const round = new DrawRound(state.seating, `tournament/${tournament}`, seed);
  if (round.state.commitment === null) {
    round.record('seating.drawCommitted', { algorithm: drawAlgorithm, commitment: commitmentOf(seed) });
  }
  if (freed !== undefined && seatOfEntry(round.state, freed)) round.record('seating.seatFreed', { entry: freed });
  const toOpen = tablesToOpen(state, late);
  if (toOpen.length > 0 && state.plan.terms) {
    round.record('seating.tablesOpened', { tables: toOpen, seatsPerTable: state.plan.terms.seatsPerTable });
  }
  const seat = drawnSeat(round.state, seed, request);
  if (!seat) return refuse('seating.noFreeSeat');
  round.record('seating.seatDrawn', seat);
  return { seat, events: round.events };
}

/** At the first draw every planned table, unless somebody opened some; later the next one that was never opened. */
function tablesToOpen(state: SeatingPlan & { readonly seating: SeatingState }, late: boolean): readonly number[] {
  const unopened = plannedTables(state).filter((table) => !Object.hasOwn(state.seating.tables, table));
  if (Object.keys(state.seating.tables).length === 0) return unopened;
  return late || state.seating.commitment === null ? [] : unopened.slice(0, 1);
}
