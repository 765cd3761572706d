import type { Refused } from '../../kernel/refusal.ts';
import type { Role } from '../../kernel/roles.ts';
import type { VerdictCode } from '../people/index.ts';
import { refuse, type RegistrationRefusal } from './refusals.ts';

/** The management, which the option of refusing under a voluntary limitation belongs to. */
const management: readonly Role[] = ['responsible-director', 'committee-member'];

/** Admits somebody, or not, who has a limitation with the house: only the management decides it, either way (FR-REG-47). */
export function checkLimitationDecider(
  codes: readonly string[],
  { ofHouse, roles }: { readonly ofHouse: readonly VerdictCode[]; readonly roles: readonly Role[] },
): Refused<RegistrationRefusal> | undefined {
  const decides = ofHouse.some((code) => codes.includes(code));
  if (!decides || roles.some((role) => management.includes(role))) return undefined;
  return refuse('registration.limitationDecider');
}
