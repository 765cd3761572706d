import type { Refusal } from '../../shared/kernel/refusal.ts';
import { query } from './call.ts';
import { useHostStore } from './host-store.ts';
import { saveBase64 } from './save-file.ts';

/** What became of a paper: on the printer, or given to the browser, as a file or in a tab; or why not. */
export type PaperOutcome = 'printed' | 'downloaded' | { readonly refusal: Refusal };

const triesWhileDrawn = 40;
const betweenTriesMs = 250;
const readByThenMs = 60_000;

/**
 * Brings a filed paper to people: prints it where the host has printers, and elsewhere gives the PDF to the browser, which shows and
 * prints it by its own means: as a file, or in a tab beside the page. A paper that is still being drawn is waited for, ten seconds.
 */
export async function handOutPaper(paper: string, as: 'file' | 'tab' = 'file'): Promise<PaperOutcome> {
  const prints = useHostStore().shown?.canPrint === true;
  for (let tries = 1; ; tries += 1) {
    const outcome = await query<{ readonly pdfBase64?: string }>(prints ? 'host.print' : 'host.paper', { paper });
    if (outcome.ok) return give(paper, as, outcome.answer.pdfBase64);
    if (outcome.refusal.code !== 'host.paperNotReady' || tries >= triesWhileDrawn) return outcome;
    await new Promise((done) => setTimeout(done, betweenTriesMs));
  }
}

/** The test page with its ruler (D04, D07): on the printer chosen for its size, or in a tab for the browser to print. */
export async function handOutTestPaper(size: 'roll' | 'sheet'): Promise<PaperOutcome> {
  const outcome = await query<{ readonly pdfBase64?: string }>('host.testPaper', { size });
  return outcome.ok ? give(`test-${size}`, 'tab', outcome.answer.pdfBase64) : outcome;
}

function give(paper: string, as: 'file' | 'tab', pdfBase64: string | undefined): PaperOutcome {
  if (pdfBase64 === undefined) return 'printed';
  if (as === 'file') {
    void saveBase64(pdfBase64, { name: `${paper}.pdf`, type: 'application/pdf' });
    return 'downloaded';
  }
  const bytes = Uint8Array.from(atob(pdfBase64), (sign) => sign.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  window.open(address, '_blank', 'noopener');
  setTimeout(() => URL.revokeObjectURL(address), readByThenMs);
  return 'downloaded';
}
