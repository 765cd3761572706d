import type { DeskReader } from '../../desk/feature.ts';
import { staffNames } from '../accounts/index.ts';

export interface Observation {
  readonly year: number;
  readonly number: number;
  readonly observer: 'inspector' | 'director' | 'other';
  /** `null` once the text was purged. */
  readonly name: string | null;
  readonly text: string | null;
  readonly tournament: string | null;
  readonly enteredBy: string;
  readonly at: number;
  readonly answers: readonly { readonly text: string | null; readonly by: string; readonly at: number }[];
}

interface Row {
  readonly year: number;
  readonly number: number;
  readonly observer: Observation['observer'];
  readonly observerText: string;
  readonly textId: string;
  readonly tournament: string | null;
  readonly account: string;
  readonly at: number;
}

const columns = 'year, number, observer, observer_text AS observerText, text_id AS textId, tournament, account, at';

/** The observations of a year, newest first. */
export const observationsOf = (read: DeskReader, year: number): Observation[] =>
  read.db
    .all<Row>(`SELECT ${columns} FROM observations WHERE year = ? ORDER BY number DESC`, year)
    .map((row) => shown(read, row, Number.MAX_SAFE_INTEGER));

/** One observation with its first `answers` answers; `undefined` when there is none. */
export function observationOf(
  read: DeskReader,
  { year, number }: { readonly year: number; readonly number: number },
  answers: number,
): Observation | undefined {
  const row = read.db.get<Row>(`SELECT ${columns} FROM observations WHERE year = ? AND number = ?`, year, number);
  return row && shown(read, row, answers);
}

/** How many answers it has; `null` when there is no such observation. */
export function answersTo(
  { db }: DeskReader,
  { year, number }: { readonly year: number; readonly number: number },
): number | null {
  const sql = `SELECT (SELECT count(*) FROM observation_answers a WHERE a.year = o.year AND a.number = o.number) AS answers
    FROM observations o WHERE year = ? AND number = ?`;
  return db.get<{ answers: number }>(sql, year, number)?.answers ?? null;
}

function shown(read: DeskReader, row: Row, answers: number): Observation {
  const { observerText, textId, account, ...observation } = row;
  const nameOf = (id: string): string => staffNames(read, id)?.name ?? id;
  return {
    ...observation,
    name: read.vault.text(observerText) ?? null,
    text: read.vault.text(textId) ?? null,
    enteredBy: nameOf(account),
    answers: read.db
      .all<{ textId: string; account: string; at: number }>(
        `SELECT text_id AS textId, account, at FROM observation_answers
         WHERE year = ? AND number = ? AND answer <= ? ORDER BY answer`,
        row.year,
        row.number,
        answers,
      )
      .map((each) => ({ text: read.vault.text(each.textId) ?? null, by: nameOf(each.account), at: each.at })),
  };
}
