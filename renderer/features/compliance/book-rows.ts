import type { BookLine, BookPage } from '../../../shared/domain/levy/index.ts';

/** A page of the book as `levy.page` answers it, with the names that it shows. */
export interface NamedPage extends BookPage {
  readonly tournamentNames: Readonly<Record<string, string>>;
  readonly signerNames: Readonly<Record<string, string>>;
}

/** What a line still lacks: `certification` comes first. */
export type LineStanding = 'certification' | 'countersignature' | 'complete';

export function standingOf({ certified, countersigned }: Pick<BookLine, 'certified' | 'countersigned'>): LineStanding {
  if (!certified) return 'certification';
  return countersigned ? 'complete' : 'countersignature';
}

/** The line at hand when a page opens: the first that lacks a signature, else the last. */
export function lineAtHand(lines: readonly BookLine[]): number | undefined {
  return (lines.find((line) => standingOf(line) !== 'complete') ?? lines.at(-1))?.line;
}

/** Caves of a line: those bought at the entry and bought again. */
export const cavesOf = ({ entries, rebuys }: Pick<BookLine, 'entries' | 'rebuys'>): number => entries + rebuys;

/** The line before or after, staying on the page. */
export function neighbour(lines: readonly BookLine[], line: number | undefined, step: 1 | -1): number | undefined {
  const index = lines.findIndex((each) => each.line === line);
  const next = index < 0 ? lines.length - 1 : Math.min(lines.length - 1, Math.max(0, index + step));
  return lines[next]?.line;
}

/** A line that may still be taken back by a red one: its own figures, and not taken back yet. */
export const mayCorrect = ({ corrects, correctedBy }: Pick<BookLine, 'corrects' | 'correctedBy'>): boolean =>
  corrects === null && correctedBy === null;

/** Initial and surname, as signatures stand in the narrow columns; a name of one word stays whole. */
export function signatureText(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.length === 2 && /^\p{Lu}/u.test(words[1] ?? '') ? `${words[0]?.charAt(0)}. ${words[1]}` : name;
}

/** The first twelve figures of a fingerprint, in fours. */
export const fingerprintText = (sha256: string): string =>
  sha256
    .slice(0, 12)
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1 ');
