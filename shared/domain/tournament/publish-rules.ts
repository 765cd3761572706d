import { accept, type Decision } from '../../kernel/event.ts';
import type { Profile } from '../profile/index.ts';
import { bookletHash, rulesBooklet } from './booklet/rules-booklet.ts';
import { tournamentEvent, tournamentStream } from './events.ts';
import { refuse } from './refusals.ts';
import { phaseOf, type Plan } from './state.ts';

export interface PublishFacts {
  readonly id: string;
  readonly profile: Profile;
  readonly houseName: string;
  readonly zone: string;
  /** Some notice has gone out with the version that stands. */
  readonly noticesSent: boolean;
}

/**
 * Publishes the rules booklet made from the terms: its next version and the hash of its content. Once registration has
 * opened, people have accepted a version (FR-REG-56), and once a notice is sent an authority has it (FR-REG-06): it stands.
 */
export function publishRules(plan: Plan, facts: PublishFacts): Decision {
  const { id, profile, houseName, zone } = facts;
  if (!plan.terms) return refuse('tournament.unknown', { tournament: id });
  if (phaseOf(plan) !== 'planned') return refuse('tournament.wrongPhase', { phase: phaseOf(plan) });
  if (facts.noticesSent) return refuse('tournament.rulesAlreadySent');
  const version = (plan.rules?.version ?? 0) + 1;
  const booklet = rulesBooklet({ terms: plan.terms, profile, version, houseName, zone });
  const unchanged = plan.rules && bookletHash({ ...booklet, version: plan.rules.version }) === plan.rules.sha256;
  if (unchanged) return refuse('tournament.rulesAlreadyPublished', { version: plan.rules.version });
  const data = { version, sha256: bookletHash(booklet) };
  return accept(tournamentEvent(tournamentStream(id), 'tournament.rulesPublished', data));
}
