import type { DeskReader } from '../../../desk/feature.ts';
import { suspendedOn } from '../../../../shared/domain/people/index.ts';
import { allSuspensions } from '../suspension.ts';

type Reader = Pick<DeskReader, 'db'>;

export interface StandingHold {
  readonly hold: string;
  readonly kind: 'person' | 'tournament';
  readonly subject: string;
  readonly text: string;
  readonly account: string;
  readonly at: number;
}

export const standingHolds = ({ db }: Reader): readonly StandingHold[] =>
  db.all<StandingHold>(
    'SELECT hold, kind, subject, text, account, at FROM retention_holds WHERE lifted_at IS NULL ORDER BY at, hold',
  );

export const holdOn = ({ db }: Reader, kind: string, subject: string): string | null =>
  db.get<{ hold: string }>(
    'SELECT hold FROM retention_holds WHERE kind = ? AND subject = ? AND lifted_at IS NULL',
    kind,
    subject,
  )?.hold ?? null;

export const isRestricted = ({ db }: Reader, person: string): boolean =>
  db.get('SELECT 1 FROM restricted_persons WHERE person = ?', person) !== undefined;

/** Everything that is kept beyond its term. */
export interface Held {
  readonly tournaments: ReadonlySet<string>;
  readonly persons: ReadonlySet<string>;
  /** Texts that say why something is kept or why somebody is not admitted. */
  readonly texts: ReadonlySet<string>;
  /** Ids of which one in a journal line keeps the texts that the line cites. */
  readonly cited: readonly string[];
}

/**
 * What disputes keep: tournaments with everybody who entered them, persons, and those whom an incident under a hold names (FR-REG-77). Also whom the house does
 * not admit, for as long as that lasts: they must be recognised.
 */
export function heldBy(read: Reader, day: string): Held {
  const { db } = read;
  const holds = standingHolds(read);
  const subjects = (kind: string) => holds.filter((hold) => hold.kind === kind).map(({ subject }) => subject);
  const tournaments = subjects('tournament');
  const entered = tournaments.flatMap((tournament) =>
    db.all<{ person: string }>('SELECT person FROM entries WHERE tournament = ?', tournament),
  );
  const incidents = db.all<{ person: string; incident: string }>(
    'SELECT person, incident FROM holds WHERE lifted_at IS NULL',
  );
  const suspended = allSuspensions(db).filter((row) => suspendedOn(row, day));
  const restricted = db.all<{ text: string }>('SELECT text FROM restricted_persons');
  const persons = [...subjects('person'), ...[...entered, ...incidents, ...suspended].map(({ person }) => person)];
  return {
    tournaments: new Set(tournaments),
    persons: new Set(persons),
    texts: new Set([...[...holds, ...restricted].map(({ text }) => text), ...suspended.map(({ reason }) => reason)]),
    cited: [...new Set([...persons, ...incidents.map(({ incident }) => incident)])],
  };
}
