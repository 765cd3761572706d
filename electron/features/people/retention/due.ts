import { profileInForce } from '../../../../shared/domain/house/index.ts';
import {
  identityKeptUntil,
  paperKeptUntil,
  proposedTerms,
  type RetentionTerms,
} from '../../../../shared/domain/people/index.ts';
import { addDays, localDate, monthsAfter, startOfDay } from '../../../../shared/kernel/calendar.ts';
import type { DeskReader } from '../../../desk/feature.ts';
import { heldBy, type Held } from './holds.ts';
import { paperTermOf } from './paper-terms.ts';
import { textsBefore } from './texts.ts';

/** What has a term: kept through the last day, or longer where a dispute holds it. */
interface Kept {
  readonly id: string;
  readonly until: string;
  readonly held: boolean;
}

/** What the terms no longer cover on a day, what disputes keep of it, and the day on which the next is over. */
export interface Due {
  readonly day: string;
  readonly terms: RetentionTerms;
  readonly persons: readonly string[];
  readonly papers: readonly string[];
  readonly texts: readonly string[];
  readonly looks: number;
  readonly held: number;
  readonly nextOn: string | null;
}

interface Terms {
  readonly terms: RetentionTerms;
  readonly zone: string;
  readonly seasonStarts: string;
}

/** The house's own terms, else its profile's with the proposals. Throws before the house is founded. */
export function termsOf(read: DeskReader): Terms {
  const { house, people } = read.state('house');
  const profile = profileInForce(house);
  if (!house.identity || !profile) throw new Error('nothing has a term before the house is founded');
  const { timeZone: zone, seasonStarts } = house.identity;
  return { terms: people.retention ?? proposedTerms(profile.archiveYears), zone, seasonStarts };
}

/** Everything whose term is over at an instant. */
export function dueAt(read: DeskReader, at: number): Due {
  const { terms, zone, seasonStarts } = termsOf(read);
  const day = localDate(at, zone);
  const held = heldBy(read, day);
  const persons = personsKept(read, { terms, zone, seasonStarts }, held);
  const papers = papersKept(read, { terms, zone, seasonStarts }, held);
  const texts = textsBefore(read, { before: startOfDay(addYearsBack(day, terms.incidentYears), zone), held });
  const over = (kept: readonly Kept[]) => kept.filter(({ until }) => until < day);
  const ids = (kept: readonly Kept[]) => over(kept).flatMap((each) => (each.held ? [] : [each.id]));
  const sql = 'SELECT count(*) AS looks FROM identity_looks WHERE at < ?';
  return {
    ...{ day, terms },
    persons: ids(persons),
    papers: ids(papers),
    texts: texts.free,
    looks: read.db.get<{ looks: number }>(sql, looksBefore(read, at))?.looks ?? 0,
    held: [...over(persons), ...over(papers)].filter((each) => each.held).length + texts.held,
    nextOn: nextAfter(day, [...persons, ...papers]),
  };
}

/** Looks at identities older than their term. */
export const looksBefore = (read: DeskReader, at: number): number => {
  const { terms, zone } = termsOf(read);
  return startOfDay(monthsAfter(localDate(at, zone), -terms.lookMonths), zone);
};

const addYearsBack = (day: string, years: number): string => monthsAfter(day, -12 * years);

/** The first day on which something more may go: the day after its last. */
function nextAfter(day: string, kept: readonly Kept[]): string | null {
  const coming = kept.filter(({ until, held }) => !held && until >= day).map(({ until }) => until);
  const first = coming.reduce<string | null>((least, until) => (least === null || until < least ? until : least), null);
  return first === null ? null : addDays(first, 1);
}

interface PersonRow {
  readonly person: string;
  readonly lastPaidDay: string | null;
  readonly tournament: string | null;
}

/** Everybody on file who is in no tournament that is still open: the last paid day, and the tournament that they entered last. */
const personRows = `
  SELECT p.person AS person,
    (SELECT max(r.day) FROM receipts r WHERE r.person = p.person) AS lastPaidDay,
    (SELECT max(e.tournament) FROM entries e WHERE e.person = p.person) AS tournament
  FROM people p
  WHERE NOT EXISTS (
    SELECT 1 FROM entries e JOIN open_tournaments o ON o.tournament = e.tournament WHERE e.person = p.person
  )`;

function personsKept(read: DeskReader, { terms, zone }: Terms, held: Held): readonly Kept[] {
  return read.db.all<PersonRow>(personRows).flatMap(({ person, lastPaidDay, tournament }) => {
    const lastDay = lastPaidDay ?? lastEntered(read, { person, tournament, zone });
    if (lastDay === null) return [];
    const until = identityKeptUntil({ lastPaidDay, lastDay }, terms);
    return [{ id: person, until, held: held.persons.has(person) }];
  });
}

interface Unpaid {
  readonly person: string;
  readonly tournament: string | null;
  readonly zone: string;
}

/** The day of the last tournament that somebody was entered for without ever paying. */
function lastEntered(read: DeskReader, { person, tournament, zone }: Unpaid): string | null {
  if (tournament === null) return null;
  const entered = read.db.all<{ tournament: string }>('SELECT tournament FROM entries WHERE person = ?', person);
  const starts = entered.map((each) => read.state('tournament', each.tournament).plan.startsAt ?? 0);
  return localDate(Math.max(...starts), zone);
}

interface PaperRow {
  readonly paper: string;
  readonly kind: string;
  readonly tournament: string;
  readonly dueAt: number;
  readonly person: string | null;
}

/** A duplicate is kept as long as its original. */
const paperRows = `
  SELECT p.paper AS paper, p.kind AS kind, p.tournament AS tournament, e.person AS person,
    coalesce((SELECT o.due_at FROM papers o WHERE o.paper = p.duplicate_of), p.due_at) AS dueAt
  FROM papers p LEFT JOIN entries e ON e.tournament = p.tournament AND e.entry = p.ref
  WHERE p.archived_at IS NOT NULL AND p.paper NOT IN (SELECT paper FROM purged_papers) ORDER BY p.seq, p.paper`;

function papersKept(read: DeskReader, { terms, zone, seasonStarts }: Terms, held: Held): readonly Kept[] {
  return read.db.all<PaperRow>(paperRows).flatMap(({ paper, kind, tournament, dueAt: due, person }) => {
    const until = paperKeptUntil({ term: paperTermOf(kind), day: localDate(due, zone), seasonStarts }, terms);
    if (until === null) return [];
    const isHeld = held.tournaments.has(tournament) || (person !== null && held.persons.has(person));
    return [{ id: paper, until, held: isHeld }];
  });
}
