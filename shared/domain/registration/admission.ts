import type { Refused } from '../../kernel/refusal.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import { seatOfEntry, type SeatingState } from '../seating/index.ts';
import type { Verdict } from '../people/index.ts';
import type { CheckRecord } from './events.ts';
import { refuse, type RegistrationRefusal } from './refusals.ts';
import { entryById, type RegistrationState } from './state.ts';

export const decisionOutcomes = ['another-person', 'admitted', 'document-accepted'] as const;

export type DecisionOutcome = (typeof decisionOutcomes)[number];

/** What a person decided on a verdict (named by its code) that the rules leave to a person; the reason is sealed. */
export interface SealedDecision extends SealedText {
  readonly code: string;
  readonly outcome: DecisionOutcome;
}

export interface Screened {
  readonly verdicts: readonly Verdict[];
  readonly decisions: readonly SealedDecision[];
  readonly account: string;
}

interface AdmissionState {
  readonly registration: Readonly<RegistrationState>;
  readonly seating: Readonly<SeatingState>;
}

/**
 * Check, then record (FR-REG-54): the first block refuses with its own rules, and nothing else is looked at; then every
 * verdict that a person must decide needs a decision. Answers the checks as they will be recorded.
 */
export function admission(
  state: AdmissionState,
  { verdicts, decisions, account }: Screened,
): readonly CheckRecord[] | Refused<RegistrationRefusal> {
  const block = verdicts.find(({ verdict }) => verdict === 'block');
  if (block) return blockRefusal(state, block);
  const open = verdicts.filter(
    ({ code, verdict }) => verdict === 'decide' && !decisions.some((decision) => decision.code === code),
  );
  if (open.length > 0) {
    return refuse('registration.decisionNeeded', {
      checks: open.map(({ check }) => check),
      codes: open.map(({ code }) => code),
    });
  }
  return verdicts.map((verdict) => recordOf(verdict, decisions, account));
}

const blockCodes: Readonly<Partial<Record<Verdict['code'], RegistrationRefusal>>> = {
  minor: 'registration.minor',
  'birth-date-future': 'registration.birthDateFuture',
  excluded: 'registration.excluded',
  'list-missing': 'registration.listMissing',
  'list-too-old': 'registration.listTooOld',
  duplicate: 'registration.duplicate',
  staff: 'registration.staff',
  'document-expired': 'registration.documentExpired',
  'document-refused': 'registration.documentRefused',
  'address-missing': 'registration.addressMissing',
  'civil-status-missing': 'registration.civilStatusMissing',
};

function blockRefusal(state: AdmissionState, { code, params }: Verdict): Refused<RegistrationRefusal> {
  if (code === 'duplicate' && typeof params['entry'] === 'string') return duplicateRefusal(state, params['entry']);
  return refuse(blockCodes[code] ?? 'registration.checkBlocked', { ...params, check: code });
}

/** Names the receipt and the seat that the person holds already. */
export function duplicateRefusal(
  { registration, seating }: AdmissionState,
  entry: string,
): Refused<RegistrationRefusal> {
  const { table = null, seat = null } = seatOfEntry(seating, entry) ?? {};
  return refuse('registration.duplicate', {
    entry,
    number: entryById(registration, entry)?.number ?? null,
    table,
    seat,
  });
}

function recordOf(
  { check, verdict, code, rules, params }: Verdict,
  decisions: readonly SealedDecision[],
  decidedBy: string,
): CheckRecord {
  const { listId } = params;
  const record = { check, code, rules, ...(typeof listId === 'string' && { listId }) };
  const decision = decisions.find((each) => each.code === code);
  if (!decision || verdict === 'pass' || verdict === 'none' || verdict === 'warn') {
    return { ...record, verdict: verdict === 'none' || verdict === 'warn' ? verdict : 'pass' };
  }
  const { outcome, textId, digest } = decision;
  return { ...record, verdict: 'decided', outcome, decidedBy, textId, digest };
}
