import { eventMaker } from '../../kernel/event.ts';

export interface SeatingEvents {
  'seating.drawCommitted': DrawCommitted;
  'seating.tablesOpened': TablesOpened;
  'seating.seatDrawn': SeatDrawn;
  'seating.seatConfirmed': { readonly entry: string };
  'seating.seatFreed': { readonly entry: string };
  'seating.tableBroken': { readonly table: number };
  'seating.finalTableSet': FinalTableSet;
  'seating.seedRevealed': { readonly seed: string };
}

export interface DrawCommitted {
  readonly algorithm: 'draw/1';
  readonly commitment: string;
}

export interface TablesOpened {
  readonly tables: readonly number[];
  readonly seatsPerTable: number;
}

export type DrawReason = 'registration' | 'late-entry' | 'broken-table' | 'final-table' | 'move';

/** One draw: how many seats were candidates, which of them (from 0) the seed gave, and where that is. */
export interface SeatDrawn {
  readonly entry: string;
  readonly table: number;
  readonly seat: number;
  readonly draw: number;
  readonly candidates: number;
  readonly index: number;
  readonly reason: DrawReason;
  /** Whether seats of players without chips were kept for their rebuy, and so were no candidates. */
  readonly busyWhenOut: boolean;
  /** A table that was no candidate: the one that the player leaves. */
  readonly notTable?: number;
}

/** Every other table closes; the seats of this one are all free for the draw that follows. */
export interface FinalTableSet {
  readonly table: number;
  readonly seats: number;
}

/** What the seating takes in from other features of the same stream: who is out, who is in again. */
export interface HeardEvents {
  'standings.eliminated': { readonly busts: readonly { readonly entry: string }[] };
  'standings.reinstated': { readonly entry: string };
  'conduct.expelled': { readonly entry: string };
  'conduct.expulsionRevoked': { readonly entry: string };
  'registration.rebought': { readonly entry: string };
  'registration.rebuyRefunded': { readonly entry: string };
}

export const seatingEvent = eventMaker<SeatingEvents>();
