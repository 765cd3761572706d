import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '../../../shared/contract/zod.ts';

const name = z.string().min(1).max(200);

const settingsSchema = z.strictObject({
  version: z.literal(1),
  printers: z.strictObject({ receipt: name.nullable(), a4: name.nullable() }),
  /** The hall's screen as it was placed last; `open` is what the operator wants, also while the display is away. */
  hall: z
    .strictObject({
      open: z.boolean(),
      display: z.strictObject({ id: z.string().max(40), label: z.string().max(200) }),
      tournament: z.string().max(64),
      language: z.enum(['fr', 'en']),
    })
    .nullable(),
});

export type DesktopSettings = z.output<typeof settingsSchema>;

const unset: DesktopSettings = { version: 1, printers: { receipt: null, a4: null }, hall: null };

/**
 * This computer's printers and displays, in one small file beside the database: nothing of them is the house's, so nothing of them is
 * journalled. A file that cannot be read counts as none.
 */
export class SettingsFile {
  /** False when there was a file that could not be read. */
  readonly readable: boolean;
  private readonly file: string;
  private settings: DesktopSettings;

  constructor(dataFolder: string) {
    this.file = join(dataFolder, 'desktop.json');
    const found = existsSync(this.file) ? settingsIn(this.file) : unset;
    this.readable = found !== undefined;
    this.settings = found ?? unset;
  }

  get now(): DesktopSettings {
    return this.settings;
  }

  /** Written whole or not at all. */
  change(changes: Partial<Omit<DesktopSettings, 'version'>>): void {
    this.settings = { ...this.settings, ...changes };
    const draft = `${this.file}.new`;
    const handle = openSync(draft, 'w', 0o600);
    try {
      writeSync(handle, `${JSON.stringify(this.settings, null, 2)}\n`);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(draft, this.file);
  }
}

function settingsIn(file: string): DesktopSettings | undefined {
  try {
    return settingsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined; // cut off, or edited by hand: the operator chooses again
  }
}
