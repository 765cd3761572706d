import { shallowRef, watch } from 'vue';
import type { DutyReminder } from '../../../shared/domain/notices/index.ts';
import { query, useNow, useSessionStore } from '../../desk/index.ts';
import { useDutyChanges } from './duty-changes.ts';

export interface ClockVerdict {
  readonly verdict: 'agrees' | 'behind' | 'ahead';
  readonly journalAt: number | null;
}

interface Reminders {
  readonly reminders: readonly DutyReminder[];
  readonly clock: ClockVerdict;
}

const everyMs = 60_000;

/** What is to be reminded of now, asked again each minute and whenever something happened; nothing for who may not read it. */
export function useReminders() {
  const session = useSessionStore();
  const now = useNow(everyMs);
  const told = shallowRef<Reminders>({ reminders: [], clock: { verdict: 'agrees', journalAt: null } });

  async function ask(): Promise<void> {
    if (!session.has('responsible-director', 'committee-member', 'compliance')) return;
    const outcome = await query<Reminders>('notices.reminders');
    if (outcome.ok) told.value = outcome.answer;
  }
  watch([now, () => session.token], ask, { immediate: true });
  useDutyChanges(() => void ask());
  return told;
}
