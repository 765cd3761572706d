import { statSync } from 'node:fs';
import { fault, type BundleReader } from './bundle-reader.ts';
import { folderReader } from './folder-reader.ts';
import { zipReader } from './zip-reader.ts';

/** Opens a bundle, whichever form it has. Throws `BundleFault` for what is none, or cannot be read. */
export function openBundle(place: string): BundleReader {
  try {
    return statSync(place).isDirectory() ? folderReader(place) : zipReader(place);
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw fault('bundle.unreadable', { file: place });
    throw error;
  }
}
