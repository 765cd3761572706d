import type { Refused } from '../../kernel/refusal.ts';
import type { Plan } from '../tournament/index.ts';
import type { Bulletin } from './events.ts';
import { refuse, type RegistrationRefusal } from './refusals.ts';

/** What the player declares by signing the form; each is a condition of taking part. */
export const declarations = [
  'adult',
  'not-barred',
  'not-employee',
  'not-accredited',
  'plays-alone',
  'accepts-rules',
] as const;

export type Declaration = (typeof declarations)[number];

export interface BulletinInput {
  readonly signed: boolean;
  readonly channel: 'handed-in' | 'sent';
  readonly declarations: readonly Declaration[];
  /** The version of the rules that the player was shown; when absent, the published one. */
  readonly rulesVersion?: number | undefined;
}

/**
 * The signed form with all its declarations, for the rules as published (FR-REG-51, FR-REG-56, FR-REG-60). Refuses a form
 * that is not signed, lacks a declaration, or was signed for another version of the rules.
 */
export function acceptedBulletin(plan: Plan, input: BulletinInput): Bulletin | Refused<RegistrationRefusal> {
  if (!plan.rules) return refuse('registration.rulesMissing');
  if (!input.signed) return refuse('registration.notSigned');
  const missing = declarations.filter((declaration) => !input.declarations.includes(declaration));
  if (missing.length > 0) return refuse('registration.declarationMissing', { declarations: missing });
  const { version, sha256 } = plan.rules;
  if (input.rulesVersion !== undefined && input.rulesVersion !== version) {
    return refuse('registration.otherRules', { signedVersion: input.rulesVersion, version });
  }
  return { channel: input.channel, rulesVersion: version, rulesSha256: sha256 };
}
