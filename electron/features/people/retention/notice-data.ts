import { paperKeptUntil } from '../../../../shared/domain/people/index.ts';
import { localDate, seasonOf } from '../../../../shared/kernel/calendar.ts';
import type { DeskReader } from '../../../desk/feature.ts';
import type { Held } from './holds.ts';
import type { Kept, Terms } from './kept.ts';

interface StaffRow {
  readonly text: string;
  readonly tournament: string;
  readonly startsAt: number;
}

const staffRows = `
  SELECT t.tournament AS tournament, t.starts_at AS startsAt, j.body ->> '$.data.textId' AS text
  FROM journal j JOIN tournaments t ON j.stream = 'tournament/' || t.tournament
  WHERE j.type = 'notices.workerListed' AND (j.body ->> '$.data.textId') IN (SELECT text FROM texts) ORDER BY j.seq`;

/** Names of extra staff (FR-REG-08): as long as bulletins and check-in data, from their tournament's day. */
export function staffNames(read: DeskReader, { terms, zone, seasonStarts }: Terms, held: Held): readonly Kept[] {
  return read.db
    .all<StaffRow & Record<string, string | number>>(staffRows)
    .flatMap(({ text, tournament, startsAt }) => {
      const until = paperKeptUntil({ term: 'bulletin', day: localDate(startsAt, zone), seasonStarts }, terms);
      return until === null ? [] : [{ id: text, until, held: held.tournaments.has(tournament) }];
    });
}

interface ProofRow {
  readonly proof: string;
  readonly notice: string;
  readonly tournament: string | null;
  readonly startsAt: number | null;
}

const proofRows = `
  SELECT j.body ->> '$.data.proof' AS proof, j.body ->> '$.data.notice' AS notice,
    t.tournament AS tournament, t.starts_at AS startsAt
  FROM journal j LEFT JOIN tournaments t ON j.stream = 'tournament/' || t.tournament
  WHERE j.type = 'notices.proofAttached' AND (j.body ->> '$.data.proof') IN (SELECT proof FROM notice_proofs)
  ORDER BY j.seq`;

/** Files that prove notices: as long as the records of money of the season that they declared, so that they last as long as the register of its tournaments. */
export function noticeProofs(read: DeskReader, { terms, zone, seasonStarts }: Terms, held: Held): readonly Kept[] {
  return read.db.all<ProofRow & Record<string, string | number | null>>(proofRows).flatMap((row) => {
    const about = row.startsAt === null ? aboutHouse(read, row.notice, seasonStarts) : undefined;
    const day = about?.day ?? localDate(row.startsAt ?? 0, zone);
    const tournaments = about?.tournaments ?? [row.tournament ?? ''];
    const until = paperKeptUntil({ term: 'money', day, seasonStarts }, terms);
    return until === null ? [] : [{ id: row.proof, until, held: tournaments.some((one) => held.tournaments.has(one)) }];
  });
}

/** What a letter of the house declared: the last day of it, and its tournaments. */
function aboutHouse(read: DeskReader, notice: string, seasonStarts: string) {
  const { sets, seasonNotes } = read.state('house').filings;
  const set = sets[notice];
  if (set) return { day: `${set.month}-28`, tournaments: set.tournaments.map(({ tournament }) => tournament) };
  const season = seasonNotes[notice]?.season.slice(0, 4) ?? '';
  return { day: seasonOf(`${season}-12-31`, seasonStarts).lastDay, tournaments: [] };
}
