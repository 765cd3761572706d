import { createHash } from 'node:crypto';
import type { Container } from './container/container.ts';
import { bundleFiles, isBundlePath, type FileProof } from './layout.ts';
import { manifestText } from './manifest.ts';

/** Takes a file's content, in parts of any size. */
export type Write = (content: string | Uint8Array) => void;

/** What a whole bundle comes to. `sha256` is of the list of files, which stands for everything. */
export interface WrittenBundle {
  readonly sha256: string;
  readonly files: number;
  readonly bytes: number;
}

const batchCharacters = 1 << 16;

/** Writes files into a container and keeps the hash of each; closes with the list and its signature. */
export class BundleWriter {
  private readonly container: Container;
  private readonly proofs: FileProof[] = [];

  constructor(container: Container) {
    this.container = container;
  }

  /** Writes one file: text is gathered into larger parts, bytes go as they come. */
  add(path: string, produce: (write: Write) => void): FileProof {
    if (!isBundlePath(path)) throw new Error(`not a path of a bundle: ${path}`);
    const sum = createHash('sha256');
    let bytes = 0;
    let text = '';
    const put = (part: Uint8Array): void => {
      sum.update(part);
      bytes += part.length;
      this.container.write(part);
    };
    const flush = (): void => {
      if (text !== '') put(Buffer.from(text));
      text = '';
    };
    this.container.begin(path);
    produce((content) => {
      if (typeof content === 'string') {
        text += content;
        if (text.length > batchCharacters) flush();
        return;
      }
      flush();
      put(content);
    });
    flush();
    this.container.end();
    const proof = { path, sha256: sum.digest('hex'), bytes };
    this.proofs.push(proof);
    return proof;
  }

  /** Adds the list and its signature, and gives the bundle its name. */
  finish(sign: (manifest: Uint8Array) => Uint8Array): WrittenBundle {
    const manifest = Buffer.from(manifestText(this.proofs));
    const bytes = this.proofs.reduce((sum, proof) => sum + proof.bytes, 0);
    const files = this.proofs.length;
    const { sha256 } = this.add(bundleFiles.manifest, (write) => write(manifest));
    this.add(bundleFiles.signature, (write) => write(sign(manifest)));
    this.container.finish();
    return { sha256, files, bytes };
  }

  abandon(): void {
    this.container.abandon();
  }
}
