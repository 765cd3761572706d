import type { Fold } from '../../kernel/event.ts';
import type { HeardEvents, SeatDrawn, SeatingEvents } from './events.ts';
import { openTables, seatOfEntry, type SeatingState, type SeatOfEntry, type TableState } from './state.ts';

export const seatingFold: Fold<SeatingState, SeatingEvents & HeardEvents> = {
  'seating.drawCommitted': (draft, { commitment }) => {
    draft.commitment = commitment;
  },
  'seating.tablesOpened': (draft, { tables, seatsPerTable }) => {
    for (const table of tables) draft.tables[table] = emptyTable(seatsPerTable);
  },
  'seating.seatDrawn': takeSeat,
  'seating.seatConfirmed': (draft, { entry }) => {
    const place = seatOfEntry(draft, entry);
    if (place) place.seated = true;
  },
  'seating.seatFreed': (draft, { entry }) => leaveSeat(draft, entry),
  'seating.tableBroken': (draft, { table }) => {
    const broken = draft.tables[table];
    if (broken) broken.open = false;
    dropOut(draft, (place) => place.table === table);
  },
  'seating.finalTableSet': (draft, { table, seats }) => {
    for (const { at } of openTables(draft)) at.open = false;
    draft.tables[table] = emptyTable(seats);
    dropOut(draft, () => true);
  },
  'seating.seedRevealed': (draft, { seed }) => {
    draft.seed = seed;
  },
  'standings.eliminated': (draft, { busts }) => {
    for (const { entry } of busts) setOut(draft, entry, true);
  },
  'standings.reinstated': (draft, { entry }) => setOut(draft, entry, false),
  'conduct.expelled': (draft, { entry }) => setOut(draft, entry, true),
  'conduct.expulsionRevoked': (draft, { entry }) => setOut(draft, entry, false),
  'registration.rebought': (draft, { entry }) => setOut(draft, entry, false),
  'registration.rebuyRefunded': (draft, { entry }) => setOut(draft, entry, true),
};

const emptyTable = (seats: number): TableState => ({
  open: true,
  seats: Array.from({ length: seats }, () => null),
  playing: 0,
});

function takeSeat(draft: SeatingState, { entry, table, seat, draw, reason }: SeatDrawn): void {
  draft.draws = draw;
  const arriving = reason === 'registration' || reason === 'late-entry';
  const seated = !arriving && (seatOfEntry(draft, entry)?.seated ?? true);
  leaveSeat(draft, entry);
  const at = draft.tables[table];
  if (!at) return;
  const held = at.seats[seat - 1];
  if (typeof held === 'string') leaveSeat(draft, held);
  at.seats[seat - 1] = entry;
  at.playing += 1;
  draft.seatOf[entry] = { table, seat, seated, out: false };
}

function leaveSeat(draft: SeatingState, entry: string): void {
  const place = seatOfEntry(draft, entry);
  if (!place) return;
  const at = draft.tables[place.table];
  if (at?.seats[place.seat - 1] === entry) {
    at.seats[place.seat - 1] = null;
    if (!place.out) at.playing -= 1;
  }
  Reflect.deleteProperty(draft.seatOf, entry);
}

/** Seats of players without chips do not outlive their table: whoever comes back from an undo is drawn a new one. */
function dropOut(draft: SeatingState, at: (place: SeatOfEntry) => boolean): void {
  for (const [entry, place] of Object.entries(draft.seatOf)) {
    if (place.out && at(place)) leaveSeat(draft, entry);
  }
}

function setOut(draft: SeatingState, entry: string, out: boolean): void {
  const place = seatOfEntry(draft, entry);
  if (!place || place.out === out) return;
  place.out = out;
  const at = draft.tables[place.table];
  if (at?.seats[place.seat - 1] === entry) at.playing += out ? -1 : 1;
}
