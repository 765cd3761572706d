import type { WebContents } from 'electron';
import { printContract, printersContract, setPrintersContract } from '../../../shared/contract/host.ts';
import { isRefused } from '../../../shared/kernel/refusal.ts';
import type { Caller } from '../../desk/request.ts';
import { filedPaper, notePaperLook } from '../door/filed-paper.ts';
import { hostAsk, type HostAsk } from '../door/host-side.ts';
import type { OpenedDoor } from '../door/open-door.ts';
import { refuseHost } from '../door/refusals.ts';
import { paperSizeOf, toldSize } from './paper-size.ts';
import { printersOf } from './printers.ts';
import type { PrintShop } from './print-shop.ts';
import type { SettingsFile } from './settings-file.ts';

export interface PaperAskParts {
  readonly opened: OpenedDoor;
  readonly settings: SettingsFile;
  readonly shop: PrintShop;
  readonly contents: () => WebContents;
}

/** What a page may ask about printers. */
export function paperAsks(parts: PaperAskParts): readonly HostAsk[] {
  const { settings, contents } = parts;
  return [
    hostAsk({
      contract: printersContract,
      answer: async () => ({ printers: await printersOf(contents()), ...settings.now.printers }),
    }),
    hostAsk({
      contract: setPrintersContract,
      answer: async (chosen) => {
        const known = (await printersOf(contents())).map(({ name }) => name);
        const missing = [chosen.receipt, chosen.a4].find((printer) => printer !== null && !known.includes(printer));
        if (missing) return refuseHost('host.printerMissing', { printer: missing });
        settings.change({ printers: chosen });
        return chosen;
      },
    }),
    hostAsk({ contract: printContract, answer: ({ paper }, { identify }) => print(parts, paper, identify()) }),
  ];
}

async function print(parts: PaperAskParts, paper: string, caller: Caller): Promise<object> {
  const { opened, settings, shop, contents } = parts;
  const filed = filedPaper(opened, paper);
  if (isRefused(filed)) return filed;
  const size = paperSizeOf(filed.pdf);
  if (!size) return refuseHost('host.paperUnreadable', { paper });
  const { receipt, a4 } = settings.now.printers;
  const printer = size.roll ? receipt : a4;
  if (printer === null) return refuseHost('host.noPrinterChosen', { size: toldSize(size) });
  const found = (await printersOf(contents())).find(({ name }) => name === printer);
  if (!found) return refuseHost('host.printerMissing', { printer });
  if (!found.ready) return refuseHost('host.printerOffline', { printer: found.label });
  notePaperLook(opened.house.desk, paper, { name: printContract.name, caller });
  const refused = await shop.print(filed.pdf, printer);
  return refused ?? { paper, printer };
}
