import { accept, type Decision } from '../../kernel/event.ts';
import type { Profile } from '../profile/index.ts';
import { entriesInPlay, type StandingsState } from '../standings/index.ts';
import { tournamentStream, type Plan } from '../tournament/index.ts';
import { prizesEvent } from './events.ts';
import { refuse, type PrizesRefusal } from './refusals.ts';

/**
 * Records that finalists asked for a deal and were refused: prizes cannot be given up, transferred or exchanged (FR-REG-89,
 * Under a profile that allows deals there is nothing to refuse.
 */
export function refuseDeal(
  state: { readonly plan: Plan; readonly standings: Readonly<StandingsState> },
  { tournament, entries }: { readonly tournament: string; readonly entries: readonly string[] },
  { profile }: { readonly profile: Profile },
): Decision<PrizesRefusal> {
  if (!state.plan.terms) return refuse('prizes.unknownTournament');
  if (profile.permissions.deal !== 'block') return refuse('prizes.dealsAllowed');
  const inPlay = entriesInPlay(state.standings);
  const unknown = entries.filter((entry) => !inPlay.includes(entry));
  if (unknown.length > 0) return refuse('prizes.unknownPlayers', { entries: unknown });
  return accept(prizesEvent(tournamentStream(tournament), 'prizes.dealRefused', { entries }));
}
