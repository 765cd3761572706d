import { computed, type ComputedRef } from 'vue';
import { useRoute } from 'vue-router';
import { profileUnder } from '../../shared/domain/house/index.ts';
import { streamOf, type TournamentStreamState } from '../../shared/domain/streams.ts';
import { phaseOf, type TournamentPhase } from '../../shared/domain/tournament/index.ts';
import { useDeskStore } from './desk-store.ts';

export interface CurrentTournament {
  /** From the address; empty where a page is of no tournament. */
  readonly id: ComputedRef<string>;
  readonly state: ComputedRef<TournamentStreamState | undefined>;
  readonly terms: ComputedRef<NonNullable<TournamentStreamState['plan']['terms']> | undefined>;
  readonly profile: ComputedRef<ReturnType<typeof profileUnder>>;
  readonly phase: ComputedRef<TournamentPhase>;
  /** The venue's time zone. */
  readonly zone: ComputedRef<string>;
}

/** The tournament that the page is about. */
export function useTournament(): CurrentTournament {
  const desk = useDeskStore();
  const route = useRoute();
  const id = computed(() => {
    const named = route.params['tournament'];
    return typeof named === 'string' ? named : '';
  });
  const state = computed(() => desk.stateOf(streamOf('tournament', id.value)) as TournamentStreamState | undefined);
  const terms = computed(() => state.value?.plan.terms ?? undefined);
  return {
    id,
    state,
    terms,
    profile: computed(() => desk.house && profileUnder(desk.house.house, terms.value ?? null)),
    phase: computed(() => (state.value ? phaseOf(state.value.plan) : 'unknown')),
    zone: computed(() => desk.house?.house.identity?.timeZone ?? 'Europe/Paris'),
  };
}
