import type { Finding, Settled } from '../flag.ts';
import type { Identity } from '../identity.ts';
import { compareRecords } from './duplicate.ts';
import type { ScreeningFacts, SuspendedCandidate } from './facts.ts';
import { verdict, type Verdict } from './verdict.ts';

/** Whether a suspension counts on a civil date: its last day does, and `null` has none. */
export const suspendedOn = ({ until }: Pick<SuspendedCandidate, 'until'>, day: string): boolean =>
  until === null || until >= day;

/**
 * FR-REG-82: whom the house does not admit any more. The person themselves, whatever record they come under, is refused; somebody
 * who only resembles them is for a person to decide on.
 */
export function screenSuspension(
  identity: Identity,
  { suspended, person }: Pick<ScreeningFacts, 'suspended' | 'person'>,
  today: string,
): Verdict {
  const standing = suspended
    .filter((candidate) => suspendedOn(candidate, today))
    .map((candidate) => ({ ...candidate, match: compareRecords(identity, candidate, person) }));
  const same = standing.find(({ match }) => match === 'duplicate');
  if (same) return verdict('suspension', 'suspended', { until: same.until });
  const resembles = standing.some(({ match }) => match !== 'first-entry');
  return verdict('suspension', resembles ? 'suspended-name' : 'not-suspended');
}

/** What a suspension that stands says of somebody registered, when all are looked at again: only what nobody dealt with yet. */
export function suspensionFinding(found: Verdict, { flagged, decided }: Settled): Finding | null {
  const { check, code, verdict: level } = found;
  if (level !== 'block' && level !== 'decide') return null;
  const isDealtWith = flagged.includes(code) || decided.includes(code) || decided.includes(check);
  return isDealtWith ? null : { check, code, verdict: level };
}
