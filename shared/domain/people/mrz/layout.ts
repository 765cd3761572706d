export type MrzFormat = 'TD1' | 'TD2' | 'TD3' | 'MRV-A' | 'MRV-B' | 'FRA-CNI-1995';

/** Where a piece lies: line, first column, column after its last. */
export type Span = readonly [line: number, start: number, end: number];

/** A field and the column of its check digit on the same line. */
export interface CheckedSpan {
  readonly span: Span;
  readonly check: number;
}

export interface Layout {
  readonly format: MrzFormat;
  readonly number: CheckedSpan;
  readonly birth: CheckedSpan;
  readonly expiry: CheckedSpan | null;
  readonly names: Span;
  readonly sex: Span;
  readonly nationality: Span | null;
  readonly optional: Span | null;
  /** The optional field has a check digit of its own (passports). */
  readonly optionalCheck: number | null;
  readonly optional2: Span | null;
  readonly composite: { readonly at: Span; readonly over: readonly Span[] } | null;
  /** The document number may run on into the optional field when its check digit is a filler. */
  readonly longNumbers: boolean;
}

const td1: Layout = {
  format: 'TD1',
  number: { span: [0, 5, 14], check: 14 },
  birth: { span: [1, 0, 6], check: 6 },
  expiry: { span: [1, 8, 14], check: 14 },
  names: [2, 0, 30],
  sex: [1, 7, 8],
  nationality: [1, 15, 18],
  optional: [0, 15, 30],
  optionalCheck: null,
  optional2: [1, 18, 29],
  composite: {
    at: [1, 29, 30],
    over: [
      [0, 5, 30],
      [1, 0, 7],
      [1, 8, 15],
      [1, 18, 29],
    ],
  },
  longNumbers: true,
};

/** Passports, two-line cards and visas share their second line; width and check digits differ. */
const twoLines = (format: MrzFormat, width: number, optionalEnd: number) =>
  ({
    format,
    number: { span: [1, 0, 9], check: 9 },
    birth: { span: [1, 13, 19], check: 19 },
    expiry: { span: [1, 21, 27], check: 27 },
    names: [0, 5, width],
    sex: [1, 20, 21],
    nationality: [1, 10, 13],
    optional: [1, 28, optionalEnd],
    optionalCheck: null,
    optional2: null,
    composite: null,
    longNumbers: false,
  }) as const satisfies Layout;

const compositeAt = (column: number): Layout['composite'] => ({
  at: [1, column, column + 1],
  over: [
    [1, 0, 10],
    [1, 13, 20],
    [1, 21, column],
  ],
});

const td2: Layout = { ...twoLines('TD2', 36, 35), composite: compositeAt(35), longNumbers: true };
const td3: Layout = { ...twoLines('TD3', 44, 42), composite: compositeAt(43), optionalCheck: 42 };
const visaA: Layout = twoLines('MRV-A', 44, 44);
const visaB: Layout = twoLines('MRV-B', 36, 36);

/** The French card of 1988 to 2021: two lines of 36, but not TD2; its surname is on line 1, its given names on line 2. */
const oldFrenchCard: Layout = {
  format: 'FRA-CNI-1995',
  number: { span: [1, 0, 12], check: 12 },
  birth: { span: [1, 27, 33], check: 33 },
  expiry: null,
  names: [0, 5, 30],
  sex: [1, 34, 35],
  nationality: null,
  optional: null,
  optionalCheck: null,
  optional2: null,
  composite: {
    at: [1, 35, 36],
    over: [
      [0, 0, 36],
      [1, 0, 35],
    ],
  },
  longNumbers: false,
};

const isAll = (lines: readonly string[], count: number, width: number): boolean =>
  lines.length === count && lines.every((line) => line.length === width);

/** Which layout the lines have, by their number and length, then by their first letters; `null` for none of them. */
export function layoutOf(lines: readonly string[]): Layout | null {
  const first = lines[0] ?? '';
  if (isAll(lines, 3, 30)) return td1;
  if (isAll(lines, 2, 44)) return first.startsWith('V') ? visaA : td3;
  if (!isAll(lines, 2, 36)) return null;
  if (/^I.FRA/.test(first)) return oldFrenchCard;
  return first.startsWith('V') ? visaB : td2;
}

export const cut = (lines: readonly string[], [line, start, end]: Span): string =>
  (lines[line] ?? '').slice(start, end);
