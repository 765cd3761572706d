import { identityKeptUntil, paperKeptUntil, type RetentionTerms } from '../../../../shared/domain/people/index.ts';
import { addDays, localDate, monthsAfter, startOfDay } from '../../../../shared/kernel/calendar.ts';
import type { DeskReader } from '../../../desk/feature.ts';
import { heldBy, type Held } from './holds.ts';
import { termsOf, type Kept, type Terms } from './kept.ts';
import { noticeProofs, staffNames } from './notice-data.ts';
import { paperTermOf } from './paper-terms.ts';
import { textsBefore } from './texts.ts';

/** What the terms no longer cover on a day, what disputes keep of it, and the day on which the next is over. */
export interface Due {
  readonly day: string;
  readonly terms: RetentionTerms;
  readonly persons: readonly string[];
  readonly papers: readonly string[];
  readonly texts: readonly string[];
  readonly staffNames: readonly string[];
  readonly proofs: readonly string[];
  readonly looks: readonly string[];
  readonly held: number;
  readonly nextOn: string | null;
}

/** Everything whose term is over at an instant. */
export function dueAt(read: DeskReader, at: number): Due {
  const kept = termsOf(read);
  const { terms, zone } = kept;
  const day = localDate(at, zone);
  const held = heldBy(read, day);
  const persons = personsKept(read, kept, held);
  const papers = papersKept(read, kept, held);
  const staff = staffNames(read, kept, held);
  const proofs = noticeProofs(read, kept, held);
  const texts = textsBefore(read, { before: startOfDay(addYearsBack(day, terms.incidentYears), zone), held });
  const over = (all: readonly Kept[]) => all.filter(({ until }) => until < day);
  const ids = (all: readonly Kept[]) => over(all).flatMap((each) => (each.held ? [] : [each.id]));
  const dated = [...persons, ...papers, ...staff, ...proofs];
  return {
    ...{ day, terms },
    persons: ids(persons),
    papers: ids(papers),
    texts: texts.free,
    staffNames: ids(staff),
    proofs: ids(proofs),
    looks: looksBefore(read, startOfDay(monthsAfter(day, -terms.lookMonths), zone)),
    held: over(dated).filter((each) => each.held).length + texts.held,
    nextOn: nextAfter(day, dated),
  };
}

/** Looks at identities before an instant. */
const looksBefore = ({ db }: DeskReader, before: number): readonly string[] =>
  db
    .all<{ look: number }>('SELECT look FROM identity_looks WHERE at < ? ORDER BY look', before)
    .map(({ look }) => String(look));

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
