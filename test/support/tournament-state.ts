import { streamFolds, type HouseStreamState, type TournamentStreamState } from '../../shared/domain/streams.ts';
import { profileHash, type Profile } from '../../shared/domain/profile/index.ts';
import type { TournamentTerms } from '../../shared/domain/tournament/index.ts';
import profileFile from '../../resources/profiles/casino-fr-2007.json' with { type: 'json' };
import { happened, journalled, terms } from './tournament-given.ts';

export const profile = profileFile as unknown as Profile;
const hashOfProfile = profileHash(profile);

/** Events as tests write them. */
export type Given = Parameters<typeof journalled>[0];

/** The state of a tournament's stream after these events, as a page folds it. */
export function tournamentState(...events: Given): TournamentStreamState {
  const { initial, apply } = streamFolds.tournament;
  const state = initial();
  for (const event of journalled(events)) apply(state, event);
  return state;
}

/** Planned under the real profile. */
export const planned = (changes: Partial<TournamentTerms> = {}) =>
  happened('tournament.planned', { ...terms, profileHash: hashOfProfile, ...changes });

/** A founded house under the real profile, of which only what a page asks is filled in. */
export function houseState(changes: Partial<HouseStreamState> = {}): HouseStreamState {
  const state = streamFolds.house.initial();
  return {
    ...state,
    house: { ...state.house, profileHash: hashOfProfile, profiles: { [hashOfProfile]: profile } },
    ...changes,
  };
}
