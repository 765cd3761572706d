import { constants, crc32, deflateRawSync } from 'node:zlib';
import {
  dataDescriptor,
  descriptorFollows,
  directoryOf,
  localHeader,
  type ZipEntry,
} from '../container/zip-records.ts';

const batchCharacters = 1 << 18;

/**
 * A ZIP file inside a file that is written once, from front to back: each part is packed as it comes and followed by its sizes.
 * The pieces of one part are packed apart and joined, which any reader unpacks as one.
 */
export class PackedParts {
  private readonly write: (bytes: Uint8Array) => void;
  private readonly entries: ZipEntry[] = [];
  private at = 0;

  constructor(write: (bytes: Uint8Array) => void) {
    this.write = write;
  }

  part(name: string, produce: (text: (piece: string) => void) => void): void {
    const entry = {
      name,
      flags: descriptorFollows,
      method: 8 as const,
      crc: 0,
      packedBytes: 0,
      bytes: 0,
      offset: this.at,
    };
    this.put(localHeader(entry));
    let batch = '';
    const pack = (finishFlush: number): void => {
      const bytes = Buffer.from(batch);
      const packed = deflateRawSync(bytes, { finishFlush });
      entry.crc = crc32(bytes, entry.crc);
      entry.bytes += bytes.length;
      entry.packedBytes += packed.length;
      batch = '';
      this.put(packed);
    };
    produce((piece) => {
      batch += piece;
      if (batch.length > batchCharacters) pack(constants.Z_SYNC_FLUSH);
    });
    pack(constants.Z_FINISH);
    this.put(dataDescriptor(entry));
    this.entries.push(entry);
  }

  finish(): void {
    const start = this.at;
    for (const record of directoryOf(this.entries, start)) this.put(record);
  }

  private put(bytes: Uint8Array): void {
    this.write(bytes);
    this.at += bytes.length;
  }
}
