import { ref, shallowRef, type Ref, type ShallowRef } from 'vue';
import type { Refusal } from '../../../shared/kernel/refusal.ts';
import { handOutPaper } from '../../desk/index.ts';

export interface Printing {
  readonly busy: Readonly<Ref<boolean>>;
  readonly refusal: Readonly<ShallowRef<Refusal | undefined>>;
  /** Prints a filed paper, or shows it where there is no printer. True once that is done. */
  print(paper: string): Promise<boolean>;
  clear(): void;
}

/** The paper of a number: `receipt-r-2027-000123`; its duplicates end in `-d1`, `-d2`. */
export function paperOf(number: string, copy = 0): string {
  const kinds: Readonly<Record<string, string>> = { R: 'receipt', C: 'rebuy-receipt', A: 'refund-receipt' };
  const name = `${kinds[number.charAt(0)] ?? 'receipt'}-${number.toLowerCase()}`;
  return copy > 0 ? `${name}-d${copy}` : name;
}

/** A paper is drawn after its registration was answered: what is not ready yet is asked for again. */
export function usePrinting(): Printing {
  const busy = ref(false);
  const refusal = shallowRef<Refusal>();

  async function print(paper: string): Promise<boolean> {
    if (busy.value) return false;
    busy.value = true;
    refusal.value = undefined;
    const outcome = await handOutPaper(paper, 'tab');
    refusal.value = typeof outcome === 'string' ? undefined : outcome.refusal;
    busy.value = false;
    return refusal.value === undefined;
  }

  return {
    busy,
    refusal,
    print,
    clear: () => {
      refusal.value = undefined;
    },
  };
}
