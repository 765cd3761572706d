import {
  bookPage,
  foliosOf,
  folioOfLine,
  type BookLine,
  type BookPage,
  type Folio,
} from '../../../shared/domain/levy/index.ts';
import type { DeskReader } from '../../desk/feature.ts';
import { staffNames } from '../accounts/index.ts';
import { figuresBetween, linesBetween, lastLineOf, type Stood } from './lines.ts';

/** A page with what it prints beside figures: names of tournaments, and of the accounts that signed or approved. */
export interface NamedBookPage extends BookPage {
  readonly tournamentNames: Readonly<Record<string, string>>;
  readonly signerNames: Readonly<Record<string, string>>;
}

/** Which page: by its number in the season, or by a line that stands on it; the last one when neither is given. */
export interface WhichPage {
  readonly page?: number | undefined;
  readonly line?: number | undefined;
  /** As it stood after this journal line; now when it is not given. */
  readonly asOf?: number | undefined;
}

/** Every folio that a season has begun. */
export const foliosOfBook = (read: DeskReader, book: string, stood: Stood = {}): readonly Folio[] =>
  foliosOf(read.state('house').books.volumes, book, lastLineOf(read.db, book, stood));

function folioWanted(folios: readonly Folio[], { page, line }: WhichPage): Folio | undefined {
  if (line !== undefined) return folioOfLine(folios, line);
  return page === undefined ? folios.at(-1) : folios[page - 1];
}

/** A page of a season's books; `undefined` for a season or page without any. */
export function pageOfBook(read: DeskReader, book: string, which: WhichPage = {}): NamedBookPage | undefined {
  const stood = { asOf: which.asOf };
  const folio = folioWanted(foliosOfBook(read, book, stood), which);
  if (!folio) return undefined;
  const lines = linesBetween(read.db, book, { from: folio.firstLine, to: folio.lastLine, ...stood });
  const earlier = figuresBetween(read.db, book, { from: 1, to: folio.firstLine - 1, ...stood });
  return { ...bookPage(folio, earlier, lines), ...namesOn(read, lines) };
}

function namesOn(read: DeskReader, lines: readonly BookLine[]): Pick<NamedBookPage, 'tournamentNames' | 'signerNames'> {
  const tournaments = new Set(lines.map(({ tournament }) => tournament));
  const signers = new Set(
    lines.flatMap(({ certified, countersigned, enteredBy }) => [
      ...(certified ? [certified.account] : []),
      ...(countersigned ? [countersigned.account] : []),
      ...(enteredBy === null ? [] : [enteredBy]),
    ]),
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
