import { drawsContract, seatListContract } from '../../../shared/contract/seating.ts';
import { compactName } from '../../../shared/domain/people/index.ts';
import { entryById } from '../../../shared/domain/registration/index.ts';
import { drawAlgorithm, refuseSeating, verifyDraws, type SeatDrawn } from '../../../shared/domain/seating/index.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';
import { queryHandler, type DeskReader } from '../../desk/feature.ts';
import { eventsAfter } from '../../journal/read.ts';
import { personOf } from '../people/index.ts';

/** One line of the seat list; names are for the house's own people, `null` once a person's data are purged. */
interface SeatLine {
  readonly entry: string;
  readonly number: string | null;
  readonly table: number;
  readonly seat: number;
  readonly seated: boolean;
  readonly out: boolean;
  readonly publicName: boolean;
  readonly surname: string | null;
  readonly givenNames: string | null;
}

function seatLines(read: DeskReader, tournament: string): SeatLine[] {
  const { registration, seating } = read.state('tournament', tournament);
  return Object.entries(seating.seatOf).flatMap(([entry, place]) => {
    const found = entryById(registration, entry);
    if (!found) return [];
    const { surname = null, givenNames = null } = personOf(read, found.person) ?? {};
    return [{ entry, number: found.number, ...place, publicName: found.publicName, surname, givenNames }];
  });
}

const byTable = (left: SeatLine, right: SeatLine): number => left.table - right.table || left.seat - right.seat;

/** Folded names in order; who has no name left comes last, by seat. */
function byName(left: SeatLine, right: SeatLine): number {
  const [one, other] = [nameKey(left), nameKey(right)];
  if (one === other) return byTable(left, right);
  return one < other ? -1 : 1;
}

const nameKey = ({ surname, givenNames }: SeatLine): string =>
  surname === null ? '\uffff' : `${compactName(surname)} ${compactName(givenNames ?? '')}`;

const list = queryHandler({
  contract: seatListContract,
  answer: (read, { tournament, by }) => {
    if (!read.state('tournament', tournament).plan.terms)
      return refuseSeating('seating.unknownTournament', { tournament });
    return { seats: seatLines(read, tournament).sort(by === 'name' ? byName : byTable) };
  },
});

const draws = queryHandler({
  contract: drawsContract,
  answer: (read, { tournament }) => {
    const { plan, seating } = read.state('tournament', tournament);
    if (!plan.terms) return refuseSeating('seating.unknownTournament', { tournament });
    const { commitment, seed } = seating;
    const events = eventsAfter(read.db, `tournament/${tournament}`, 0);
    return {
      algorithm: drawAlgorithm,
      commitment,
      seed,
      draws: events.filter(isDraw).map(({ seq, at, data }) => ({ seq, at, ...data })),
      faults: seed === null ? null : verifyDraws(seed, events),
    };
  },
});

const isDraw = (event: JournalEvent): event is JournalEvent<string, SeatDrawn> => event.type === 'seating.seatDrawn';

export const seatingQueries = [list, draws];
