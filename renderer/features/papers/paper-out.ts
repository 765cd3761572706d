import { ref } from 'vue';
import { handOutPaper } from '../../desk/index.ts';
import { sentenceOf, useTexts } from '../../texts/index.ts';
import { toast } from '../../ui/index.ts';

/** Prints a paper, or hands it to the browser, and says what became of it. */
export function usePaperOut() {
  const { t, language } = useTexts();
  const busy = ref(false);

  async function handOut(paper: string): Promise<void> {
    if (busy.value) return;
    busy.value = true;
    const outcome = await handOutPaper(paper);
    busy.value = false;
    if (typeof outcome === 'string') toast({ kind: 'ok', icon: 'printer', text: t(`compliance.paper.${outcome}`) });
    else toast({ kind: 'block', text: sentenceOf(language.value, outcome.refusal) });
  }

  return { busy, handOut };
}
