import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { app, dialog, type BrowserWindow } from 'electron';
import { saveFileContract } from '../../../shared/contract/host.ts';
import type { Refused } from '../../../shared/kernel/refusal.ts';
import { hostAsk, type HostAsk } from '../door/host-side.ts';
import { refuseHost } from '../door/refusals.ts';

interface Save {
  readonly target: string;
  /** Beside the target until it is whole: a half file never stands under the name that was chosen. */
  readonly temporary: string;
  readonly handle: FileHandle;
}

type Kept = { readonly file: string | null };

/** The files that a page is saving: each only where the person pointed in the system's own dialog. */
export class FileSaves {
  private readonly saves = new Map<string, Save>();
  private readonly window: () => BrowserWindow;

  constructor(window: () => BrowserWindow) {
    this.window = window;
  }

  /** `host.saveFile`. */
  readonly ask: HostAsk = hostAsk({
    contract: saveFileContract,
    answer: (input) => {
      if (input.step === 'begin') return this.begin(input.name);
      const save = this.saves.get(input.file);
      if (!save) return refuseHost('host.saveUnknown');
      if (input.step === 'part') return this.part(input.file, save, input);
      return input.step === 'end' ? this.end(input.file, save) : this.drop(input.file, save);
    },
  });

  /** Leaves nothing half written when the application ends. */
  letGo(): void {
    for (const { temporary } of this.saves.values()) rmSync(temporary, { force: true });
  }

  private async begin(name: string): Promise<Kept | Refused> {
    const { canceled, filePath } = await dialog.showSaveDialog(this.window(), {
      defaultPath: join(app.getPath('documents'), name),
      properties: ['createDirectory', 'showOverwriteConfirmation'],
    });
    if (canceled || filePath === '') return { file: null };
    const file = randomBytes(16).toString('hex');
    const temporary = `${filePath}.${file.slice(0, 8)}.part`;
    try {
      this.saves.set(file, { target: filePath, temporary, handle: await open(temporary, 'wx', 0o600) });
      return { file };
    } catch (error) {
      return failed(filePath, error);
    }
  }

  private async part(
    file: string,
    save: Save,
    { offset, base64 }: { readonly offset: number; readonly base64: string },
  ): Promise<Kept | Refused> {
    const bytes = Buffer.from(base64, 'base64');
    try {
      for (let done = 0; done < bytes.length;) {
        done += (await save.handle.write(bytes, done, bytes.length - done, offset + done)).bytesWritten;
      }
      return { file };
    } catch (error) {
      await this.drop(file, save);
      return failed(save.target, error);
    }
  }

  private async end(file: string, save: Save): Promise<Kept | Refused> {
    try {
      await save.handle.sync();
      await save.handle.close();
      await rename(save.temporary, save.target);
      this.saves.delete(file);
      return { file };
    } catch (error) {
      await this.drop(file, save);
      return failed(save.target, error);
    }
  }

  private async drop(file: string, { handle, temporary }: Save): Promise<Kept> {
    this.saves.delete(file);
    await handle.close().catch(() => undefined); // it may have been closed before it failed
    await rm(temporary, { force: true });
    return { file: null };
  }
}

/** What the file system threw, by its code; anything else is a bug. */
function failed(target: string, error: unknown): Refused {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) throw error;
  return refuseHost('host.saveFailed', { name: basename(target), reason: error.code });
}
