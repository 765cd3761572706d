import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BundleReader } from './bundle-reader.ts';

const partBytes = 1 << 18;

/** A bundle that lies unpacked in a folder. What is neither a file nor a folder in it is listed as a file of length −1. */
export function folderReader(folder: string): BundleReader {
  const part = Buffer.allocUnsafe(partBytes);
  return {
    files: new Map(filesUnder(folder, '')),
    read: (path, take) => {
      const input = openSync(join(folder, path), 'r');
      try {
        for (let count = -1; count !== 0;) {
          count = readSync(input, part, 0, partBytes, null);
          if (count > 0) take(part.subarray(0, count));
        }
      } finally {
        closeSync(input);
      }
    },
    close: () => undefined,
  };
}

function* filesUnder(folder: string, start: string): Generator<[path: string, bytes: number]> {
  for (const found of readdirSync(join(folder, start), { withFileTypes: true })) {
    const path = `${start}${found.name}`;
    if (found.isDirectory()) yield* filesUnder(folder, `${path}/`);
    else yield [path, found.isFile() ? statSync(join(folder, path)).size : -1];
  }
}
