import { paperContract } from '../../../shared/contract/host.ts';
import { isRefused } from '../../../shared/kernel/refusal.ts';
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
