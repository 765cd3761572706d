import { computed, inject, provide, type ComputedRef, type InjectionKey } from 'vue';
import type { Profile } from '../../../shared/domain/profile/index.ts';
import { useTournament } from '../../desk/index.ts';

const profileKey: InjectionKey<ComputedRef<Profile | undefined>> = Symbol('profile of the plan');

export const providePlanProfile = (profile: ComputedRef<Profile | undefined>): void => provide(profileKey, profile);

/** The rules that the form's tournament is planned under: those chosen in it, else those of the page's tournament. */
export function usePlanProfile(): ComputedRef<Profile | undefined> {
  const { profile } = useTournament();
  const chosen = inject(profileKey, undefined);
  return computed(() => chosen?.value ?? profile.value);
}
