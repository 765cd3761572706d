import { paperContract, testPaperContract } from '../../../shared/contract/host.ts';
import { isRefused } from '../../../shared/kernel/refusal.ts';
import { embeddedFonts, renderTestPaper } from '../../documents/index.ts';
import { filedPaper, notePaperLook } from '../door/filed-paper.ts';
import { hostAsk, type HostAsk } from '../door/host-side.ts';
import type { OpenedDoor } from '../door/open-door.ts';

/** `host.paper`: hands a filed paper to the browser, which shows and prints it by its own means. */
export const paperAsk = (opened: Pick<OpenedDoor, 'house' | 'documents'>): HostAsk =>
  hostAsk({
    contract: paperContract,
    answer: ({ paper }, { identify }) => {
      const filed = filedPaper(opened, paper);
      if (isRefused(filed)) return filed;
      notePaperLook(opened.house.desk, paper, { name: paperContract.name, caller: identify() });
      return { paper, pdfBase64: Buffer.from(filed.pdf).toString('base64') };
    },
  });

/** `host.testPaper`: the page with a ruler, for the browser's own printers. */
export const testPaperAsk = (opened: Pick<OpenedDoor, 'house'>): HostAsk =>
  hostAsk({
    contract: testPaperContract,
    answer: async ({ size }) => {
      const pdf = await renderTestPaper(size, { printedAt: opened.house.desk.now().wall, book: embeddedFonts });
      return { pdfBase64: Buffer.from(pdf).toString('base64') };
    },
  });
