import { canonicalJson } from '../../kernel/canonical-json.ts';
import type { DraftTerms } from './draft.ts';
import type { TournamentTerms } from './terms.ts';

/** The dates of an event: what the responsible director may still move once conditions are known or caves are sold (FR-REG-67). */
export const dateFields: readonly string[] = ['startsAt', 'registration.opensAt'];

/**
 * Which terms a draft says otherwise, by name; those of the registration one by one (`registration.opensAt`). Tables left to the
 * room are compared as `tables` names them.
 */
export function changedTerms(terms: TournamentTerms, draft: DraftTerms, tables: readonly number[]): readonly string[] {
  const { registration, ...others } = { ...draft, tables };
  const plain = terms as unknown as Readonly<Record<string, unknown>>;
  const changed = Object.entries(others).filter(([name, said]) => differs(plain[name], said));
  const dates = terms.registration as Readonly<Record<string, unknown>>;
  const entries = Object.entries(registration).filter(([name, said]) => differs(dates[name], said));
  return [...changed.map(([name]) => name), ...entries.map(([name]) => `registration.${name}`)];
}

/** A term that older plans do not have is the same as one that says nothing. */
const differs = (before: unknown, after: unknown): boolean =>
  canonicalJson(before ?? null) !== canonicalJson(after ?? null);
