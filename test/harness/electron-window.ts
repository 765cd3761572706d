import { EventEmitter } from 'node:events';
import type { Page } from 'playwright';
import { app } from './electron-app.ts';
import { addWindow, removeWindow, type HarnessWindow } from './electron-chromium.ts';
import { Contents } from './electron-contents.ts';
import { screen, type Rectangle } from './electron-machine.ts';

interface WindowOptions extends Partial<Rectangle> {
  readonly alwaysOnTop?: boolean;
  readonly webPreferences?: Readonly<Record<string, unknown>> & { readonly preload?: string };
}

const usual: Rectangle = { x: 0, y: 0, width: 800, height: 600 };
let lastId = 0;

/** A window: where it stands is noted, what is in it is a page of Chromium laid out in its bounds. */
export class BrowserWindow extends EventEmitter implements HarnessWindow {
  readonly id: number;
  readonly options: WindowOptions;
  readonly webContents: Contents;
  focused = false;
  onTop: boolean;
  private bounds: Rectangle;
  private visible = false;
  private covering = false;
  private destroyed = false;
  private ready = false;

  constructor(options: WindowOptions) {
    super();
    lastId += 1;
    this.id = lastId;
    this.options = options;
    this.onTop = options.alwaysOnTop ?? false;
    const { x, y, width, height } = { ...usual, ...options };
    this.bounds = { x, y, width, height };
    this.webContents = new Contents(options.webPreferences?.preload);
    addWindow(this);
    app.emit('web-contents-created', {}, this.webContents);
  }

  async loadURL(url: string): Promise<void> {
    void this.fit();
    await this.webContents.load(url);
    if (this.ready || this.destroyed) return;
    this.ready = true;
    this.emit('ready-to-show');
  }

  isDestroyed = (): boolean => this.destroyed;
  isVisible = (): boolean => this.visible;
  isMinimized = (): boolean => false;
  isFullScreen = (): boolean => this.covering;
  restore = (): void => undefined;
  getBounds = (): Rectangle => this.bounds;
  owns = (page: Page): boolean => this.webContents.owns(page);
  mayNavigate = (url: string, isMainFrame: boolean): boolean => this.webContents.mayNavigate(url, isMainFrame);

  focus(): void {
    this.focused = true;
  }

  show(): void {
    this.visible = true;
    this.focused = true;
  }

  showInactive(): void {
    this.visible = true;
  }

  setAlwaysOnTop(onTop: boolean): void {
    this.onTop = onTop;
  }

  setBounds(bounds: Rectangle): void {
    this.bounds = { ...bounds };
    void this.fit();
  }

  /** Full screen is that of the display under the window. */
  setFullScreen(covering: boolean): void {
    this.covering = covering;
    if (covering) this.setBounds(screen.getDisplayMatching(this.bounds).bounds);
  }

  destroy(): void {
    if (this.destroyed) return;
    this.destroyed = true;
    this.visible = false;
    void this.webContents.close();
    const left = removeWindow(this);
    this.emit('closed');
    if (left === 0) app.emit('window-all-closed');
  }

  private fit(): Promise<void> {
    return this.webContents.fit(this.bounds, screen.getDisplayMatching(this.bounds).scaleFactor);
  }
}
