import { accept, type Decision, type NewEvent } from '../../kernel/event.ts';
import { peopleEvent, type CheckRecord } from './events.ts';
import type { Identity } from './identity.ts';
import { refuse, type PeopleRefusal } from './refusals.ts';
import { screenForm } from './screening/form.ts';
import type { Verdict } from './screening/verdict.ts';

interface EditIdentity {
  readonly person: string;
  readonly identity: Identity;
}

export interface EditIdentityFacts {
  /** Salted digest of the new data; `null` for a person that is not known, or no longer. */
  readonly digest: string | null;
  /** The new data held against everything, on the day of the act. */
  readonly verdicts: readonly Verdict[];
  /** The registration feature's events for the person's entries that this stops. */
  readonly flagged: readonly NewEvent[];
}

/** Checks as the journal keeps them: codes and lists, no ages or dates. */
export const checkRecords = (verdicts: readonly Verdict[]): readonly CheckRecord[] =>
  verdicts.map(({ check, verdict, code, rules, params }) => ({
    check,
    verdict,
    code,
    rules,
    ...(typeof params['listId'] === 'string' && { listId: params['listId'] }),
    ...(typeof params['matching'] === 'string' && { matching: params['matching'] }),
  }));

/**
 * Corrects a person's data. They are screened again at once (R24): a hit does not refuse the correction, which is the truth, but stops
 * the person's entries. Refuses unknown persons (`people.unknown`) and a form with gaps (`people.formIncomplete`, FR-REG-52).
 */
export function editIdentity(
  { person, identity }: EditIdentity,
  { digest, verdicts, flagged }: EditIdentityFacts,
): Decision<PeopleRefusal> {
  if (digest === null) return refuse('people.unknown', { person });
  const form = screenForm(identity);
  if (form.verdict === 'block') return refuse('people.formIncomplete', { missing: form.code, ...form.params });
  return accept(
    peopleEvent('house', 'people.identityChanged', { person, digest, checks: checkRecords(verdicts) }),
    ...flagged,
  );
}
