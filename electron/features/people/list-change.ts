import { setImmediate } from 'node:timers/promises';
import type { ListChange, ListKind } from '../../../shared/domain/people/index.ts';
import type { Preparing } from '../../desk/feature.ts';
import { issueInForce } from './list-rows.ts';

/** How a new issue differs from another; `null` where that was stored by a Tapis that kept no prints. */
export interface Compared {
  readonly against: number | null;
  readonly change: ListChange | null;
}

/** So many rows are compared at a time. */
const perStep = 2000;

/** How many rows are new, gone and the same as in the issue in force, by the keyed digest of each row's whole text. Holds up nobody. */
export async function compareIssue(
  aside: Preparing['aside'],
  list: ListKind,
  prints: readonly number[],
): Promise<Compared> {
  const against = aside((db) => issueInForce(db, list));
  const left = new Map<number, number>();
  let before = 0;
  for (let from = 0; against !== null; from += perStep) {
    const sql = 'SELECT print FROM issue_rows WHERE issue = ? AND row >= ? AND row < ?';
    const rows = aside((db) => db.all<{ print: number | null }>(sql, against, from, from + perStep));
    for (const { print } of rows) {
      if (print === null) return { against, change: null };
      left.set(print, (left.get(print) ?? 0) + 1);
    }
    before += rows.length;
    if (rows.length < perStep) break;
    await setImmediate();
  }
  let unchanged = 0;
  for (const [index, print] of prints.entries()) {
    if (index % perStep === 0) await setImmediate();
    const same = left.get(print) ?? 0;
    if (same === 0) continue;
    left.set(print, same - 1);
    unchanged += 1;
  }
  return { against, change: { added: prints.length - unchanged, removed: before - unchanged, unchanged } };
}
