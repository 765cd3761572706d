import { computed, onScopeDispose, ref, type ComputedRef, type Ref } from 'vue';
import type { SeatDrawn } from '../../../shared/domain/seating/index.ts';
import type { Refusal } from '../../../shared/kernel/refusal.ts';
import { deskNow, useDeskStore, useSubmission } from '../../desk/index.ts';
import { useFileStore, type Registered } from './file-store.ts';
import { personInput, registrationInput } from './logic/draft.ts';
import type { PaidParts } from './logic/payment.ts';
import { paperOf, usePrinting } from './use-printing.ts';

/** A second Enter of the same hand is not a second decision. */
const sameHandMs = 400;

export interface Registering {
  readonly busy: ComputedRef<boolean>;
  /** A registration is on its way: its file stays open until the desk has answered. */
  readonly sending: ComputedRef<boolean>;
  readonly refusal: ComputedRef<Refusal | undefined>;
  readonly printed: Readonly<Ref<boolean>>;
  register(sale: { readonly tournament: string; readonly till: string; readonly paid: PaidParts }): Promise<void>;
  /** Enters the person without payment; true once that is done. */
  preRegister(tournament: string): Promise<boolean>;
  /** Prints the receipt; true when the next person may come. */
  print(): Promise<boolean>;
  clear(): void;
}

/** Registers the open file once, whatever is pressed how often, and prints its receipt. */
export function useRegistering(): Registering {
  const store = useFileStore();
  const desk = useDeskStore();
  const submission = useSubmission<Registered>('registration.registerPlayer');
  const preRegistration = useSubmission('registration.preRegister');
  const printing = usePrinting();
  const printed = ref(false);
  const sending = computed(() => submission.busy.value || preRegistration.busy.value);
  let answeredAt = -Infinity;
  let drawnAt = 0;

  const stop = desk.listen((events) => {
    const drawn = events.find(({ type }) => type === 'seating.seatDrawn');
    if (drawn && (drawn.data as SeatDrawn).reason !== 'move') drawnAt = drawn.at;
  });
  onScopeDispose(stop);

  async function register(sale: Parameters<Registering['register']>[0]): Promise<void> {
    if (submission.busy.value || store.file.registered) return;
    const answer = await submission.submit(registrationInput(store.file.draft, sale));
    answeredAt = performance.now();
    if (answer) {
      printed.value = false;
      store.change({ registered: { ...answer, at: drawnAt || deskNow().wall } }, sale.tournament);
    } else if (submission.refusal.value?.code === 'accounts.wrongPin') {
      store.patch({ decisions: [], pin: '' });
    }
  }

  async function print(): Promise<boolean> {
    const { registered } = store.file;
    if (!registered || printing.busy.value || performance.now() - answeredAt < sameHandMs) return false;
    printed.value = await printing.print(paperOf(registered.number));
    return printed.value;
  }

  return {
    busy: computed(() => sending.value || printing.busy.value),
    sending,
    refusal: computed(() =>
      store.file.registered ? printing.refusal.value : (submission.refusal.value ?? preRegistration.refusal.value),
    ),
    printed,
    register,
    preRegister: async (tournament) =>
      (await preRegistration.submit(personInput(store.file.draft, tournament))) !== undefined,
    print,
    clear: () => {
      submission.clear();
      preRegistration.clear();
      printing.clear();
      printed.value = false;
    },
  };
}
