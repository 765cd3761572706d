import type { RefusalParams } from '../../../kernel/refusal.ts';

/** What a person is checked for before a registration is recorded, in the order that a desk reads it (FR-REG-54). */
export const screeningChecks = [
  'age',
  'exclusion',
  'list-age',
  'duplicate',
  'staff',
  'limitation',
  'suspension',
  'document',
  'mrz',
  'address',
] as const;

export type ScreeningCheck = (typeof screeningChecks)[number];

/**
 * `none`: not consulted (nothing to consult, or an earlier check already settled it). `warn`: shown, nothing to sign. `decide`:
 * a person decides and signs. `block`: no override.
 */
export type VerdictLevel = 'pass' | 'none' | 'warn' | 'decide' | 'block';

/** Every answer of a check → its level and the rules behind it. The code is also the key of its sentence. */
export const verdictList = {
  adult: ['pass', ['FR-REG-43']],
  minor: ['block', ['FR-REG-43', 'FR-REG-44']],
  'age-unknown': ['decide', ['FR-REG-43']],
  'birth-date-future': ['block', ['FR-REG-52']],

  'not-excluded': ['pass', ['FR-REG-45']],
  excluded: ['block', ['FR-REG-45', 'FR-REG-46']],
  homonym: ['decide', ['FR-REG-45']],
  'list-missing': ['block', ['FR-REG-45', 'FR-REG-54']],

  'list-fresh': ['pass', ['FR-REG-46']],
  'list-old': ['warn', ['FR-REG-46']],
  'list-too-old': ['block', ['FR-REG-46']],

  'first-entry': ['pass', ['FR-REG-49']],
  duplicate: ['block', ['FR-REG-49']],
  'near-duplicate': ['decide', ['FR-REG-49']],
  'same-name': ['decide', ['FR-REG-49']],
  'document-used': ['decide', ['FR-REG-49']],

  'not-staff': ['pass', ['FR-REG-59', 'FR-REG-60']],
  staff: ['block', ['FR-REG-59', 'FR-REG-60']],
  'staff-name': ['decide', ['FR-REG-59', 'FR-REG-60']],

  'no-limitation': ['pass', ['FR-REG-47']],
  limitation: ['decide', ['FR-REG-47']],
  'limitation-name': ['decide', ['FR-REG-47']],

  'not-suspended': ['pass', ['FR-REG-82']],
  suspended: ['block', ['FR-REG-82']],
  'suspended-name': ['decide', ['FR-REG-82']],

  'document-valid': ['pass', ['FR-REG-62']],
  'document-extended': ['pass', ['FR-REG-62']],
  'document-expires-today': ['warn', ['FR-REG-62', 'FR-REG-66']],
  'document-unclear': ['decide', ['FR-REG-62']],
  'document-override': ['decide', ['FR-REG-62']],
  'document-expired': ['block', ['FR-REG-62']],
  'document-refused': ['block', ['FR-REG-62']],

  'mrz-agrees': ['pass', ['FR-REG-54']],
  'mrz-corrected': ['warn', ['FR-REG-54']],
  'mrz-check': ['decide', ['FR-REG-54']],
  'mrz-unreadable': ['decide', ['FR-REG-54']],
  'mrz-mismatch': ['decide', ['FR-REG-54']],
  'mrz-century': ['decide', ['FR-REG-43']],

  'form-complete': ['pass', ['FR-REG-52']],
  'address-missing': ['block', ['FR-REG-52']],
  'civil-status-missing': ['block', ['FR-REG-52']],

  'not-consulted': ['none', []],
} as const satisfies Readonly<Record<string, readonly [VerdictLevel, readonly string[]]>>;

export type VerdictCode = keyof typeof verdictList;

/** The answer of one check. `params` hold plain values for its sentence (ages, dates, entry ids), never a name. */
export interface Verdict {
  readonly check: ScreeningCheck;
  readonly verdict: VerdictLevel;
  readonly code: VerdictCode;
  readonly rules: readonly string[];
  readonly params: RefusalParams;
}

export const verdict = (check: ScreeningCheck, code: VerdictCode, params: RefusalParams = {}): Verdict => ({
  check,
  verdict: verdictList[code][0],
  code,
  rules: verdictList[code][1],
  params,
});

export const verdictRules = (code: VerdictCode): readonly string[] => verdictList[code][1];

/** Codes that end a registration whatever anybody decides. */
export const blockingCodes = (Object.keys(verdictList) as VerdictCode[]).filter(
  (code) => verdictList[code][0] === 'block',
);

/** Codes by which somebody is turned away: those, and the limitation that lets the house refuse (FR-REG-47). */
export const turningAwayCodes: readonly VerdictCode[] = [...blockingCodes, 'limitation', 'limitation-name'];

const severity: Readonly<Record<VerdictLevel, number>> = { none: 0, pass: 0, warn: 1, decide: 2, block: 3 };

/** The verdict that settles the matter: the most severe, the first of several. */
export const mostSevere = (verdicts: readonly Verdict[]): Verdict | undefined =>
  verdicts.reduce<Verdict | undefined>(
    (worst, one) => (worst === undefined || severity[one.verdict] > severity[worst.verdict] ? one : worst),
    undefined,
  );

/** The outcome in a word, as lists of expected outcomes write it: `pass`, `warn:homonym`, `block:minor`. */
export function outcomeOf(verdicts: readonly Verdict[]): string {
  const worst = mostSevere(verdicts);
  if (!worst || severity[worst.verdict] === 0) return 'pass';
  return `${worst.verdict === 'block' ? 'block' : 'warn'}:${worst.code}`;
}
