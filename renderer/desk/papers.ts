import type { Refusal } from '../../shared/kernel/refusal.ts';
import { query } from './call.ts';
import { useHostStore } from './host-store.ts';

/** What became of a paper: on the printer, or handed to the browser as a file; or why not. */
export type PaperOutcome = 'printed' | 'downloaded' | { readonly refusal: Refusal };

/**
 * Brings a filed paper to people: prints it where the host has printers, and elsewhere hands the PDF to the browser, which shows and
 * prints it by its own means.
 */
export async function handOutPaper(paper: string): Promise<PaperOutcome> {
  if (useHostStore().shown?.canPrint) {
    const printed = await query('host.print', { paper });
    return printed.ok ? 'printed' : printed;
  }
  const kept = await query<{ readonly pdfBase64: string }>('host.paper', { paper });
  if (!kept.ok) return kept;
  download(
    `${paper}.pdf`,
    Uint8Array.from(atob(kept.answer.pdfBase64), (sign) => sign.charCodeAt(0)),
  );
  return 'downloaded';
}

function download(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
