import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { allWindows } from './electron-chromium.ts';
import { note } from './harness-notes.ts';

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A display as a test gives it; the first one is the main display. */
export interface TestDisplay {
  readonly id: number;
  readonly label: string;
  readonly bounds: Rectangle;
  readonly scaleFactor: number;
}

const full = (display: TestDisplay) => ({ ...display, size: display.bounds, workArea: display.bounds });
type FullDisplay = ReturnType<typeof full>;

const overlap = (a: Rectangle, b: Rectangle): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

class Screen extends EventEmitter {
  private displays: readonly FullDisplay[] = (JSON.parse(process.env.HARNESS_DISPLAYS ?? '[]') as TestDisplay[]).map(
    full,
  );

  getAllDisplays = (): readonly FullDisplay[] => this.displays;

  getPrimaryDisplay(): FullDisplay {
    const [first] = this.displays;
    if (!first) throw new Error('a machine without any display');
    return first;
  }

  getDisplayMatching(bounds: Rectangle): FullDisplay {
    const [best] = this.displays.toSorted((a, b) => overlap(b.bounds, bounds) - overlap(a.bounds, bounds));
    return best && overlap(best.bounds, bounds) > 0 ? best : this.getPrimaryDisplay();
  }

  /** Plugs and unplugs; windows of a display that is gone are thrown onto the main one, as systems do (C17). */
  become(given: readonly TestDisplay[]): void {
    const before = this.displays;
    this.displays = given.map(full);
    const gone = before.filter((old) => !given.some(({ id }) => id === old.id));
    for (const display of gone) this.throwFrom(display);
    for (const display of gone) this.emit('display-removed', {}, display);
    for (const display of this.displays) {
      const old = before.find(({ id }) => id === display.id);
      if (!old) this.emit('display-added', {}, display);
      else if (JSON.stringify(old) !== JSON.stringify(display)) {
        this.emit('display-metrics-changed', {}, display, ['bounds', 'scaleFactor']);
      }
    }
  }

  private throwFrom(display: FullDisplay): void {
    const { bounds } = this.getPrimaryDisplay();
    for (const window of allWindows()) {
      const at = window.getBounds();
      if (overlap(at, display.bounds) > (at.width * at.height) / 2)
        window.setBounds({ ...at, x: bounds.x, y: bounds.y });
    }
  }
}

export const screen = new Screen();
export const powerMonitor = new EventEmitter();

let blockers = 0;
export const powerSaveBlocker = {
  start: (type: string): number => {
    blockers += 1;
    note('awake', [blockers, type]);
    return blockers;
  },
  stop: (blocker: number): void => note('awake', [blocker, 'released']),
};

/** The system's keyring, when the test gives it a password; without one this machine has none. */
const password = process.env.HARNESS_KEYCHAIN;
const key = createHash('sha256')
  .update(password ?? '')
  .digest();

export const safeStorage = {
  isAsyncEncryptionAvailable: (): Promise<boolean> => Promise.resolve(password !== undefined),
  getSelectedStorageBackend: (): string => 'gnome_libsecret',
  encryptStringAsync: (text: string): Promise<Buffer> => {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Promise.resolve(Buffer.concat([nonce, cipher.getAuthTag(), body]));
  },
  // A wrong key rejects: it does not throw.
  decryptStringAsync: (kept: Buffer): Promise<{ result: string; shouldReEncrypt: boolean }> =>
    Promise.resolve().then(() => {
      const decipher = createDecipheriv('aes-256-gcm', key, kept.subarray(0, 12)).setAuthTag(kept.subarray(12, 28));
      const result = Buffer.concat([decipher.update(kept.subarray(28)), decipher.final()]).toString('utf8');
      return { result, shouldReEncrypt: false };
    }),
};
