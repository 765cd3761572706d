import { ref } from 'vue';
import { handOutPaper } from '../../desk/index.ts';
import { sentenceOf } from '../../texts/index.ts';
import { toast } from '../../ui/index.ts';
import { useRoom } from './room.ts';

/** The paper kit of the start: on the printer, or in a tab where the host has none; it says why when neither can be. */
export function usePaperKit() {
  const { id, language } = useRoom();
  const busy = ref(false);

  async function print(): Promise<void> {
    if (busy.value) return;
    busy.value = true;
    const outcome = await handOutPaper(`paper-kit-${id.value}`, 'tab');
    busy.value = false;
    if (typeof outcome !== 'string') toast({ kind: 'block', text: sentenceOf(language.value, outcome.refusal) });
  }

  return { busy, print };
}
