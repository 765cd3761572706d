import { ref, shallowRef, type Ref, type ShallowRef } from 'vue';
import type { Refusal } from '../../../shared/kernel/refusal.ts';
import { query, useHostStore } from '../../desk/index.ts';

const notReady = 'host.paperNotReady';
const againMs = 250;
const mostTries = 40;

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
  const host = useHostStore();
  const busy = ref(false);
  const refusal = shallowRef<Refusal>();

  async function print(paper: string): Promise<boolean> {
    if (busy.value) return false;
    busy.value = true;
    refusal.value = undefined;
    refusal.value = await (host.shown?.canPrint === true ? askUntilReady(paper, 'host.print') : show(paper));
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

async function askUntilReady(
  paper: string,
  name: string,
  heard: (answer: object) => void = () => undefined,
): Promise<Refusal | undefined> {
  for (let tries = 1; ; tries += 1) {
    const outcome = await query<object>(name, { paper });
    if (outcome.ok) heard(outcome.answer);
    if (outcome.ok) return undefined;
    if (outcome.refusal.code !== notReady || tries >= mostTries) return outcome.refusal;
    await new Promise((done) => setTimeout(done, againMs));
  }
}

/** A browser prints by itself: the paper opens beside the desk, in a tab of its own. */
function show(paper: string): Promise<Refusal | undefined> {
  return askUntilReady(paper, 'host.paper', (answer) => {
    const { pdfBase64 } = answer as { readonly pdfBase64: string };
    const bytes = Uint8Array.from(atob(pdfBase64), (character) => character.charCodeAt(0));
    const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
    window.open(address, '_blank', 'noopener');
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  });
}
