import type { Refused } from '../../kernel/refusal.ts';
import type { Role } from '../../kernel/roles.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import { seatOfEntry, type SeatingState } from '../seating/index.ts';
import type { Verdict } from '../people/index.ts';
import type { CheckRecord } from './events.ts';
import { aboutOf, carriedOver, type KnownSince } from './carried-over.ts';
import { checkLimitationDecider } from './limitation.ts';
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
  readonly roles: readonly Role[];
  /** At check-in: what is known since the registration, whose decisions still hold. */
  readonly known?: KnownSince | undefined;
}

interface AdmissionState {
  readonly registration: Readonly<RegistrationState>;
  readonly seating: Readonly<SeatingState>;
}

/**
 * Check, then record (FR-REG-54): the first block refuses with its own rules, and nothing else is looked at; then every
 * verdict that a person must decide needs a decision, signed now or, for what was found before, then. A limitation is decided on by the
 * management alone (FR-REG-47). Answers the checks as they will be recorded.
 */
export function admission(
  state: AdmissionState,
  screened: Screened,
): readonly CheckRecord[] | Refused<RegistrationRefusal> {
  const { verdicts } = screened;
  const block = verdicts.find(({ verdict }) => verdict === 'block');
  if (block) return blockRefusal(state, block);
  const found = verdicts
    .map(({ code }) => code)
    .filter((code) => screened.decisions.some((each) => each.code === code));
  const unfit = checkLimitationDecider(found, { ofHouse: ['limitation'], roles: screened.roles });
  if (unfit) return unfit;
  const records = verdicts.map((verdict) =>
    verdict.verdict === 'decide' ? decidedRecord(state, verdict, screened) : plainRecord(verdict),
  );
  const open = verdicts.filter((_verdict, index) => records[index] === undefined);
  if (open.length > 0) {
    return refuse('registration.decisionNeeded', {
      checks: open.map(({ check }) => check),
      codes: open.map(({ code }) => code),
    });
  }
  return records.filter((record) => record !== undefined);
}

const blockCodes: Readonly<Partial<Record<Verdict['code'], RegistrationRefusal>>> = {
  minor: 'registration.minor',
  'birth-date-future': 'registration.birthDateFuture',
  excluded: 'registration.excluded',
  'list-missing': 'registration.listMissing',
  'list-too-old': 'registration.listTooOld',
  duplicate: 'registration.duplicate',
  staff: 'registration.staff',
  suspended: 'registration.suspended',
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

function plainRecord({ check, verdict, code, rules, params: { listId, matching } }: Verdict): CheckRecord {
  const level = verdict === 'none' || verdict === 'warn' ? verdict : 'pass';
  return {
    ...{ check, code, rules, verdict: level },
    ...(typeof listId === 'string' && { listId }),
    ...(typeof matching === 'string' && { matching }),
  };
}

/** The finding with the decision signed now, else with the one that still holds. */
function decidedRecord(
  { registration }: AdmissionState,
  finding: Verdict,
  { decisions, account, known }: Screened,
): CheckRecord | undefined {
  const decision = decisions.find(({ code }) => code === finding.code);
  if (!decision) return known && carriedOver(registration, finding, known);
  const about = aboutOf(finding);
  const { outcome, textId, digest } = decision;
  return {
    ...plainRecord(finding),
    ...(about.length > 0 && { about }),
    ...{ verdict: 'decided', outcome, decidedBy: account, textId, digest },
  };
}
