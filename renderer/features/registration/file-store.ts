import { defineStore } from 'pinia';
import { computed, ref, shallowReactive, shallowRef } from 'vue';
import type { Verdict } from '../../../shared/domain/people/index.ts';
import { emptyDraft, isEmpty, type Draft, type KnownPlayer } from './logic/draft.ts';
import { noPayment, type Payment } from './logic/payment.ts';

/** What the desk answered of a registration, and of its draw what the events tell. */
export interface Registered {
  readonly entry: string;
  readonly person: string;
  readonly number: string;
  readonly table: number;
  readonly seat: number;
  readonly draw: number;
  readonly late: boolean;
  readonly watch: boolean;
}

/** Everything of the person who stands at the desk. */
export interface OpenFile {
  readonly draft: Draft;
  readonly payment: Payment;
  readonly known: KnownPlayer | null;
  /** The desk said "known", the person at the desk said "somebody else". */
  readonly stranger: boolean;
  readonly verdicts: readonly Verdict[] | null;
  readonly registered: (Registered & { readonly at: number }) | null;
  /** When the journal noted that the person was not admitted. */
  readonly notedAt: number | null;
  readonly calledAt: number | null;
}

export const newFile: OpenFile = {
  draft: emptyDraft,
  payment: noPayment,
  known: null,
  stranger: false,
  verdicts: null,
  registered: null,
  notedAt: null,
  calledAt: null,
};

/**
 * The file that lies open at this desk, one a tournament. It outlives a change of page, a lock and a lost link, and never the window:
 * nothing of a person is written to the browser's storage.
 */
export const useFileStore = defineStore('registration.file', () => {
  const files = shallowReactive(new Map<string, OpenFile>());
  const tournament = ref('');
  const aside = shallowRef<OpenFile | null>(null);

  const file = computed(() => files.get(tournament.value) ?? newFile);
  const isOpen = computed(() => !isEmpty(file.value.draft));

  const put = (next: OpenFile): void => void files.set(tournament.value, next);
  /** Changes the open file, or that of another tournament whose answer came after the page had gone on. */
  const change = (part: Partial<OpenFile>, of = tournament.value): void =>
    void files.set(of, { ...(files.get(of) ?? newFile), ...part });
  const patch = (part: Partial<Draft>): void => change({ draft: { ...file.value.draft, ...part } });
  const pay = (part: Partial<Payment>): void => change({ payment: { ...file.value.payment, ...part } });

  /** Begins anew. What lay open and was not registered is kept, to be taken up again. */
  function putAside(): boolean {
    const kept = isOpen.value && file.value.registered === null && file.value.notedAt === null;
    if (kept) aside.value = file.value;
    put(newFile);
    return kept;
  }

  function resume(): void {
    if (!aside.value) return;
    put(aside.value);
    aside.value = null;
  }

  return { aside, file, isOpen, tournament, change, patch, pay, put, putAside, resume };
});
