import type { PrinterInfo, WebContents } from 'electron';
import type { HostPrinter } from '../../../shared/contract/host-shown.ts';

/** CUPS: 5 is stopped. */
const stopped = '5';

/** Drivers tell different things; only what they all mean alike is read. */
function isReady({ options }: Pick<PrinterInfo, 'options'>): boolean {
  const told = options as Readonly<Record<string, string | undefined>>;
  if (told['printer-state'] === stopped || told['printer-is-accepting-jobs'] === 'false') return false;
  return !/offline|connecting-to-device|shutdown/.test(told['printer-state-reasons'] ?? '');
}

/** The printers that this computer knows. */
export async function printersOf(contents: WebContents): Promise<HostPrinter[]> {
  const printers = await contents.getPrintersAsync();
  return printers.map((printer) => ({
    name: printer.name,
    label: printer.displayName === '' ? printer.name : printer.displayName,
    ready: isReady(printer),
  }));
}
