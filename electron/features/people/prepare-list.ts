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
import { rowPurpose, type PreparedRow } from './list-rows.ts';

type Input = InputOf<typeof importListContract>;

export interface PreparedList {
  readonly rows: readonly PreparedRow[];
  readonly issues: readonly ListIssue[];
  /** The entries by their filing texts, to hold everybody registered against. */
  readonly filed: ReadonlyMap<string, readonly ListEntry[]>;
}

/** So many rows are made ready at a time: some milliseconds, so that neither the clock nor a till waits for the month's file. */
const slice = 250;

/** Reads a list and makes it ready to be stored, outside the transaction. Refuses `people.list*`, and `people.importStopped`. */
export const prepareList = (input: Input, seal: Preparing): Promise<PreparedList | Refused> =>
  watched(input.run, (watch) => prepare(input, seal, watch));

async function prepare(input: Input, seal: Preparing, watch: Watched): Promise<PreparedList | Refused> {
  const lines = await linesOf(input);
  if (isRefused(lines)) return lines;
  const [header, ...body] = lines;
  const ready = { rows: [] as PreparedRow[], issues: [] as ListIssue[], filed: new Map<string, ListEntry[]>() };
  if (!header) return refusePeople('people.listEmpty');
  for (let from = 0; from === 0 || from < body.length; from += slice) {
    const reading = readList([header, ...body.slice(from, from + slice)]);
    if ('missing' in reading) return refusePeople('people.listColumns', { missing: reading.missing });
    if (!('empty' in reading)) {
      ready.issues.push(...reading.issues);
      for (const entry of reading.entries) put(ready, entry, { list: input.list, seal });
    }
    watch.tell({ rows: Math.min(from + slice, body.length), of: body.length });
    await setImmediate();
    if (watch.isStopped()) return refusePeople('people.importStopped');
  }
  return ready.rows.length + ready.issues.length === 0 ? refusePeople('people.listEmpty') : ready;
}

function linesOf({ content, rows }: Input): Promise<readonly ListLine[] | Refused> {
  if (content !== undefined) return csvLines(content);
  return Promise.resolve((rows ?? []).map((cells, index) => ({ line: index + 1, cells })));
}

interface Ready {
  readonly rows: PreparedRow[];
  readonly filed: Map<string, ListEntry[]>;
}

function put({ rows, filed }: Ready, entry: ListEntry, { list, seal }: { list: ListKind; seal: Preparing }): void {
  const keys = filingKeys(entry);
  rows.push({
    sealed: seal.seal(rowPurpose(list, rows.length), entry),
    blinds: blindsOf(seal, keys),
    print: blindOf(seal, `r:${canonicalJson(entry)}`),
  });
  for (const key of keys) {
    const under = filed.get(key);
    if (under) under.push(entry);
    else filed.set(key, [entry]);
  }
}
