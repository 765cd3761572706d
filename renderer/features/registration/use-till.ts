import { computed, onScopeDispose, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import { streamOf, type TillStreamState } from '../../../shared/domain/streams.ts';
import type { TillSession } from '../../../shared/domain/tills/index.ts';
import { namesChange, query, useDeskStore, usePreferences } from '../../desk/index.ts';
import type { Method } from './logic/payment.ts';

/** One numbered paper of a drawer's session; money that went out is negative. */
export interface TillPaper {
  readonly number: string;
  readonly kind: 'registration' | 'rebuy' | 'cancellation' | 'rebuy-refund' | 'refund';
  readonly tournament: string;
  readonly entry: string;
  readonly state: string | null;
  readonly at: number;
  readonly surname: string | null;
  readonly givenNames: string | null;
  readonly table: number | null;
  readonly seat: number | null;
  readonly money: readonly { readonly method: Method; readonly amountCents: number }[];
}

export interface TillPapers {
  readonly takings: Readonly<Record<Method, { readonly count: number; readonly cents: number }>>;
  readonly totalCents: number;
  readonly papers: readonly TillPaper[];
}

export interface CurrentTill {
  /** Empty until this station chose one. */
  readonly till: ComputedRef<string>;
  readonly session: ComputedRef<Readonly<TillSession> | null>;
  readonly shown: Readonly<ShallowRef<TillPapers | null>>;
}

/** This station's drawer with what it took, asked again whenever money went through it. */
export function useTill(): CurrentTill {
  const desk = useDeskStore();
  const preferences = usePreferences();
  const shown = shallowRef<TillPapers | null>(null);
  const till = computed(() => preferences.till);
  const session = computed(
    () => (desk.stateOf(streamOf('till', till.value)) as TillStreamState | undefined)?.till.session ?? null,
  );

  async function ask(): Promise<void> {
    const asked = till.value;
    if (asked === '' || !session.value) {
      shown.value = null;
      return;
    }
    const outcome = await query<TillPapers>('registration.ofTill', { till: asked });
    if (outcome.ok && asked === till.value) shown.value = outcome.answer;
  }

  watch([till, () => session.value?.session, () => desk.opened], () => void ask(), { immediate: true });
  const stop = desk.listen((events) => {
    if (events.some(({ data }) => (data as { readonly till?: string }).till === till.value)) void ask();
    else if (events.some(namesChange)) void ask();
  });
  onScopeDispose(stop);
  return { till, session, shown };
}
