import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from 'playwright';
import { browserContext, toApp, toWeb } from './electron-chromium.ts';
import type { Rectangle } from './electron-machine.ts';
import { ipcMain, served } from './electron-shell.ts';
import { isolatedWorld, pageScript, preloadScript, sendBinding } from './electron-worlds.ts';
import { note, preventable } from './harness-notes.ts';

export interface TestPrinter {
  readonly name: string;
  readonly displayName: string;
  readonly options?: Readonly<Record<string, string>>;
  /** Why it takes nothing over. */
  readonly fails?: string;
}

let printers: readonly TestPrinter[] = JSON.parse(process.env.HARNESS_PRINTERS ?? '[]') as TestPrinter[];
export const setPrinters = (given: readonly TestPrinter[]): void => {
  printers = given;
};

interface Opened {
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** A page in Chromium as `webContents`. */
export class Contents extends EventEmitter {
  private readonly preload: string | undefined;
  private readonly pages = new WeakSet<Page>();
  private opened: Promise<Opened> | undefined;
  private world: number | undefined;
  private address = '';
  private loading: Promise<void> = Promise.resolve();
  private pdf: Buffer | undefined;
  private mayOpen: (details: { url: string }) => { action: string } = () => ({ action: 'allow' });
  /** The address that the application itself is opening. */
  private expected: string | undefined;
  private view: { bounds: Rectangle; scale: number } | undefined;

  constructor(preload: string | undefined) {
    super();
    this.preload = preload;
  }

  setWindowOpenHandler(handler: Contents['mayOpen']): void {
    this.mayOpen = handler;
  }

  getURL = (): string => this.address;

  load(address: string): Promise<void> {
    this.loading = this.loadNow(address);
    return this.loading;
  }

  private async loadNow(address: string): Promise<void> {
    this.address = address;
    const response = await served(address, 'GET');
    // Chromium without a head has no reader of PDFs: the bytes are the page.
    if (response.headers.get('content-type') === 'application/pdf') {
      this.pdf = Buffer.from(await response.arrayBuffer());
    } else {
      const { page } = await this.open();
      this.expected = address;
      await page.goto(toWeb(address));
    }
    this.emit('did-finish-load');
  }

  reload(): void {
    note('reload', this.address);
    void this.load(this.address);
  }

  send(channel: string, message: unknown): void {
    note('to the page', message);
    const args = JSON.stringify([channel, structuredClone(message)]);
    void this.opened?.then(({ cdp }) =>
      cdp.send('Runtime.evaluate', {
        expression: `harnessReceive(...${args})`,
        ...(this.world !== undefined && { contextId: this.world }),
      }),
    );
  }

  async insertCSS(css: string): Promise<string> {
    await (
      await this.open()
    ).page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, css);
    return 'css';
  }

  getPrintersAsync = (): Promise<object[]> =>
    Promise.resolve(printers.map((printer) => ({ description: '', options: {}, ...printer })));

  print(options: { readonly deviceName: string }, done: (success: boolean, reason: string) => void): void {
    const printer = printers.find(({ name }) => name === options.deviceName);
    const fails = printer ? printer.fails : 'Invalid deviceName provided';
    note('printed', {
      ...options,
      sha256: this.pdf && createHash('sha256').update(this.pdf).digest('hex'),
      ...(fails !== undefined && { fails }),
    });
    setTimeout(() => done(fails === undefined, fails ?? ''), 5);
  }

  /** Lays the page out in these bounds, on a display of this scale. */
  async fit(bounds: Rectangle, scale: number): Promise<void> {
    this.view = { bounds, scale };
    if (this.opened) await this.layOut(await this.opened);
  }

  mayNavigate(url: string, isMainFrame: boolean): boolean {
    if (isMainFrame && url === this.expected) {
      this.expected = undefined;
      return true;
    }
    const event = preventable({ url, isMainFrame });
    this.emit('will-frame-navigate', event);
    note('navigation', [url, event.prevented ? 'prevented' : 'goes on']);
    return !event.prevented;
  }

  async evaluate(code: string): Promise<unknown> {
    await this.loading;
    return (await this.open()).page.evaluate(code);
  }

  async screenshot(path: string): Promise<void> {
    await (await this.open()).page.screenshot({ path });
  }

  async crash(): Promise<void> {
    const { page } = await this.open();
    const gone = new Promise((done) => page.once('crash', done));
    void page.goto('chrome://crash').catch(() => undefined);
    await gone;
    this.opened = undefined;
    this.world = undefined;
    await page.close();
    this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
  }

  async close(): Promise<void> {
    await (await this.opened)?.page.close();
  }

  /** Speaks to the application as another frame, or another window, would. */
  forge(senderFrame: object, sender: object, message: object): void {
    ipcMain.emit('tapis', { sender, senderFrame }, message);
  }

  private open(): Promise<Opened> {
    this.opened ??= this.openPage();
    return this.opened;
  }

  private async openPage(): Promise<Opened> {
    const context = await browserContext();
    const page = await context.newPage();
    this.pages.add(page);
    const cdp = await context.newCDPSession(page);
    page.on('popup', (popup) => {
      const { action } = this.mayOpen({ url: popup.url() });
      note('new window', action);
      if (action === 'deny') void popup.close();
    });
    if (this.preload !== undefined) await this.prepare(page, cdp, readFileSync(this.preload, 'utf8'));
    const opened = { page, cdp };
    await this.layOut(opened);
    return opened;
  }

  owns = (page: Page): boolean => this.pages.has(page);

  private async layOut({ cdp }: Opened): Promise<void> {
    if (!this.view) return;
    const { bounds, scale } = this.view;
    await cdp.send('Emulation.setDeviceMetricsOverride', {
      width: bounds.width,
      height: bounds.height,
      deviceScaleFactor: scale,
      mobile: false,
    });
  }

  private async prepare(page: Page, cdp: CDPSession, source: string): Promise<void> {
    const { frameTree } = await cdp.send('Page.getFrameTree');
    cdp.on('Runtime.executionContextCreated', ({ context: { id, name, auxData } }) => {
      const { frameId } = (auxData ?? {}) as { frameId?: string };
      if (name === isolatedWorld && frameId === frameTree.frame.id) this.world = id;
    });
    cdp.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name !== sendBinding) return;
      const { channel, args } = JSON.parse(payload) as { channel: string; args: unknown[] };
      const senderFrame = { parent: null, url: toApp(page.mainFrame().url()) };
      ipcMain.emit(channel, { sender: this, senderFrame }, ...args);
    });
    await cdp.send('Runtime.enable');
    await cdp.send('Page.enable');
    await cdp.send('Runtime.addBinding', { name: sendBinding, executionContextName: isolatedWorld });
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: pageScript });
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', {
      source: preloadScript(source),
      worldName: isolatedWorld,
    });
  }
}
