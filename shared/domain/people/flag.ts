import type { Identity } from './identity.ts';
import type { ListEntry, ListKind } from './lists/list.ts';
import type { ListMatch } from './screening/lists.ts';
import { matchRow } from './screening/lists.ts';
import type { ScreeningCheck, Verdict, VerdictCode } from './screening/verdict.ts';

/**
 * An entry that re-screening found something against: play, rebuy and payout stop for it until a person has dealt with it (R24, R33). The
 * registration feature turns it into its own event.
 */
export interface Flag {
  readonly tournament: string;
  readonly entry: string;
  readonly person: string;
  readonly check: ScreeningCheck;
  readonly code: VerdictCode;
  readonly verdict: 'block' | 'decide';
}

const listCodes = {
  exclusion: { hit: 'excluded', possible: 'homonym' },
  staff: { hit: 'staff', possible: 'staff-name' },
  limitation: { hit: 'limitation', possible: 'limitation-name' },
} as const satisfies Readonly<Record<ListKind, Readonly<Record<'hit' | 'possible', VerdictCode>>>>;

const rank: Readonly<Record<ListMatch, number>> = { none: 0, possible: 1, hit: 2 };

const best = (identity: Identity, rows: readonly ListEntry[]): ListMatch =>
  rows
    .map((row) => matchRow(identity, row))
    .reduce<ListMatch>((found, match) => (rank[match] > rank[found] ? match : found), 'none');

/**
 * What a new issue of a list says of somebody already registered: only what the issue before it did not say yet, so that
 * a homonym who was decided on once is not stopped again every month.
 */
export function newFinding(
  list: ListKind,
  identity: Identity,
  rows: { readonly before: readonly ListEntry[]; readonly now: readonly ListEntry[] },
): Pick<Flag, 'check' | 'code' | 'verdict'> | null {
  const now = best(identity, rows.now);
  if (now === 'none' || rank[now] <= rank[best(identity, rows.before)]) return null;
  return {
    check: list,
    code: listCodes[list][now],
    verdict: now === 'hit' && list !== 'limitation' ? 'block' : 'decide',
  };
}

/** The verdicts of a re-screening that stop an entry: every block, and what a person would have to decide. */
export const stoppingVerdicts = (verdicts: readonly Verdict[]): readonly Pick<Flag, 'check' | 'code' | 'verdict'>[] =>
  verdicts.flatMap(({ check, code, verdict }) =>
    verdict === 'block' || verdict === 'decide' ? [{ check, code, verdict }] : [],
  );
