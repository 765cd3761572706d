import {
  issueSheetContract,
  issueStatementContract,
  listFilingsContract,
  prepareSeasonNoteContract,
  prepareSetContract,
} from '../../../shared/contract/notices-of-house.ts';
import { profileInForce } from '../../../shared/domain/house/index.ts';
import {
  isLate,
  issueSheet,
  issueStatement,
  prepareSeasonNote,
  prepareSet,
  refuseNotices,
  type FilingEvents,
  type SetTournament,
} from '../../../shared/domain/notices/index.ts';
import { addDays, monthAfter, startOfDay } from '../../../shared/kernel/calendar.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';
import { isRefused, type Refused } from '../../../shared/kernel/refusal.ts';
import { commandHandler, queryHandler, type DeskReader } from '../../desk/feature.ts';
import { addresseesOf } from './addressees.ts';
import { linesOfMonth } from './month-lines.ts';

const ofHouse = () => ({ kind: 'house' }) as const;

/** More letters than a profile has recipients. */
const mostRecipients = 20;

function houseFacts(read: DeskReader) {
  const { house } = read.state('house');
  const profile = profileInForce(house);
  if (!house.identity || !profile) return refuseNotices('notices.houseNotFounded');
  const { timeZone, seasonStarts } = house.identity;
  return {
    ...{ profile, zone: timeZone, seasonStarts, addressees: addresseesOf(read) },
    profileHash: house.profileHash,
  };
}

const idsFor = (read: DeskReader, given: readonly string[], count: number): readonly string[] => [
  ...given,
  ...Array.from({ length: Math.max(0, count - given.length) }, () => read.chance.id('n')),
];

const letterIds = (events: readonly JournalEvent[], type: string) =>
  events
    .filter((event) => event.type === type)
    .map(({ data }) => {
      const { notice, recipient } = data as FilingEvents['notices.seasonNotePrepared'];
      return { notice, recipient };
    });

const seasonNote = commandHandler({
  contract: prepareSeasonNoteContract,
  stream: ofHouse,
  facts: (read, { ids = [] }) => {
    const facts = houseFacts(read);
    return isRefused(facts) ? facts : { ...facts, ids: idsFor(read, ids, mostRecipients) };
  },
  decide: (state, { day, tables }, facts) => prepareSeasonNote(state.filings, { day, tables }, facts),
  answer: (events) => ({ notices: letterIds(events, 'notices.seasonNotePrepared') }),
});

const startingBetween = (read: DeskReader, fromAt: number, toAt: number): readonly string[] =>
  read.db
    .all<{ tournament: string }>(
      'SELECT tournament FROM tournaments WHERE starts_at >= ? AND starts_at < ? ORDER BY starts_at, tournament',
      fromAt,
      toAt,
    )
    .map(({ tournament }) => tournament);

interface SetAsked {
  readonly month: string;
  readonly tournaments?: readonly string[] | undefined;
}

/** Those that were asked for, else all of the month that can go into the set. */
function setTournaments(
  read: DeskReader,
  { month, tournaments }: SetAsked,
  { zone, profileHash }: { readonly zone: string; readonly profileHash: string | null },
): readonly SetTournament[] | Refused {
  const first = `${month}-01`;
  const known = (id: string): SetTournament => ({ id, ...read.state('tournament', id) });
  const fits = ({ plan }: SetTournament): boolean =>
    plan.terms?.profileHash === profileHash && plan.cancelledAt === null;
  if (tournaments) {
    const asked = tournaments.map(known);
    const unfit = asked.find((each) => !fits(each));
    return unfit ? refuseNotices('notices.tournamentUnknown', { tournament: unfit.id }) : asked;
  }
  const inMonth = startingBetween(read, startOfDay(first, zone), startOfDay(`${monthAfter(month)}-01`, zone));
  return inMonth.map(known).filter((each) => fits(each) && each.plan.rules !== null && each.plan.startedAt === null);
}

const set = commandHandler({
  contract: prepareSetContract,
  stream: ofHouse,
  facts: (read, input) => {
    const facts = houseFacts(read);
    if (isRefused(facts)) return facts;
    const tournaments = setTournaments(read, input, facts);
    if ('refusal' in tournaments) return tournaments;
    const ids = idsFor(read, input.ids ?? [], mostRecipients * (tournaments.length + 1));
    return { ...facts, tournaments, ids, set: input.set ?? read.chance.id('s') };
  },
  decide: (state, { month }, facts) => prepareSet(state.filings, { month, set: facts.set }, facts),
  answer: (events) => ({
    set: (events[0]?.data as FilingEvents['notices.setPrepared']).set,
    notices: letterIds(events, 'notices.setPrepared'),
  }),
});

const sheet = commandHandler({
  contract: issueSheetContract,
  stream: ofHouse,
  facts: (read, { day, sheet: given }) => {
    const facts = houseFacts(read);
    if (isRefused(facts)) return facts;
    const { zone } = facts;
    const ids = startingBetween(read, startOfDay(addDays(day, -7), zone), startOfDay(addDays(day, 8), zone));
    const tournaments = ids.map((id) => ({ id, ...read.state('tournament', id) }));
    return { zone, tournaments, sheet: given ?? read.chance.id('e') };
  },
  decide: (_state, { day }, facts) => issueSheet(day, facts),
  answer: (_events, facts) => ({ sheet: facts.sheet, paper: `sign-in-sheet-${facts.sheet}` }),
});

const statement = commandHandler({
  contract: issueStatementContract,
  stream: ofHouse,
  facts: (read, { month, statement: given }, { at }) => {
    const facts = houseFacts(read);
    if (isRefused(facts)) return facts;
    return { zone: facts.zone, now: at, lines: linesOfMonth(read.db, month), statement: given ?? read.chance.id('m') };
  },
  decide: (_state, { month }, facts) => issueStatement(month, facts),
  answer: (_events, facts) => ({ statement: facts.statement, paper: `monthly-statement-${facts.statement}` }),
});

const filings = queryHandler({
  contract: listFilingsContract,
  answer: (read) => {
    const { seasonNotes, sets } = read.state('house').filings;
    const letters = [...Object.values(seasonNotes), ...Object.values(sets)];
    return {
      letters: letters
        .map((letter) => ({ kind: 'set' in letter ? 'set' : 'season-note', ...letter, late: isLate(letter) }))
        .sort((one, other) => other.preparedAt - one.preparedAt || one.notice.localeCompare(other.notice)),
    };
  },
});

export const houseLetterCommands = [seasonNote, set, sheet, statement];
export const houseLetterQueries = [filings];
