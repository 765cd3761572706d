import { accept, type Decision } from '../../kernel/event.ts';
import { verdictRules, type VerdictCode } from '../people/index.ts';
import { tournamentStream, type Plan } from '../tournament/index.ts';
import { registrationEvent } from './events.ts';
import { refuse } from './refusals.ts';

interface TurnAway {
  readonly tournament: string;
  readonly code: VerdictCode;
  readonly called: boolean;
  readonly till?: string | undefined;
}

/** Notes that the desk admitted somebody not, by which check and rules, and whether the committee was called; never whom. */
export function turnAway({ plan }: { readonly plan: Plan }, { tournament, code, called, till }: TurnAway): Decision {
  if (!plan.terms) return refuse('registration.unknownTournament', { tournament });
  const data = { code, rules: verdictRules(code), called, ...(till !== undefined && { till }) };
  return accept(registrationEvent(tournamentStream(tournament), 'registration.turnedAway', data));
}
