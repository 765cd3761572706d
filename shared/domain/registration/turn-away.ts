import { accept, type Decision } from '../../kernel/event.ts';
import type { Role } from '../../kernel/roles.ts';
import { verdictRules, type VerdictCode } from '../people/index.ts';
import { tournamentStream, type Plan } from '../tournament/index.ts';
import { registrationEvent } from './events.ts';
import { checkLimitationDecider } from './limitation.ts';
import { refuse } from './refusals.ts';

interface TurnAway {
  readonly tournament: string;
  readonly code: VerdictCode;
  readonly called: boolean;
  readonly till?: string | undefined;
}

/**
 * Notes that the desk admitted somebody not, by which check and rules, and whether the committee was called; never whom. Under a limitation
 * it is the management that makes use of the house's option (FR-REG-47).
 */
export function turnAway(
  { plan }: { readonly plan: Plan },
  { tournament, code, called, till }: TurnAway,
  { roles }: { readonly roles: readonly Role[] },
): Decision {
  if (!plan.terms) return refuse('registration.unknownTournament', { tournament });
  const unfit = checkLimitationDecider([code], { ofHouse: ['limitation', 'limitation-name'], roles });
  if (unfit) return unfit;
  const data = { code, rules: verdictRules(code), called, ...(till !== undefined && { till }) };
  return accept(registrationEvent(tournamentStream(tournament), 'registration.turnedAway', data));
}
