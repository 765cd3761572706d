import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue';
import { query, useDeskStore, useSessionStore } from '../../desk/index.ts';
import type { Refusal } from '../../../shared/kernel/refusal.ts';

export interface Asked<Answer> {
  readonly answer: ShallowRef<Answer | undefined>;
  readonly refusal: ShallowRef<Refusal | undefined>;
}

/** What a query answers, asked again when its input changes and whenever an event of these beginnings happens. */
export function useAsked<Answer extends object>(
  name: string,
  input: () => object,
  about: readonly string[],
): Asked<Answer> {
  const desk = useDeskStore();
  const session = useSessionStore();
  const answer = shallowRef<Answer>();
  const refusal = shallowRef<Refusal>();

  async function ask(): Promise<void> {
    const outcome = await query<Answer>(name, input());
    refusal.value = outcome.ok ? undefined : outcome.refusal;
    if (outcome.ok) answer.value = outcome.answer;
  }

  const concerns = (type: string): boolean => about.some((beginning) => type.startsWith(beginning));
  onScopeDispose(desk.listen((events) => events.some(({ type }) => concerns(type)) && void ask()));
  watch([input, () => session.token, () => desk.opened], () => void ask(), { immediate: true });
  return { answer, refusal };
}
