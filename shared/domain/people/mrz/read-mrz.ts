import { confirms } from './check-digit.ts';
import { readMrzNumber, withoutFillers } from './document-number.ts';
import type { CheckedSpan, Layout, MrzFormat } from './layout.ts';
import { cut, layoutOf } from './layout.ts';
import type { MrzBirth } from './mrz-date.ts';
import { readMrzBirth, readMrzExpiry } from './mrz-date.ts';
import type { MrzNames } from './mrz-names.ts';
import { readMrzNames, readOldCardNames } from './mrz-names.ts';
import { exchangeLookalikes, normaliseMrz } from './normalise.ts';

type MrzCheck = 'documentNumber' | 'birthDate' | 'expiryDate' | 'optional' | 'composite';

/** What the machine-readable zone says. An aid: a person compares it with the document, and it is never stored. */
export interface MrzReading extends MrzNames {
  readonly format: MrzFormat;
  readonly documentCode: string;
  readonly issuingState: string;
  readonly documentNumber: string;
  /** As written: `D` for Germany. */
  readonly nationality: string;
  readonly birth: MrzBirth;
  readonly sex: 'F' | 'M' | null;
  readonly expiryDate: string | null;
  readonly optional: string;
  readonly optional2: string;
  /** Old French card only: year and month of issue (`9409`), and the issuing office. */
  readonly issueYearMonth: string | null;
  readonly adminCode: string | null;
  /** The check digits that this format has: true where the digit agrees. */
  readonly checks: Readonly<Partial<Record<MrzCheck, boolean>>>;
  /** All of them agree. Never proves that the document is in date, nor (but on the old French card) the name. */
  readonly valid: boolean;
  /** Characters were exchanged to read it: shown as "corrected, please compare" (R09). */
  readonly corrected: boolean;
}

interface UnreadableMrz {
  readonly error: 'unknown-format';
  readonly lineLengths: readonly number[];
}

export type MrzResult = MrzReading | UnreadableMrz;

export const isReadable = (result: MrzResult): result is MrzReading => 'format' in result;

/**
 * Reads two or three scanned lines as of a civil date (which decides the centuries). One bad field never costs the
 * others (R10); lines of no known layout give their lengths, so that the short one can be named.
 */
export function readMrz(input: readonly string[], onDate: string): MrzResult {
  const first = normaliseMrz(input);
  const layout = layoutOf(first.lines);
  if (!layout) return { error: 'unknown-format', lineLengths: first.lines.map((line) => line.length) };
  const second = exchangeLookalikes(first.lines, layout);
  return readLines(second.lines, { layout, onDate, corrected: first.corrected || second.corrected });
}

interface ReadingTerms {
  readonly layout: Layout;
  readonly onDate: string;
  readonly corrected: boolean;
}

function readLines(lines: readonly string[], { layout, onDate, corrected }: ReadingTerms): MrzReading {
  const { number, confirmed, optional } = readMrzNumber(lines, layout);
  const isOldCard = layout.format === 'FRA-CNI-1995';
  const issuingState = withoutFillers(cut(lines, [0, 2, 5]));
  const checks = checksOf(lines, layout, confirmed);
  return {
    format: layout.format,
    documentCode: withoutFillers(cut(lines, [0, 0, 2])),
    issuingState,
    ...(isOldCard
      ? readOldCardNames(cut(lines, layout.names), cut(lines, [1, 13, 27]))
      : readMrzNames(cut(lines, layout.names))),
    documentNumber: number,
    nationality: layout.nationality ? withoutFillers(cut(lines, layout.nationality)) : issuingState,
    birth: readMrzBirth(cut(lines, layout.birth.span), onDate),
    sex: sexOf(cut(lines, layout.sex)),
    expiryDate: layout.expiry ? readMrzExpiry(cut(lines, layout.expiry.span), onDate) : null,
    optional,
    optional2: layout.optional2 ? withoutFillers(cut(lines, layout.optional2)) : '',
    issueYearMonth: isOldCard ? number.slice(0, 4) : null,
    adminCode: isOldCard ? withoutFillers(cut(lines, [0, 30, 36])) : null,
    checks,
    valid: Object.values(checks).every(Boolean),
    corrected,
  };
}

const sexOf = (letter: string): 'F' | 'M' | null => (letter === 'F' || letter === 'M' ? letter : null);

function checksOf(lines: readonly string[], layout: Layout, numberConfirmed: boolean): MrzReading['checks'] {
  const agrees = ({ span, check }: CheckedSpan): boolean =>
    confirms(cut(lines, [span[0], check, check + 1]), cut(lines, span));
  const { optional, optionalCheck, composite } = layout;
  return {
    documentNumber: numberConfirmed,
    birthDate: agrees(layout.birth),
    ...(layout.expiry && { expiryDate: agrees(layout.expiry) }),
    ...(optional && optionalCheck !== null && { optional: agrees({ span: optional, check: optionalCheck }) }),
    ...(composite && {
      composite: confirms(cut(lines, composite.at), composite.over.map((span) => cut(lines, span)).join('')),
    }),
  };
}
