import { upcast } from '../../../shared/domain/upcasters.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';
import { csvStart } from '../../../shared/kernel/csv-text.ts';
import { ExportedLines } from '../../journal/exported-lines.ts';
import type { BundleReader } from '../container/bundle-reader.ts';
import { bundleFiles, tableFolder } from '../layout.ts';
import { tablesOf } from '../sheets/all-tables.ts';
import { headLine, rowLine, type ReadEvent, type Row, type TableMaker, type TableScope } from '../sheets/table.ts';

/** Longer tables are only named; which line differs is looked for in shorter ones. */
const longestBytes = 64 << 20;

/** The number of the first line of a table that the journal does not give, 1 for its heading; `null` for a table too long to hold. */
export function differingLine(bundle: BundleReader, file: string, scope: TableScope): number | null {
  const path = `${tableFolder}/${file}`;
  if ((bundle.files.get(path) ?? 0) > longestBytes) return null;
  const parts: Buffer[] = [];
  bundle.read(path, (part) => parts.push(Buffer.from(part)));
  const found = Buffer.concat(parts).toString('utf8');
  let at = 0;
  let line = 0;
  let differing: number | undefined;
  const expect = (text: string): void => {
    if (differing !== undefined) return;
    line += 1;
    if (!found.startsWith(text, at)) differing = line;
    at += text.length;
  };
  makeAgain(bundle, makerOf(file, scope), expect);
  return differing ?? line + 1;
}

function makerOf(file: string, scope: TableScope): TableMaker {
  const maker = tablesOf(scope).find(({ table }) => table.file === file);
  if (!maker) throw new Error(`no such table: ${file}`);
  return maker;
}

function makeAgain(bundle: BundleReader, maker: TableMaker, expect: (text: string) => void): void {
  const emit = (row: Row): void => expect(rowLine(maker.table, row));
  expect(csvStart + headLine(maker.table));
  const lines = new ExportedLines(({ frame, hash, body }) => {
    if (maker.reads?.some((start) => frame.type.startsWith(start)) === false) return;
    maker.take({ ...upcast(JSON.parse(body()) as JournalEvent), hash } as ReadEvent, emit);
  });
  bundle.read(bundleFiles.journal, (part) => void lines.take(part));
  maker.end(emit);
}
