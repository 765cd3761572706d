import type { ImportListFacts, ListKind } from '../../../shared/domain/people/index.ts';
import type { DeskReader } from '../../desk/feature.ts';
import type { PreparedRow } from './list-rows.ts';

/**
 * How many rows are new, gone and the same, by the keyed digest of each row's whole text. `null` where the issue in force was stored by a Tapis
 * that kept none.
 */
export function changeOf(read: DeskReader, list: ListKind, rows: readonly PreparedRow[]): ImportListFacts['change'] {
  const before = read.db.all<{ print: number }>('SELECT print FROM list_prints WHERE list = ?', list);
  if (before.length !== (read.state('house').lists[list]?.rows ?? 0)) return null;
  const left = new Map<number, number>();
  for (const { print } of before) left.set(print, (left.get(print) ?? 0) + 1);
  let unchanged = 0;
  for (const { print } of rows) {
    const same = left.get(print) ?? 0;
    if (same === 0) continue;
    left.set(print, same - 1);
    unchanged += 1;
  }
  return { added: rows.length - unchanged, removed: before.length - unchanged, unchanged };
}
