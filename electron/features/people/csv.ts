import { CsvError, parse } from 'csv-parse/sync';
import { refusePeople, separatorOf, type ListLine } from '../../../shared/domain/people/index.ts';
import type { Refused } from '../../../shared/kernel/refusal.ts';

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * The lines of a CSV text as Excel writes it: byte-order mark, `;` `,` or tab, quotes, either line end. Refuses a broken quote with its
 * line (`people.listUnreadable`) and text that was decoded from another encoding (`people.listEncoding`).
 */
export function csvLines(content: string): readonly ListLine[] | Refused {
  const broken = content.indexOf('\uFFFD');
  if (broken >= 0) return refusePeople('people.listEncoding', { line: content.slice(0, broken).split('\n').length });
  try {
    const options = { bom: true, delimiter: separatorOf(content), relax_column_count: true, info: true } as const;
    const parsed = parse(content, options) as unknown as Parsed[];
    return parsed.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refusePeople('people.listUnreadable', { line: typeof error['lines'] === 'number' ? error['lines'] : 0 });
  }
}
