import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { partialName, type Container } from './container.ts';
import { directoryOf, localHeader, localHeaderBytes, longestEntryBytes, type ZipEntry } from './zip-records.ts';

type OpenEntry = { -readonly [Field in keyof ZipEntry]: ZipEntry[Field] };

/**
 * A bundle as one ZIP file. Its files are stored, not packed: papers hardly get smaller, and a verifier hashes at the speed of
 * the disk. The header of a file is written again once its size and sum are known.
 */
export function zipContainer(target: string): Container {
  const partial = partialName(target);
  rmSync(partial, { force: true });
  const out = openSync(partial, 'wx', 0o600);
  const entries: ZipEntry[] = [];
  let at = 0;
  let entry: OpenEntry | undefined;
  const append = (bytes: Uint8Array): void => {
    writeFileSync(out, bytes);
    at += bytes.length;
  };
  return {
    begin: (name) => {
      entry = { name, flags: 0, method: 0, crc: 0, packedBytes: 0, bytes: 0, offset: at };
      append(localHeader(entry));
    },
    write: (bytes) => {
      if (!entry) throw new Error('no file of the bundle is open');
      entry.crc = crc32(bytes, entry.crc);
      entry.bytes += bytes.length;
      entry.packedBytes = entry.bytes;
      if (entry.bytes > longestEntryBytes) throw new Error(`${entry.name} is too long for a ZIP file`);
      append(bytes);
    },
    end: () => {
      if (!entry) throw new Error('no file of the bundle is open');
      writeSync(out, localHeader(entry), 0, localHeaderBytes(entry.name), entry.offset);
      entries.push(entry);
      entry = undefined;
    },
    finish: () => {
      for (const record of directoryOf(entries, at)) writeFileSync(out, record);
      fsyncSync(out);
      closeSync(out);
      renameSync(partial, target);
    },
    abandon: () => {
      closeSync(out);
      rmSync(partial, { force: true });
    },
  };
}
