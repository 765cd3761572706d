import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { BundleFault } from '../layout.ts';
import { fault, type BundleReader } from './bundle-reader.ts';
import { directoryOf, localHeader, localHeaderBytes, type ZipEntry } from './zip-records.ts';

/** So much is read ahead: a dozen papers, which lie one behind the other in the order of the list. */
const windowBytes = 1 << 19;
const endBytes = 22;
const longEndBytes = 56 + 20;
/** A directory longer than this is none of ours: it is not read into memory. */
const longestDirectoryBytes = 256 << 20;

interface ZipFile {
  readonly input: number;
  readonly bytes: number;
  readonly name: string;
}

/**
 * A bundle in the one form in which Tapis writes ZIP files. Its records are made again from what they say and compared byte for
 * byte, and the files lie one behind the other without a gap: nothing in it is left unread. The CRC of a file must be the same in both
 * its records; its content is held against the list's SHA-256 by whoever reads it.
 */
export function zipReader(name: string): BundleReader {
  const input = openSync(name, 'r');
  try {
    const file = { input, bytes: fstatSync(input).size, name };
    const entries = directoryIn(file);
    const window = new ReadWindow(file);
    return {
      files: new Map([...entries.values()].map((entry) => [entry.name, entry.bytes])),
      read: (path, take) => readEntry(window, entries.get(path), take),
      close: () => closeSync(input),
    };
  } catch (error) {
    closeSync(input);
    throw error;
  }
}

function bytesAt({ input, bytes, name }: ZipFile, from: number, length: number): Buffer {
  if (from < 0 || length < 0 || from + length > bytes) throw fault('bundle.damaged', { file: name, at: from });
  const found = Buffer.alloc(length);
  for (let read = 0; read < length;) {
    const count = readSync(input, found, read, length - read, from + read);
    if (count === 0) throw fault('bundle.damaged', { file: name, at: from + read });
    read += count;
  }
  return found;
}

/** Where the directory begins and ends, from the records behind it. */
function directoryPlace(file: ZipFile): { readonly start: number; readonly size: number } {
  const end = bytesAt(file, file.bytes - endBytes, endBytes);
  if (end.readUInt32LE(0) !== 0x06054b50) throw fault('bundle.notABundle', { file: file.name });
  const [count, size, start] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)];
  if (count < 0xffff && size < 0xffffffff && start < 0xffffffff) return { start, size };
  const long = bytesAt(file, file.bytes - endBytes - longEndBytes, longEndBytes);
  return { start: Number(long.readBigUInt64LE(48)), size: Number(long.readBigUInt64LE(40)) };
}

function directoryIn(file: ZipFile): Map<string, ZipEntry> {
  if (file.bytes < endBytes || bytesAt(file, 0, 4).readUInt32LE(0) !== 0x04034b50) {
    throw fault('bundle.notABundle', { file: file.name });
  }
  const { start, size } = directoryPlace(file);
  if (size > longestDirectoryBytes) throw fault('bundle.damaged', { file: file.name, at: start });
  const entries = entriesIn(bytesAt(file, start, size), { file: file.name, start });
  const tail = bytesAt(file, start, file.bytes - start);
  if (!Buffer.concat([...directoryOf(entries, start)]).equals(tail)) {
    throw fault('bundle.damaged', { file: file.name, at: start });
  }
  let next = 0;
  for (const entry of entries) {
    if (entry.offset !== next) throw fault('bundle.damaged', { file: file.name, at: next });
    next += localHeaderBytes(entry.name) + entry.packedBytes;
  }
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  if (next !== start || byName.size !== entries.length) throw fault('bundle.damaged', { file: file.name, at: next });
  return byName;
}

function entriesIn(directory: Buffer, where: { readonly file: string; readonly start: number }): ZipEntry[] {
  const entries: ZipEntry[] = [];
  for (let at = 0; at < directory.length;) {
    const nameBytes = at + 46 <= directory.length ? directory.readUInt16LE(at + 28) : Infinity;
    const extraBytes = at + 46 <= directory.length ? directory.readUInt16LE(at + 30) : Infinity;
    const next = at + 46 + nameBytes + extraBytes;
    if (next > directory.length || (extraBytes !== 0 && extraBytes !== 12)) {
      throw fault('bundle.damaged', { file: where.file, at: where.start + at });
    }
    const nameEnd = at + 46 + nameBytes;
    entries.push({
      name: directory.toString('utf8', at + 46, nameEnd),
      flags: 0,
      method: 0,
      crc: directory.readUInt32LE(at + 16),
      packedBytes: directory.readUInt32LE(at + 20),
      bytes: directory.readUInt32LE(at + 24),
      offset: extraBytes === 12 ? Number(directory.readBigUInt64LE(nameEnd + 4)) : directory.readUInt32LE(at + 42),
    });
    at = next;
  }
  return entries;
}

/** The part of the file that was read last: most files of a bundle are in it already, whole with their header. */
class ReadWindow {
  private readonly file: ZipFile;
  private readonly bytes = Buffer.allocUnsafe(windowBytes);
  private start = 0;
  private filled = 0;

  constructor(file: ZipFile) {
    this.file = file;
  }

  /** The next `most` bytes of the file from a place, or as many of them as a window holds. */
  from(place: number, most: number): Buffer {
    const wanted = Math.min(most, windowBytes);
    if (place < this.start || place + wanted > this.start + this.filled) {
      this.start = place;
      this.filled = readSync(this.file.input, this.bytes, 0, windowBytes, place);
    }
    const at = place - this.start;
    return this.bytes.subarray(at, Math.min(at + wanted, this.filled));
  }
}

function readEntry(window: ReadWindow, entry: ZipEntry | undefined, take: (bytes: Buffer) => void): void {
  if (!entry) throw new Error('no such file in the bundle');
  const { name, offset, bytes } = entry;
  const header = localHeaderBytes(name);
  // The header comes in with the first part: for a paper that is one part in all.
  for (let at = 0, end = header + bytes; at < end;) {
    const part = window.from(offset + at, end - at);
    const skip = at === 0 ? header : 0;
    if (part.length <= skip && bytes > 0) throw damagedAt(entry, offset + at);
    if (skip > 0 && localHeader(entry).compare(part, 0, header) !== 0) throw damagedAt(entry, offset);
    if (part.length > skip) take(part.subarray(skip));
    at += part.length;
  }
}

const damagedAt = ({ name }: ZipEntry, at: number): BundleFault => fault('bundle.damaged', { file: name, at });
