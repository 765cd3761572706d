import { appendFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { faultLine } from '../door/fault-line.ts';

const largestBytes = 1 << 20;

/** Writes bugs down: to the terminal, and to a small file beside the data, since a packed application has no terminal. */
export function faultFile(dataFolder: string): (id: string, error: unknown) => void {
  const file = join(dataFolder, 'faults.log');
  return (id, error) => {
    const line = faultLine(id, error);
    console.error(`tapis: erreur interne ${line}`);
    try {
      if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largestBytes) renameSync(file, `${file}.old`);
      appendFileSync(file, `${new Date().toISOString()} ${line}\n`, { mode: 0o600 });
    } catch {
      // A full or read-only disk: the terminal has it, and the desk says so by itself.
    }
  };
}
