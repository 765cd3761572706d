import type { Identity } from '../../../../shared/domain/people/index.ts';
import type { JournalEvent } from '../../../../shared/kernel/event.ts';
import type { DeskReader } from '../../../desk/feature.ts';
import type { SqlValue } from '../../../storage/database.ts';
import type { PersonRecord } from '../person-records.ts';
import { textIdsIn } from './texts.ts';

type Rows = readonly Record<string, SqlValue>[];

/** Everything that the house keeps of one person, as it stands. Amounts are cents, instants epoch milliseconds. */
export interface PersonData {
  readonly person: string;
  readonly identity: Identity;
  /** Their data before corrections. */
  readonly former: readonly Identity[];
  readonly entries: readonly {
    readonly tournament: string;
    readonly name: string | null;
    readonly startsAt: number | null;
    readonly entry: string;
    readonly state: string;
    readonly number: string | null;
  }[];
  readonly receipts: Rows;
  readonly prizes: Rows;
  readonly papers: Rows;
  /** Lines of the journal about the person or one of their entries, checks and decisions among them. */
  readonly journal: readonly Pick<JournalEvent, 'seq' | 'at' | 'stream' | 'type' | 'actor' | 'data'>[];
  /** The texts that these lines cite and that are still kept, by their ids. */
  readonly texts: Readonly<Record<string, string>>;
  readonly looks: Rows;
  readonly holds: Rows;
  readonly restrictions: Rows;
}

interface EntryRow {
  readonly tournament: string;
  readonly entry: string;
  readonly state: string;
  readonly number: string | null;
}

/** Gathers a person's file; `undefined` for somebody who is not known, or no longer. */
export function personData(read: DeskReader, person: string): PersonData | undefined {
  const record = read.vault.person<PersonRecord>(person);
  if (!record) return undefined;
  const rows = read.db.all<EntryRow & Record<string, SqlValue>>(
    'SELECT tournament, entry, state, number FROM entries WHERE person = ? ORDER BY tournament, entry',
    person,
  );
  const journal = linesAbout(read, person, rows);
  const ids = [...new Set(journal.flatMap(({ data }) => textIdsIn(data)))];
  const ofEntries = (sql: string): Rows =>
    rows.flatMap(({ tournament, entry }) => read.db.all<Record<string, SqlValue>>(sql, tournament, entry));
  const of = (sql: string): Rows => read.db.all<Record<string, SqlValue>>(sql, person);
  return {
    person,
    ...record,
    entries: rows.map(({ tournament, ...entry }) => {
      const { terms, startsAt } = read.state('tournament', tournament).plan;
      return { tournament, name: terms?.name ?? null, startsAt, ...entry };
    }),
    receipts: of(
      'SELECT number, kind, tournament, day, caves_cents AS cavesCents, fee_cents AS feeCents, at FROM receipts WHERE person = ? ORDER BY seq',
    ),
    prizes: ofEntries(
      'SELECT tournament, rank, amount_cents AS amountCents, status, number, at FROM prizes WHERE tournament = ? AND entry = ?',
    ),
    papers: ofEntries(
      'SELECT paper, kind, number, archived_at AS archivedAt, sha256 FROM papers WHERE tournament = ? AND ref = ?',
    ),
    journal,
    texts: Object.fromEntries(ids.flatMap((id) => textOf(read, id))),
    looks: of('SELECT at, account, station, query, depth FROM identity_looks WHERE subject = ? ORDER BY look'),
    holds: of(
      `SELECT hold, account, at, lifted_at AS liftedAt FROM retention_holds WHERE kind = 'person' AND subject = ?`,
    ),
    restrictions: of('SELECT account, at FROM restricted_persons WHERE person = ?'),
  };
}

function textOf({ vault }: DeskReader, id: string): readonly (readonly [string, string])[] {
  const text = vault.text(id);
  return text === undefined ? [] : [[id, text]];
}

/** Lines that cite the person, and those of their tournaments that cite their entry. */
function linesAbout(read: DeskReader, person: string, entries: readonly EntryRow[]): PersonData['journal'] {
  const bodies = [
    ...read.db.all<{ body: string }>(
      `SELECT body FROM journal WHERE type NOT LIKE 'people.purged%' AND instr(body, ?) > 0`,
      `"${person}"`,
    ),
    ...entries.flatMap(({ tournament, entry }) =>
      read.db.all<{ body: string }>(
        'SELECT body FROM journal WHERE stream = ? AND instr(body, ?) > 0',
        `tournament/${tournament}`,
        `"${entry}"`,
      ),
    ),
  ];
  const events = bodies.map(({ body }) => JSON.parse(body) as JournalEvent);
  const once = new Map(events.map((event) => [event.seq, event]));
  return [...once.values()]
    .sort((one, other) => one.seq - other.seq)
    .map(({ seq, at, stream, type, actor, data }) => ({ seq, at, stream, type, actor, data }));
}
