import { randomBytes } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { BrowserWindow, WebContentsPrintOptions } from 'electron';
import type { Refused } from '../../../shared/kernel/refusal.ts';
import type { PageFile } from '../door/page.ts';
import { refuseHost } from '../door/refusals.ts';
import { pageOrigin } from './channel.ts';
import { pageSetupOf, paperSizeOf } from './paper-size.ts';
import { makeWindow } from './window.ts';

/** A system that has not taken a page over by then never will. */
const limitMs = 30_000;
/** The viewer draws a page after it says that it has loaded. */
const settleMs = 300;

/** The reader of PDFs needs its own frame and styles inside the answer, which the policy of our pages would forbid. */
const paperHeaders = {
  'content-type': 'application/pdf',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Prints PDFs without asking, one after the other: each is shown to a hidden window under an address that nobody can guess and that is
 * gone afterwards, and handed to the named printer on pages of exactly its own size.
 */
export class PrintShop {
  private readonly shown = new Map<string, PageFile>();
  private last: Promise<unknown> = Promise.resolve();

  /** The paper being printed, for the application's own scheme. */
  page(path: string): PageFile | undefined {
    return this.shown.get(path);
  }

  /** Refuses `host.printFailed {printer, reason}`; `undefined` when the system has taken it over. */
  print(pdf: Uint8Array, printer: string): Promise<Refused | undefined> {
    const printed = this.last.then(() => this.printNow(pdf, printer));
    this.last = printed.catch(() => undefined);
    return printed;
  }

  private async printNow(pdf: Uint8Array, printer: string): Promise<Refused | undefined> {
    const path = `/paper/${randomBytes(16).toString('hex')}.pdf`;
    const window = makeWindow({ speaks: false, web: { plugins: true } });
    this.shown.set(path, { body: pdf, headers: paperHeaders });
    try {
      const ended = new AbortController();
      const reason = await Promise.race([
        sent(window, path, optionsOf(pdf, printer)),
        after(limitMs, 'timeout', { signal: ended.signal }),
      ]);
      ended.abort();
      return reason === undefined ? undefined : refuseHost('host.printFailed', { printer, reason });
    } finally {
      this.shown.delete(path);
      window.destroy();
    }
  }
}

function optionsOf(pdf: Uint8Array, deviceName: string): WebContentsPrintOptions {
  const size = paperSizeOf(pdf);
  if (!size) throw new Error('a filed paper has no page size');
  // Margins stand in the paper itself; a driver's own would shrink it.
  return {
    silent: true,
    deviceName,
    ...pageSetupOf(size),
    margins: { marginType: 'none' },
    scaleFactor: 100,
    printBackground: true,
  };
}

/** Answers why it failed, as the system says it. */
async function sent(
  window: BrowserWindow,
  path: string,
  options: WebContentsPrintOptions,
): Promise<string | undefined> {
  await window.loadURL(`${pageOrigin}${path}`);
  await after(settleMs);
  return new Promise((done) => {
    window.webContents.print(options, (success, reason) => done(success ? undefined : reason));
  });
}
