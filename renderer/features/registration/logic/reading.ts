import {
  faultySpans,
  fieldSpan,
  isReadable,
  readLinesOf,
  readMrz,
  type MrzReading,
  type MrzResult,
} from '../../../../shared/domain/people/index.ts';
import type { DocumentKind, Draft } from './draft.ts';

/** A stretch of one scanned line: fillers stand back, characters that do not check stand out. */
export interface MrzPiece {
  readonly text: string;
  readonly kind: 'plain' | 'filler' | 'bad';
}

interface Stretch {
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** The lines in pieces, as they are shown. `birth` marks the birth date, which is what a refused minor's document is about. */
export function mrzPieces(
  scan: readonly string[],
  mark: { readonly birth: boolean },
): readonly (readonly MrzPiece[])[] {
  const lines = readLinesOf(scan);
  const birth = mark.birth ? fieldSpan(lines, 'birthDate') : null;
  const bad = [...faultySpans(lines), ...(birth ? [birth] : [])].map(([line, start, end]) => ({ line, start, end }));
  return lines.map((text, line) =>
    piecesOf(
      text,
      bad.filter((stretch) => stretch.line === line),
    ),
  );
}

function piecesOf(text: string, bad: readonly Stretch[]): readonly MrzPiece[] {
  const pieces: { text: string; kind: MrzPiece['kind'] }[] = [];
  for (const [index, character] of text.split('').entries()) {
    const isBad = bad.some(({ start, end }) => index >= start && index < end);
    const kind = isBad ? 'bad' : character === '<' ? 'filler' : 'plain';
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += character;
    else pieces.push({ text: character, kind });
  }
  return pieces;
}

/** How many check digits agree, and how many do not. */
export function checkCount({ checks }: MrzReading): { readonly good: number; readonly bad: number } {
  const good = Object.values(checks).filter(Boolean).length;
  return { good, bad: Object.keys(checks).length - good };
}

/** The reading as of a civil date of the venue; `undefined` for a file that was typed. */
export const readingOf = (scan: readonly string[], today: string): MrzResult | undefined =>
  scan.length === 0 ? undefined : readMrz(scan, today);

/** A document whose zone is to be read again: unreadable, or with a digit that does not agree. */
export const isPoor = (reading: MrzResult | undefined): boolean =>
  reading !== undefined && (!isReadable(reading) || !reading.valid);

/** The year's two digits may stand for two people: a person decides from the document (decision 4). */
export const hasTwoCenturies = (reading: MrzResult | undefined): boolean =>
  reading !== undefined && isReadable(reading) && reading.birth.alternative !== null;

/** `JEAN BAPTISTE` as people write it; the machine-readable zone has capitals only. */
export const nameCase = (name: string): string =>
  name.toLocaleLowerCase('fr').replace(/(?<=^|[\s'’-])\p{L}/gu, (letter) => letter.toLocaleUpperCase('fr'));

/** Codes of French cards of residence and the like: their holders are foreigners. */
const permitCodes = ['IR', 'AR', 'AC', 'IT', 'TS', 'RP'];

function kindOf({ format, documentCode, issuingState }: MrzReading): DocumentKind {
  if (format === 'FRA-CNI-1995') return 'old-cni';
  if (format === 'TD3') return 'passport';
  if (format === 'MRV-A' || format === 'MRV-B') return 'other';
  if (permitCodes.includes(documentCode)) return 'permit';
  return issuingState === 'FRA' ? 'cnie' : 'foreign-card';
}

/** What a reading fills in. Nothing is guessed: a field that cannot be read stays for the hand. */
export function draftOfReading(reading: MrzReading): Partial<Draft> {
  const { birth, expiryDate, documentNumber, nationality, sex } = reading;
  return {
    surname: nameCase(reading.surname),
    givenNames: nameCase(reading.givenNames),
    sex: sex ?? '',
    birthDate: birth.date ?? birth.partial ?? '',
    nationality,
    documentKind: kindOf(reading),
    documentNumber,
    documentExpiry: expiryDate,
  };
}
