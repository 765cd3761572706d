import { accept, type Decision, type NewEvent } from '../../kernel/event.ts';
import type { Refused } from '../../kernel/refusal.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import { bookletHash, rulesBooklet } from './booklet/rules-booklet.ts';
import { changedTerms, dateFields } from './changed-terms.ts';
import type { DraftTerms, PlanFacts } from './draft.ts';
import { tournamentEvent, tournamentStream } from './events.ts';
import { tablesOf } from './format-checks.ts';
import { planFaults, termsOf } from './plan-tournament.ts';
import { refuse } from './refusals.ts';
import { phaseOf, type Plan } from './state.ts';
import type { TournamentTerms } from './terms.ts';

/** `counted` leaves this tournament out. */
export interface ChangeFacts extends PlanFacts {
  readonly houseName: string;
  /** Some notice has gone out: an authority knows the conditions. */
  readonly noticesSent: boolean;
  /** Somebody has paid a cave under these terms. */
  readonly sold: boolean;
  readonly reason: SealedText | null;
  /** Too few players came: the later text lets a single table slip to the next day or later. */
  readonly lackOfPlayers: boolean;
}

/**
 * Changes the terms of a tournament before its start: all of them until an authority knows them or a first cave is sold, from then
 * on only its dates (FR-REG-67). A start that had been announced needs a reason, and its notices fall due (FR-REG-68, FR-REG-69,
 * Published rules are published anew, so that they say what holds.
 */
export function changeTournament(plan: Plan, draft: DraftTerms, facts: ChangeFacts): Decision {
  const { terms } = plan;
  if (!terms) return refuse('tournament.unknown', { tournament: facts.id });
  const fields = changedTerms(terms, draft, tablesOf(draft, facts));
  const refused = refusePhase(plan) ?? refuseFields(fields, facts) ?? planFaults(draft, facts)[0];
  if (refused) return refused;
  const moved = movedStart(plan, fields.includes('startsAt') ? draft.startsAt : null, facts);
  const unfit = refusePostponement(plan, moved, facts);
  if (unfit) return unfit;
  const changed = termsOf(draft, facts);
  const lack = facts.lackOfPlayers ? ({ lackOfPlayers: true } as const) : {};
  const data = { terms: changed, fields, ...moved, ...lack, ...facts.reason };
  const event = tournamentEvent(tournamentStream(facts.id), 'tournament.changed', data);
  return accept(event, ...publishedAnew(plan, changed, facts));
}

/** A moved start that was announced has a reason; for lack of players only where the profile has it, and never earlier. */
function refusePostponement(
  { terms }: Plan,
  { fromAt, toAt, announced }: ReturnType<typeof movedStart>,
  { profile, lackOfPlayers, reason }: ChangeFacts,
): Refused | undefined {
  if (announced && !reason) return refuse('tournament.changeNeedsReason');
  if (!lackOfPlayers) return undefined;
  const may = profile.postponement?.formats.some((format) => format === terms?.format) ?? false;
  return may && toAt > fromAt ? undefined : refuse('tournament.noPostponement', { profile: profile.name });
}

/** The start before and after, and whether somebody had been told of it. */
function movedStart(plan: Plan, newStart: number | null, { noticesSent }: ChangeFacts) {
  const fromAt = plan.startsAt ?? 0;
  const toAt = newStart ?? fromAt;
  return { fromAt, toAt, announced: toAt !== fromAt && (plan.rules !== null || noticesSent) };
}

function refusePhase(plan: Plan): Refused | undefined {
  const phase = phaseOf(plan);
  const over = phase === 'running' || phase === 'closed' || phase === 'cancelled';
  return over ? refuse('tournament.wrongPhase', { phase }) : undefined;
}

function refuseFields(fields: readonly string[], { sold, noticesSent }: ChangeFacts): Refused | undefined {
  if (fields.length === 0) return refuse('tournament.nothingChanged');
  const terms = fields.filter((field) => !dateFields.includes(field));
  if (terms.length === 0) return undefined;
  if (sold) return refuse('tournament.termsSold', { fields: terms });
  return noticesSent ? refuse('tournament.termsSent', { fields: terms }) : undefined;
}

function publishedAnew(plan: Plan, terms: TournamentTerms, facts: ChangeFacts): readonly NewEvent[] {
  if (!plan.rules) return [];
  const version = plan.rules.version + 1;
  const sha256 = bookletHash(rulesBooklet({ ...facts, terms, version }));
  return [tournamentEvent(tournamentStream(facts.id), 'tournament.rulesPublished', { version, sha256 })];
}
