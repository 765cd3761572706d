import { accept, type Decision } from '../../kernel/event.ts';
import { tournamentStream, type Plan } from '../tournament/index.ts';
import { standingsEvent } from './events.ts';
import { checkInPlay } from './in-play.ts';
import { refuse, type StandingsRefusal } from './refusals.ts';
import { bustOf, type StandingsState } from './state.ts';

interface ReinstateState {
  readonly plan: Plan;
  readonly standings: Readonly<StandingsState>;
  readonly registration: { readonly entries: Readonly<Record<string, { readonly reEnteredAs?: string }>> };
}

/**
 * Takes an elimination back while nothing depends on it (decision 32): the ranking is open and the player did not buy back in
 * meanwhile. Everybody's rank is computed anew (S10).
 */
export function reinstate(
  state: ReinstateState,
  { tournament, entry }: { readonly tournament: string; readonly entry: string },
): Decision<StandingsRefusal> {
  const refused = checkInPlay(state);
  if (refused) return refused;
  if (!state.standings.entries.includes(entry)) return refuse('standings.unknownEntry', { entry });
  if (state.registration.entries[entry]?.reEnteredAs !== undefined) return refuse('standings.reEntered', { entry });
  const bust = bustOf(state.standings, entry);
  if (!bust) return refuse('standings.notOut', { entry });
  if (bust.removed !== null) return refuse('standings.removed', { entry, removed: bust.removed });
  return accept(standingsEvent(tournamentStream(tournament), 'standings.reinstated', { entry }));
}
