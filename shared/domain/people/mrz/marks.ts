import { confirms } from './check-digit.ts';
import { readMrzNumber } from './document-number.ts';
import { cut, layoutOf, type Layout, type Span } from './layout.ts';
import { exchangeLookalikes, normaliseMrz } from './normalise.ts';

/** A field whose own check digit can disagree. */
type MrzField = 'documentNumber' | 'birthDate' | 'expiryDate';

/** The lines as they were read, after the exchanges that a reading makes. */
export function readLinesOf(input: readonly string[]): readonly string[] {
  const { lines } = normaliseMrz(input);
  const layout = layoutOf(lines);
  return layout ? exchangeLookalikes(lines, layout).lines : lines;
}

/** Where a field stands in scanned lines; `null` where their layout has none, or is not known. */
export function fieldSpan(lines: readonly string[], field: MrzField): Span | null {
  const layout = layoutOf(lines);
  return layout ? (checkedSpan(layout, field)?.span ?? null) : null;
}

/** Fields whose check digits disagree, each with its digit: what a desk marks, so that the eye finds the wrong character. */
export function faultySpans(lines: readonly string[]): readonly Span[] {
  const layout = layoutOf(lines);
  if (!layout) return [];
  return (['documentNumber', 'birthDate', 'expiryDate'] as const).flatMap((field) => {
    const found = checkedSpan(layout, field);
    return found && !agrees(lines, layout, field) ? [[found.span[0], found.span[1], found.check + 1] as const] : [];
  });
}

const checkedSpan = (layout: Layout, field: MrzField) =>
  ({ documentNumber: layout.number, birthDate: layout.birth, expiryDate: layout.expiry })[field];

function agrees(lines: readonly string[], layout: Layout, field: MrzField): boolean {
  if (field === 'documentNumber') return readMrzNumber(lines, layout).confirmed;
  const found = checkedSpan(layout, field);
  return !found || confirms(cut(lines, [found.span[0], found.check, found.check + 1]), cut(lines, found.span));
}
