import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { HostShown } from '../../shared/contract/host-shown.ts';
import { query } from './call.ts';

/** What the host of this window is and can do: print, place screens. */
export const useHostStore = defineStore('host', () => {
  const shown = shallowRef<HostShown>();

  async function ask(): Promise<void> {
    const outcome = await query<HostShown>('host.show');
    if (outcome.ok) shown.value = outcome.answer;
  }

  return { shown, ask };
});
