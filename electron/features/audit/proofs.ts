import { refuseJournal } from '../../journal/refusals.ts';
import { longRead, type LongRead, type ReadProgress } from './long-read.ts';

interface Proof {
  progress: ReadProgress;
  readonly stop: AbortController;
}

/** The proofs under way in this process, by the names that their callers gave them. */
const underWay = new Map<string, Proof>();

const nothing: ReadProgress = { lines: 0, of: 0 };

/** Proves a journal or a bundle. Under a `run` it can be asked about and stopped; a name that is in use stands for the newer proof. */
export async function prove(read: LongRead, run: string | undefined): Promise<object> {
  if (run === undefined) return longRead(read);
  const proof: Proof = { progress: nothing, stop: new AbortController() };
  underWay.set(run, proof);
  try {
    return await longRead(read, {
      onProgress: (progress) => {
        proof.progress = progress;
      },
      signal: proof.stop.signal,
      stopped: refuseJournal('journal.stopped'),
    });
  } finally {
    if (underWay.get(run) === proof) underWay.delete(run);
  }
}

export const proofProgress = (run: string): ReadProgress & { readonly running: boolean } => ({
  running: underWay.has(run),
  ...(underWay.get(run)?.progress ?? nothing),
});

/** Answers whether there was one to stop. */
export function stopProof(run: string): boolean {
  const proof = underWay.get(run);
  proof?.stop.abort();
  return proof !== undefined;
}
