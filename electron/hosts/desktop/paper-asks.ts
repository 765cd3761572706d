import type { WebContents } from 'electron';
import {
  printContract,
  printersContract,
  setPrintersContract,
  testPaperContract,
} from '../../../shared/contract/host.ts';
import { isRefused, type Refused } from '../../../shared/kernel/refusal.ts';
import { embeddedFonts, renderTestPaper } from '../../documents/index.ts';
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
    hostAsk({
      contract: testPaperContract,
      answer: async ({ size }) => {
        const printedAt = parts.opened.house.desk.now().wall;
        return onPaper(parts, await renderTestPaper(size, { printedAt, book: embeddedFonts }));
      },
    }),
    hostAsk({ contract: printContract, answer: ({ paper }, { identify }) => print(parts, paper, identify()) }),
  ];
}

async function print(parts: PaperAskParts, paper: string, caller: Caller): Promise<object> {
  const { opened } = parts;
  const filed = filedPaper(opened, paper);
  if (isRefused(filed)) return filed;
  if (!paperSizeOf(filed.pdf)) return refuseHost('host.paperUnreadable', { paper });
  const look = (): void => notePaperLook(opened.house.desk, paper, { name: printContract.name, caller });
  const printed = await onPaper(parts, filed.pdf, look);
  return isRefused(printed) ? printed : { paper, ...printed };
}

/** Hands a PDF to the printer chosen for its size; `before` is done once it is known that there is one. */
async function onPaper(
  { settings, shop, contents }: PaperAskParts,
  pdf: Uint8Array,
  before: () => void = () => undefined,
): Promise<Refused | { readonly printer: string }> {
  const size = paperSizeOf(pdf);
  if (!size) throw new Error('a paper has no page size');
  const { receipt, a4 } = settings.now.printers;
  const printer = size.roll ? receipt : a4;
  if (printer === null) return refuseHost('host.noPrinterChosen', { size: toldSize(size) });
  const found = (await printersOf(contents())).find(({ name }) => name === printer);
  if (!found) return refuseHost('host.printerMissing', { printer });
  if (!found.ready) return refuseHost('host.printerOffline', { printer: found.label });
  before();
  const refused = await shop.print(pdf, printer);
  return refused ?? { printer };
}
