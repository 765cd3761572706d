import { computed, type ComputedRef } from 'vue';
import { localDate, localTime } from '../../../shared/kernel/calendar.ts';
import type { Verdict } from '../../../shared/domain/people/index.ts';
import { deskNow, useNow, useTournament } from '../../desk/index.ts';
import { dayNumbers, useTexts } from '../../texts/index.ts';
import { useFileStore } from './file-store.ts';
import { stopOf } from './logic/checks.ts';
import { closedNow, type Closed } from './logic/desk-window.ts';
import { paidParts, type PaidParts } from './logic/payment.ts';
import { stageOf, type Stage } from './logic/steps.ts';
import { isStopCode, type StopCode } from './logic/stop-words.ts';

/** Where the open file stands, reckoned from what was typed and what the desk answered. */
export interface DeskFile {
  readonly closed: ComputedRef<Closed | undefined>;
  readonly dueCents: ComputedRef<number>;
  readonly paid: ComputedRef<PaidParts | null>;
  readonly stage: ComputedRef<Stage>;
  readonly stop: ComputedRef<{ readonly verdict: Verdict; readonly code: StopCode } | undefined>;
}

export function useDeskFile(tillOpen: () => boolean): DeskFile {
  const store = useFileStore();
  const { state, terms, zone } = useTournament();
  const { language } = useTexts();
  const now = useNow(1000);

  const tell = (at: number) => ({
    date: dayNumbers(localDate(at, zone.value), language.value),
    time: localTime(at, zone.value),
  });
  const closed = computed(() => {
    if (!state.value || now.value === 0) return undefined;
    return closedNow(state.value, deskNow(), tell);
  });
  const isClosed = computed(() => closed.value !== undefined);
  const dueCents = computed(() => (terms.value ? terms.value.buyInCents + terms.value.feeCents : 0));
  const paid = computed(() => paidParts(store.file.payment, dueCents.value));
  const stage = computed(() =>
    stageOf({
      draft: store.file.draft,
      verdicts: store.file.verdicts,
      payable: paid.value !== null && tillOpen() && !isClosed.value,
      registered: store.file.registered !== null,
    }),
  );
  const stop = computed(() => {
    const verdict = stage.value === 'stopped' ? stopOf(store.file.verdicts ?? []) : undefined;
    return verdict && isStopCode(verdict.code) ? { verdict, code: verdict.code } : undefined;
  });
  return { closed, dueCents, paid, stage, stop };
}
