import { confirms } from './check-digit.ts';
import type { CheckedSpan, Layout, Span } from './layout.ts';
import { cut, layoutOf } from './layout.ts';

export interface NormalisedMrz {
  readonly lines: readonly string[];
  /** Characters were taken for others (beyond case): the reading is to be compared with the document. */
  readonly corrected: boolean;
}

const widths = new Set([30, 36, 44]);

/** One scanned text as lines: broken at line ends and `|`, or at the width when a scanner sent everything in one go. */
export function mrzLines(text: string): readonly string[] {
  const lines = text.split(/[\r\n|]+/u).filter((line) => line.trim() !== '');
  const only = lines.length === 1 ? (lines[0] ?? '').trim() : '';
  const width = { 88: 44, 72: 36, 90: 30 }[only.length];
  if (width === undefined) return lines;
  return Array.from({ length: only.length / width }, (_, line) => only.slice(line * width, (line + 1) * width));
}

/**
 * Lines as the standard writes them: upper case, fillers where a reader gave a space or a quotation mark, and O and I
 * taken for 0 and 1 only where the layout demands digits. Lines of no known layout only lose their case and edges.
 */
export function normaliseMrz(input: readonly string[]): NormalisedMrz {
  const tidied = input.map(tidyLine);
  const layout = layoutOf(tidied.map(({ line }) => line));
  const lines = layout
    ? withDigits(
        tidied.map(({ line }) => line),
        layout,
      )
    : tidied.map(({ line }) => line);
  const corrected = tidied.some((one) => one.corrected) || lines.some((line, index) => line !== tidied[index]?.line);
  return { lines, corrected };
}

/** What a line should hold, and nearly always does. */
const tidy = /^[A-Z0-9<]*$/;

function tidyLine(raw: string): { line: string; corrected: boolean } {
  if (tidy.test(raw)) return { line: raw, corrected: false };
  const upper = raw.replace(/[\r\n]/g, '').toUpperCase();
  const whole = widths.has(upper.length) && !widths.has(upper.trim().length) ? upper : upper.trim();
  const line = whole.replace(/[\s«‹]/gu, '<');
  return { line, corrected: line !== whole };
}

/** Where each layout demands digits, reckoned once a layout. */
const digitSpansOf = new Map<Layout, readonly Span[]>();

function digitSpans(layout: Layout): readonly Span[] {
  const known = digitSpansOf.get(layout);
  if (known) return known;
  const spans = [
    ...[layout.birth, layout.expiry, layout.number]
      .filter((field) => field !== null)
      .flatMap((field) => checkSpans(field, field !== layout.number)),
    ...(layout.composite ? [layout.composite.at] : []),
    ...(layout.optionalCheck === null ? [] : [[1, layout.optionalCheck, layout.optionalCheck + 1] as const]),
    ...(layout.format === 'FRA-CNI-1995' ? [[1, 0, 4] as const] : []),
  ];
  digitSpansOf.set(layout, spans);
  return spans;
}

const checkSpans = ({ span, check }: CheckedSpan, isNumeric: boolean): readonly Span[] => [
  ...(isNumeric ? [span] : []),
  [span[0], check, check + 1],
];

const withDigits = (lines: readonly string[], layout: Layout): readonly string[] =>
  digitSpans(layout).reduce(
    (done, span) => replaceIn(done, span, (text) => text.replaceAll('O', '0').replaceAll('I', '1')),
    lines,
  );

/** The lines with a change at one place; the same lines when nothing changes there. */
function replaceIn(
  lines: readonly string[],
  [line, start, end]: Span,
  change: (text: string) => string,
): readonly string[] {
  const text = lines[line] ?? '';
  const before = text.slice(start, end);
  const after = change(before);
  return after === before ? lines : lines.with(line, text.slice(0, start) + after + text.slice(end));
}

/** Letters that readers give for digits, beyond O and I. */
const lookalikes: Readonly<Record<string, string>> = { B: '8', S: '5', Z: '2', G: '6', D: '0', Q: '0', L: '1' };

/**
 * A second, tolerant pass over the dates: letters that look like digits are exchanged where the field's own check digit
 * then confirms it, and left alone everywhere else (R09).
 */
export function exchangeLookalikes(lines: readonly string[], layout: Layout): NormalisedMrz {
  const fields = [layout.birth, layout.expiry].filter((field) => field !== null);
  let done = lines;
  for (const { span, check } of fields) {
    const tried = replaceIn(done, [span[0], span[1], check + 1], (text) =>
      text.replace(/[BSZGDQL]/g, (letter) => lookalikes[letter] ?? letter),
    );
    if (tried !== done && confirms(cut(tried, [span[0], check, check + 1]), cut(tried, span))) done = tried;
  }
  return { lines: done, corrected: done.some((line, index) => line !== lines[index]) };
}
