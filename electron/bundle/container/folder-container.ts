import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { partialName, type Container } from './container.ts';

/** A bundle as a folder. The target must not exist yet. */
export function folderContainer(target: string): Container {
  const partial = partialName(target);
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true, mode: 0o700 });
  let out: number | undefined;
  const close = (): void => {
    if (out !== undefined) closeSync(out);
    out = undefined;
  };
  return {
    begin: (path) => {
      const file = join(partial, path);
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      out = openSync(file, 'wx', 0o600);
    },
    // writeFileSync goes on after a short write, which writeSync alone would let pass unnoticed.
    write: (bytes) => writeFileSync(out ?? -1, bytes),
    end: () => {
      fsyncSync(out ?? -1);
      close();
    },
    finish: () => renameSync(partial, target),
    abandon: () => {
      close();
      rmSync(partial, { recursive: true, force: true });
    },
  };
}
