import {
  listEntriesContract,
  receiptsContract,
  searchEntriesContract,
} from '../../../shared/contract/registration-queries.ts';
import { entryById, refuseRegistration, type Entry } from '../../../shared/domain/registration/index.ts';
import { seatOfEntry } from '../../../shared/domain/seating/index.ts';
import { queryHandler, type DeskReader } from '../../desk/feature.ts';
import { personOf, searchPeople } from '../people/index.ts';
import { knownPlayerQuery, wonEntryQuery } from './known-player.ts';
import { tillPapersQuery } from './till-papers.ts';

/** An entry as the desk shows it; names are `null` once the person's data are purged. */
function shown(read: DeskReader, tournament: string, entry: Entry): object {
  const place = seatOfEntry(read.state('tournament', tournament).seating, entry.entry);
  const { surname = null, givenNames = null, birthDate = null } = personOf(read, entry.person) ?? {};
  const { table = null, seat = null, seated = false, out = entry.reEnteredAs !== undefined } = place ?? {};
  return { tournament, ...entry, surname, givenNames, birthDate, table, seat, seated, out };
}

const byNumber = (left: Entry, right: Entry): number => ((left.number ?? '~') < (right.number ?? '~') ? -1 : 1);

const list = queryHandler({
  contract: listEntriesContract,
  answer: (read, { tournament }) => {
    const { plan, registration } = read.state('tournament', tournament);
    if (!plan.terms) return refuseRegistration('registration.unknownTournament', { tournament });
    const entries = Object.values(registration.entries);
    const { paidEntries, checkedIn, rebuys } = registration;
    return {
      entries: entries.sort(byNumber).map((entry) => shown(read, tournament, entry)),
      counts: {
        paid: paidEntries,
        preRegistered: entries.filter(({ state }) => state === 'pre-registered').length,
        checkedIn,
        rebuys,
      },
    };
  },
});

interface Found {
  readonly tournament: string;
  readonly entry: string;
}

const search = queryHandler({
  contract: searchEntriesContract,
  answer: (read, { text, tournament, limit = 20 }) => ({
    entries: found(read, { text: text.trim(), tournament, limit })
      .slice(0, limit)
      .flatMap(({ tournament: id, entry }) => {
        const entryFound = entryById(read.state('tournament', id).registration, entry);
        return entryFound ? [shown(read, id, entryFound)] : [];
      }),
  }),
});

interface Search {
  readonly text: string;
  readonly tournament: string | undefined;
  readonly limit: number;
}

const number = /^[RCA]-\d{4}-\d+$/i;
const tableAndSeat = /^(\d{1,3})[.,](\d{1,2})$/;

function found(read: DeskReader, search: Search): readonly Found[] {
  const { text, tournament } = search;
  const place = tableAndSeat.exec(text);
  if (place && tournament !== undefined) return atSeat(read, tournament, [Number(place[1]), Number(place[2])]);
  return number.test(text) ? byReceipt(read, text.toUpperCase()) : byPerson(read, search);
}

function atSeat(read: DeskReader, tournament: string, [table, seat]: readonly [number, number]): readonly Found[] {
  const entry = read.state('tournament', tournament).seating.tables[table]?.seats[seat - 1];
  return typeof entry === 'string' ? [{ tournament, entry }] : [];
}

const byReceipt = ({ db }: DeskReader, text: string): readonly Found[] =>
  db.all<{ tournament: string; entry: string }>('SELECT tournament, entry FROM receipts WHERE number = ?', text);

const byPerson = (read: DeskReader, { text, tournament, limit }: Search): readonly Found[] =>
  searchPeople(read, text, { limit })
    .flatMap(({ person }) =>
      read.db.all<{ tournament: string; entry: string }>(
        'SELECT tournament, entry FROM entries WHERE person = ? ORDER BY tournament, entry',
        person,
      ),
    )
    .filter((each) => tournament === undefined || each.tournament === tournament);

const receipts = queryHandler({
  contract: receiptsContract,
  answer: (read, { day }) => ({
    receipts: read.db.all(
      `SELECT number, kind, tournament, entry, person, till, session, caves_cents AS cavesCents, fee_cents AS feeCents,
         copies, seq, at
       FROM receipts WHERE day = ? ORDER BY seq`,
      day,
    ),
  }),
});

export const registrationQueries = [list, search, receipts, knownPlayerQuery, wonEntryQuery, tillPapersQuery];
