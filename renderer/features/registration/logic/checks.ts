import type { ScreeningCheck, Verdict, VerdictCode } from '../../../../shared/domain/people/index.ts';

/** What a person decided on a finding, to be sent and sealed with the registration. */
export interface Decision {
  readonly code: VerdictCode;
  readonly outcome: 'another-person' | 'admitted' | 'document-accepted';
  readonly reason: string;
}

/** A line of the list of checks as the desk reads it. */
export interface CheckRow {
  readonly check: ScreeningCheck;
  readonly kind: 'ok' | 'warn' | 'decide' | 'decided' | 'block' | 'idle';
  readonly verdict: Verdict;
  /** An idle line that was left out because something before it settled the matter. */
  readonly skipped: boolean;
}

/** Always shown, in this order; the others only when they have something to say. */
const always: readonly ScreeningCheck[] = ['age', 'exclusion', 'duplicate', 'staff', 'limitation', 'document'];
const kinds = { pass: 'ok', none: 'idle', warn: 'warn', decide: 'decide', block: 'block' } as const;

/** A form with gaps is not a stop: the desk asks and types on (FR-REG-52). */
const isForm = ({ check }: Verdict): boolean => check === 'address';

/** What ends this registration, whatever anybody decides: the first block, but for a form that is not filled in yet. */
export const stopOf = (verdicts: readonly Verdict[]): Verdict | undefined =>
  verdicts.find((verdict) => verdict.verdict === 'block' && !isForm(verdict));

/** The list of checks. After a stop nothing further is shown as looked at, so that nothing is disclosed. */
export function checkRows(verdicts: readonly Verdict[], decisions: readonly Decision[]): readonly CheckRow[] {
  const stop = stopOf(verdicts);
  const stopAt = stop ? verdicts.indexOf(stop) : Infinity;
  return verdicts.flatMap((verdict, index) => {
    if (isForm(verdict) || !isShown(verdict, index <= stopAt)) return [];
    const skipped = index > stopAt;
    return [{ check: verdict.check, verdict, skipped, kind: skipped ? 'idle' : kindOf(verdict, decisions) } as const];
  });
}

const isShown = ({ check, verdict }: Verdict, isLookedAt: boolean): boolean =>
  always.includes(check) || (isLookedAt && verdict !== 'pass' && verdict !== 'none');

const kindOf = ({ verdict, code }: Verdict, decisions: readonly Decision[]): CheckRow['kind'] =>
  verdict === 'decide' && decisions.some((decision) => decision.code === code) ? 'decided' : kinds[verdict];

/** Findings that still wait for a person. */
export const undecided = (verdicts: readonly Verdict[], decisions: readonly Decision[]): readonly Verdict[] =>
  verdicts.filter(({ verdict, code }) => verdict === 'decide' && !decisions.some((one) => one.code === code));

/** Decisions whose finding is still there, with the same words: corrected data are decided on anew. */
export const stillNeeded = (decisions: readonly Decision[], verdicts: readonly Verdict[]): readonly Decision[] =>
  decisions.filter(({ code }) => verdicts.some((verdict) => verdict.code === code && verdict.verdict === 'decide'));

const names: readonly VerdictCode[] = [
  'homonym',
  'near-duplicate',
  'same-name',
  'document-used',
  'staff-name',
  'limitation-name',
  'suspended-name',
];
const papers: readonly VerdictCode[] = ['document-unclear', 'document-override'];

/** What deciding in favour means for a finding. */
export function favourOf(code: VerdictCode): Decision['outcome'] {
  if (names.includes(code)) return 'another-person';
  return papers.includes(code) ? 'document-accepted' : 'admitted';
}

/** How many of each kind, for the head of the list. */
export function countOf(rows: readonly CheckRow[]): {
  readonly ok: number;
  readonly open: number;
  readonly decided: number;
  readonly blocked: number;
} {
  const count = (...wanted: CheckRow['kind'][]): number => rows.filter(({ kind }) => wanted.includes(kind)).length;
  return { ok: count('ok'), open: count('decide', 'warn'), decided: count('decided'), blocked: count('block') };
}
