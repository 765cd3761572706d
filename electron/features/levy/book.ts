import {
  bookPage,
  linesPerPage,
  pageOf,
  sumFigures,
  type BookLine,
  type BookPage,
  type LineEntered,
  type LineFigures,
} from '../../../shared/domain/levy/index.ts';
import type { Role } from '../../../shared/kernel/roles.ts';
import type { DeskReader } from '../../desk/feature.ts';
import { staffNames } from '../accounts/index.ts';

interface LineRow {
  readonly body: string;
  readonly corrects: number | null;
  readonly corrected_by: number | null;
  readonly certified_by: string | null;
  readonly certified_role: Role | null;
  readonly certified_at: number | null;
  readonly countersigned_by: string | null;
  readonly countersigned_at: number | null;
}

/** A page with what it prints beside figures: names of tournaments, and of the accounts that signed. */
export interface NamedBookPage extends BookPage {
  readonly tournamentNames: Readonly<Record<string, string>>;
  readonly signerNames: Readonly<Record<string, string>>;
}

/** A page of a book, the last one when `page` is not given; `undefined` for a book or page without lines. */
export function pageOfBook(read: DeskReader, book: string, page?: number): NamedBookPage | undefined {
  const lastLine =
    read.db.get<{ last: number | null }>('SELECT max(line) AS last FROM levy_lines WHERE book = ?', book)?.last ?? 0;
  const wanted = page ?? pageOf(lastLine);
  const first = (wanted - 1) * linesPerPage + 1;
  if (lastLine < first || lastLine === 0) return undefined;
  const lines = linesBetween(read, book, { from: first, to: first + linesPerPage - 1 });
  const found = bookPage({ book, page: wanted, lastLine }, figuresBefore(read, book, first), lines);
  return { ...found, ...namesOn(read, lines) };
}

function linesBetween(
  { db }: DeskReader,
  book: string,
  { from, to }: { readonly from: number; readonly to: number },
): BookLine[] {
  const sql = 'SELECT * FROM levy_lines WHERE book = ? AND line BETWEEN ? AND ? ORDER BY line';
  return db.all<LineRow>(sql, book, from, to).map(lineOf);
}

function lineOf(row: LineRow): BookLine {
  const { certified_by, certified_role, certified_at, countersigned_by, countersigned_at } = row;
  return {
    ...(JSON.parse(row.body) as LineEntered),
    corrects: row.corrects,
    correctedBy: row.corrected_by,
    certified:
      certified_by !== null && certified_role !== null && certified_at !== null
        ? { account: certified_by, role: certified_role, at: certified_at }
        : null,
    countersigned:
      countersigned_by !== null && countersigned_at !== null
        ? { account: countersigned_by, at: countersigned_at }
        : null,
  };
}

const figuresBefore = ({ db }: DeskReader, book: string, line: number): LineFigures =>
  sumFigures(
    db
      .all<Pick<LineRow, 'body'>>('SELECT body FROM levy_lines WHERE book = ? AND line < ? ORDER BY line', book, line)
      .map(({ body }) => JSON.parse(body) as LineEntered),
  );

function namesOn(read: DeskReader, lines: readonly BookLine[]): Pick<NamedBookPage, 'tournamentNames' | 'signerNames'> {
  const tournaments = new Set(lines.map(({ tournament }) => tournament));
  const signers = new Set(
    lines.flatMap(({ certified, countersigned }) => [certified?.account ?? [], countersigned?.account ?? []].flat()),
  );
  return {
    tournamentNames: Object.fromEntries(
      [...tournaments].map((id) => [id, read.state('tournament', id).plan.terms?.name ?? id]),
    ),
    signerNames: Object.fromEntries(
      [...signers].map((account) => [account, staffNames(read, account)?.name ?? account]),
    ),
  };
}
