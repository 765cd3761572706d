import { setImmediate } from 'node:timers/promises';
import type { importListContract } from '../../../shared/contract/people.ts';
import type { InputOf } from '../../../shared/contract/define.ts';
import {
  filingKeys,
  readList,
  refusePeople,
  type ListEntry,
  type ListIssue,
  type ListKind,
  type ListLine,
} from '../../../shared/domain/people/index.ts';
import { canonicalJson } from '../../../shared/kernel/canonical-json.ts';
import { isRefused, type Refused } from '../../../shared/kernel/refusal.ts';
import type { Preparing } from '../../desk/feature.ts';
import { blindOf, blindsOf } from './blind-index.ts';
import { csvLines } from './csv.ts';
import { watched, type Watched } from './import-progress.ts';
import { compareIssue, type Compared } from './list-change.ts';
import { beginIssue, clearIssue, putRows, rowPurpose, type PreparedRow } from './list-rows.ts';

type Input = InputOf<typeof importListContract>;

export interface PreparedList {
  /** The issue's number: its rows are stored, and nobody reads them yet. */
  readonly issue: number;
  readonly rows: number;
  readonly compared: Compared;
  readonly issues: readonly ListIssue[];
  /** The entries by their filing texts, to hold everybody registered against. */
  readonly filed: ReadonlyMap<string, readonly ListEntry[]>;
  /** Deletes the rows of an issue that is not in force, some at a time; what is left when the house closes goes at the next start. */
  readonly clear: (issue: number) => void;
}

/** So many rows are made ready and stored at a time: some milliseconds, so that neither the clock nor a till waits for the month's file. */
const slice = 100;

/** Reads a list and stores it beside the one in force, outside the command's transaction. Refuses `people.list*`, and `people.importStopped`. */
export const prepareList = (input: Input, seal: Preparing): Promise<PreparedList | Refused> =>
  watched(input.run, (watch) => prepare(input, seal, watch));

async function prepare(input: Input, seal: Preparing, watch: Watched): Promise<PreparedList | Refused> {
  const lines = await linesOf(input);
  if (isRefused(lines)) return lines;
  const [header, ...body] = lines;
  if (!header) return refusePeople('people.listEmpty');
  const issue = seal.aside((db) => beginIssue(db, input.list));
  const clear = (gone: number): void => void clearIssue(seal.aside, gone).catch(() => undefined);
  const refused = (refusal: Refused): Refused => {
    clear(issue);
    return refusal;
  };
  const ready = { prints: [] as number[], issues: [] as ListIssue[], filed: new Map<string, ListEntry[]>() };
  for (let from = 0; from === 0 || from < body.length; from += slice) {
    const reading = readList([header, ...body.slice(from, from + slice)]);
    if ('missing' in reading) return refused(refusePeople('people.listColumns', { missing: reading.missing }));
    if (!('empty' in reading)) {
      ready.issues.push(...reading.issues);
      store(ready, reading.entries, { list: input.list, issue, seal });
    }
    watch.tell({ rows: Math.min(from + slice, body.length), of: body.length });
    await setImmediate();
    if (watch.isStopped()) return refused(refusePeople('people.importStopped'));
  }
  const { prints, issues, filed } = ready;
  if (prints.length + issues.length === 0) return refused(refusePeople('people.listEmpty'));
  const compared = await compareIssue(seal.aside, input.list, prints);
  return { issue, rows: prints.length, compared, issues, filed, clear };
}

function linesOf({ content, rows }: Input): Promise<readonly ListLine[] | Refused> {
  if (content !== undefined) return csvLines(content);
  return Promise.resolve((rows ?? []).map((cells, index) => ({ line: index + 1, cells })));
}

interface Ready {
  readonly prints: number[];
  readonly filed: Map<string, ListEntry[]>;
}

interface Issue {
  readonly list: ListKind;
  readonly issue: number;
  readonly seal: Preparing;
}

/** Seals and stores some entries behind those that are stored. */
function store({ prints, filed }: Ready, entries: readonly ListEntry[], { list, issue, seal }: Issue): void {
  const from = prints.length;
  const rows = entries.map((entry, index): PreparedRow => {
    const keys = filingKeys(entry);
    for (const key of keys) {
      const under = filed.get(key);
      if (under) under.push(entry);
      else filed.set(key, [entry]);
    }
    return {
      sealed: seal.seal(rowPurpose(list, from + index), entry),
      blinds: blindsOf(seal, keys),
      print: blindOf(seal, `r:${canonicalJson(entry)}`),
    };
  });
  prints.push(...rows.map(({ print }) => print));
  seal.aside((db) => putRows(db, { issue, from }, rows));
}
