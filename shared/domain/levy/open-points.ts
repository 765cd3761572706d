import type { Role } from '../../kernel/roles.ts';
import type { LevyTerms } from '../profile/index.ts';
import type { StandingsState } from '../standings/index.ts';
import { lineInForce, type LevyState } from './state.ts';

export type LineFault = 'lots-not-final' | 'missing-certification' | 'missing-countersignature';

export interface LineSignatures {
  readonly awarded: boolean;
  /** Roles of those who signed, the certifier first; each is another person. */
  readonly certifiedBy: Role | null;
  readonly countersignedBy: Role | null;
}

/** What a line of the book lacks to be complete: award first, then certification, then countersignature (FR-REG-95…97). */
export function lineFault(signed: LineSignatures, terms: LevyTerms): LineFault | undefined {
  if (!signed.awarded) return 'lots-not-final';
  if (signed.certifiedBy === null || !terms.certifiedBy.includes(signed.certifiedBy)) return 'missing-certification';
  if (signed.countersignedBy === null || !terms.countersignedBy.includes(signed.countersignedBy)) {
    return 'missing-countersignature';
  }
  return undefined;
}

export interface LevyOpenPoint {
  readonly missing: 'entry' | 'certification' | 'countersignature';
  readonly line: number | null;
  readonly sinceAt: number;
}

/**
 * What is still to be done for a tournament's levy before it may close: the line, its certification, its countersignature, and
 * those of every red line. Nothing before the final award.
 */
export function levyOpenPoints(state: {
  readonly standings: Readonly<StandingsState>;
  readonly levy: Readonly<LevyState>;
}): readonly LevyOpenPoint[] {
  const { standings, levy } = state;
  if (!standings.closed) return [];
  const { at } = standings.closed;
  const entry: LevyOpenPoint[] = lineInForce(levy) ? [] : [{ missing: 'entry', line: null, sinceAt: at }];
  return [...entry, ...levy.lines.flatMap(signaturesMissing)];
}

function signaturesMissing({ line, enteredAt, certified, countersigned }: LevyState['lines'][number]): LevyOpenPoint[] {
  if (!certified) return [{ missing: 'certification', line, sinceAt: enteredAt }];
  return countersigned ? [] : [{ missing: 'countersignature', line, sinceAt: certified.at }];
}

const minuteMs = 60_000;

/** Minutes after which a missing signature is told: the house's choice, else the profile's (15: our number, not the law's). */
export const signWithin = (
  terms: Pick<LevyTerms, 'certifyWithinMinutes'>,
  house: { readonly signWithinMinutes: number | null },
): number => house.signWithinMinutes ?? terms.certifyWithinMinutes;

/** Whether an open point is older than so many minutes. */
export const overdue = (sinceAt: number, now: number, withinMinutes: number): boolean =>
  now - sinceAt > withinMinutes * minuteMs;
