/**
 * The records of a ZIP file (APPNOTE 6.3), written in one form only: no file attributes, no comments, one fixed date, names in
 * UTF-8, so that equal files give equal bytes and a verifier can ask for every byte. ZIP64 where numbers grow beyond 32 bits.
 */

export interface ZipEntry {
  readonly name: string;
  /** Flags beside UTF-8 names: `descriptorFollows`, or none. */
  readonly flags: number;
  /** 0 stored, 8 deflated. */
  readonly method: 0 | 8;
  readonly crc: number;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly offset: number;
}

export const descriptorFollows = 0x0008;
const namesAreUtf8 = 0x0800;
/** 1 January 1980, the first day that the format knows. */
const fixedDate = 0x0021;
const most32 = 0xffffffff;
const most16 = 0xffff;

export const localHeaderBytes = (name: string): number => 30 + Buffer.byteLength(name);

/** One file of a bundle stays under this: its local header has 32-bit sizes. */
export const longestEntryBytes = most32 - 1;

export function localHeader({ name, flags, method, crc, packedBytes, bytes }: Omit<ZipEntry, 'offset'>): Buffer {
  const text = Buffer.from(name);
  const record = Buffer.alloc(30 + text.length);
  record.writeUInt32LE(0x04034b50, 0);
  record.writeUInt16LE(20, 4);
  record.writeUInt16LE(namesAreUtf8 | flags, 6);
  record.writeUInt16LE(method, 8);
  record.writeUInt16LE(fixedDate, 12);
  record.writeUInt32LE(crc, 14);
  record.writeUInt32LE(packedBytes, 18);
  record.writeUInt32LE(bytes, 22);
  record.writeUInt16LE(text.length, 26);
  text.copy(record, 30);
  return record;
}

export function dataDescriptor({ crc, packedBytes, bytes }: Pick<ZipEntry, 'crc' | 'packedBytes' | 'bytes'>): Buffer {
  const record = Buffer.alloc(16);
  record.writeUInt32LE(0x08074b50, 0);
  record.writeUInt32LE(crc, 4);
  record.writeUInt32LE(packedBytes, 8);
  record.writeUInt32LE(bytes, 12);
  return record;
}

function centralHeader({ name, flags, method, crc, packedBytes, bytes, offset }: ZipEntry): Buffer {
  const text = Buffer.from(name);
  const far = offset >= most32;
  const record = Buffer.alloc(46 + text.length + (far ? 12 : 0));
  record.writeUInt32LE(0x02014b50, 0);
  record.writeUInt16LE(far ? 45 : 20, 4);
  record.writeUInt16LE(far ? 45 : 20, 6);
  record.writeUInt16LE(namesAreUtf8 | flags, 8);
  record.writeUInt16LE(method, 10);
  record.writeUInt16LE(fixedDate, 14);
  record.writeUInt32LE(crc, 16);
  record.writeUInt32LE(packedBytes, 20);
  record.writeUInt32LE(bytes, 24);
  record.writeUInt16LE(text.length, 28);
  record.writeUInt16LE(far ? 12 : 0, 30);
  record.writeUInt32LE(far ? most32 : offset, 42);
  text.copy(record, 46);
  if (far) {
    record.writeUInt16LE(0x0001, 46 + text.length);
    record.writeUInt16LE(8, 48 + text.length);
    record.writeBigUInt64LE(BigInt(offset), 50 + text.length);
  }
  return record;
}

/** Everything behind the last file: the directory, and where it begins. */
export function* directoryOf(entries: readonly ZipEntry[], start: number): Generator<Buffer> {
  let size = 0;
  for (const entry of entries) {
    const record = centralHeader(entry);
    size += record.length;
    yield record;
  }
  if (entries.length >= most16 || start >= most32 || size >= most32) yield longEnd(entries.length, size, start);
  const end = Buffer.alloc(22);
  const count = Math.min(entries.length, most16);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(Math.min(size, most32), 12);
  end.writeUInt32LE(Math.min(start, most32), 16);
  yield end;
}

/** The ZIP64 end record and the locator that leads to it. */
function longEnd(count: number, size: number, start: number): Buffer {
  const record = Buffer.alloc(56 + 20);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(45, 12);
  record.writeUInt16LE(45, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(size), 40);
  record.writeBigUInt64LE(BigInt(start), 48);
  record.writeUInt32LE(0x07064b50, 56);
  record.writeBigUInt64LE(BigInt(start + size), 64);
  record.writeUInt32LE(1, 72);
  return record;
}
