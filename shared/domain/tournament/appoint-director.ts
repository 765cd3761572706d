import { accept, type Decision } from '../../kernel/event.ts';
import type { Role } from '../../kernel/roles.ts';
import type { Profile } from '../profile/index.ts';
import { tournamentEvent, tournamentStream } from './events.ts';
import { refuse } from './refusals.ts';
import { phaseOf, type Plan } from './state.ts';

export interface AppointFacts {
  readonly id: string;
  readonly profile: Profile;
  /** Roles of the person named; `null` when there is no such account or it is closed. */
  readonly appointeeRoles: readonly Role[] | null;
}

/**
 * The responsible director names the tournament director, one of the management committee (FR-REG-72, FR-REG-73). May be
 * done again, also during play: the new director takes over from that event on.
 */
export function appointDirector(plan: Plan, account: string, { id, profile, appointeeRoles }: AppointFacts): Decision {
  const phase = phaseOf(plan);
  if (phase === 'unknown') return refuse('tournament.unknown', { tournament: id });
  if (phase === 'stopped' || phase === 'closed' || phase === 'cancelled')
    return refuse('tournament.wrongPhase', { phase });
  const among = profile.director.chosenAmong;
  if (!appointeeRoles?.some((role) => among.includes(role))) {
    return refuse('tournament.notCommitteeMember', { account, roles: appointeeRoles ?? [] });
  }
  if (plan.director === account) return accept();
  return accept(tournamentEvent(tournamentStream(id), 'tournament.directorAppointed', { account }));
}
