import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { refusePeople, separatorOf, type ListLine } from '../../../shared/domain/people/index.ts';
import type { Refused } from '../../../shared/kernel/refusal.ts';

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** So much is parsed at a time; in between whatever else waits has its turn. */
const sliceBytes = 32 * 1024;

/**
 * The lines of a CSV text as Excel writes it: byte-order mark, `;` `,` or tab, quotes, either line end. Refuses a broken quote with its
 * line (`people.listUnreadable`) and text that was decoded from another encoding (`people.listEncoding`).
 */
export async function csvLines(content: string): Promise<readonly ListLine[] | Refused> {
  const broken = content.indexOf('\uFFFD');
  if (broken >= 0) return refusePeople('people.listEncoding', { line: content.slice(0, broken).split('\n').length });
  const lines: ListLine[] = [];
  const parser = parse({ bom: true, delimiter: separatorOf(content), relax_column_count: true, info: true });
  let failure: Error | undefined;
  parser.on('readable', () => {
    for (let row = parser.read() as Parsed | null; row !== null; row = parser.read() as Parsed | null)
      lines.push({ line: row.info.lines, cells: row.record });
  });
  parser.on('error', (error) => {
    failure = error;
  });
  const ended = new Promise<void>((done) => parser.once('close', done));
  const bytes = Buffer.from(content);
  for (let from = 0; from < bytes.length && failure === undefined; from += sliceBytes) {
    parser.write(bytes.subarray(from, from + sliceBytes));
    await setImmediate();
  }
  parser.end();
  await ended;
  if (failure === undefined) return lines;
  if (!(failure instanceof CsvError)) throw failure;
  return refusePeople('people.listUnreadable', { line: typeof failure['lines'] === 'number' ? failure['lines'] : 0 });
}
