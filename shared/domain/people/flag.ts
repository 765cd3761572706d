import type { Identity } from './identity.ts';
import type { ListEntry, ListKind } from './lists/list.ts';
import type { ListMatch } from './screening/lists.ts';
import { isOver, matchRow } from './screening/lists.ts';
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
  rows: { readonly before: readonly ListEntry[]; readonly now: readonly ListEntry[]; readonly today: string },
): Finding | null {
  const now = best(identity, current(rows.now, rows.today));
  if (now === 'none' || rank[now] <= rank[best(identity, current(rows.before, rows.today))]) return null;
  return findingOf(list, now);
}

/** What stops an entry: the check, its answer, and whether anybody may decide otherwise. */
export type Finding = Pick<Flag, 'check' | 'code' | 'verdict'>;

/** Rows that still count on the day. */
const current = (rows: readonly ListEntry[], today: string): readonly ListEntry[] =>
  rows.filter((row) => !isOver(row, today));

const findingOf = (list: ListKind, match: Exclude<ListMatch, 'none'>): Finding => ({
  check: list,
  code: listCodes[list][match],
  verdict: match === 'hit' && list !== 'limitation' ? 'block' : 'decide',
});

/** What was already found or decided for an entry. */
export interface Settled {
  /** Codes of its flags that stand. */
  readonly flagged: readonly string[];
  /** Codes that a person decided on, and checks whose flag a person lifted. */
  readonly decided: readonly string[];
}

/**
 * What a list in force says of somebody registered, when all are looked at again (FR-REG-46): a hit always, unless it stops the entry already;
 * what a person must decide only while nobody has.
 */
export function recheckFinding(
  list: ListKind,
  identity: Identity,
  { rows, today, settled }: { readonly rows: readonly ListEntry[]; readonly today: string; readonly settled: Settled },
): Finding | null {
  const match = best(identity, current(rows, today));
  if (match === 'none') return null;
  const finding = findingOf(list, match);
  if (settled.flagged.includes(finding.code)) return null;
  const isDecided = settled.decided.includes(finding.code) || settled.decided.includes(finding.check);
  return finding.verdict === 'decide' && isDecided ? null : finding;
}

/** The verdicts of a re-screening that stop an entry: every block, and what a person would have to decide. */
export const stoppingVerdicts = (verdicts: readonly Verdict[]): readonly Pick<Flag, 'check' | 'code' | 'verdict'>[] =>
  verdicts.flatMap(({ check, code, verdict }) =>
    verdict === 'block' || verdict === 'decide' ? [{ check, code, verdict }] : [],
  );
