import type { Refusal } from '../../../shared/kernel/refusal.ts';
import { query, useHostStore } from '../../desk/index.ts';

interface ListedPaper {
  readonly paper: string;
  readonly archivedAt: number | null;
}

const triesWhileDrawn = 20;
const betweenTriesMs = 500;

/** The paper that carries the slip of a payout. */
export const slipPaper = (number: string): string => `payment-slip-${number.toLowerCase()}`;

/** The prize sheet of a tournament as it was frozen; `undefined` where none is due. */
export async function prizeSheetPaper(tournament: string): Promise<string | undefined> {
  const listed = await query<{ readonly papers: readonly ListedPaper[] }>('documents.list', {
    tournament,
    kind: 'prize-sheet',
  });
  return listed.ok ? listed.answer.papers[0]?.paper : undefined;
}

/**
 * Prints a filed paper: on the host's printer, and where the host has none, in a window of the browser. A paper that is still being
 * drawn is waited for. Answers why it was not printed.
 */
export async function printPaper(paper: string): Promise<Refusal | undefined> {
  const canPrint = useHostStore().shown?.canPrint === true;
  for (let tries = 1; ; tries += 1) {
    const outcome = await query<{ readonly pdfBase64?: string }>(canPrint ? 'host.print' : 'host.paper', { paper });
    if (outcome.ok) {
      if (outcome.answer.pdfBase64 !== undefined) showPdf(outcome.answer.pdfBase64);
      return undefined;
    }
    if (outcome.refusal.code !== 'host.paperNotReady' || tries >= triesWhileDrawn) return outcome.refusal;
    await new Promise((done) => setTimeout(done, betweenTriesMs));
  }
}

/** The browser's own window shows the paper and prints it; the address is given up once it has been read. */
function showPdf(pdfBase64: string): void {
  const bytes = Uint8Array.from(atob(pdfBase64), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  window.open(address, '_blank', 'noopener');
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
