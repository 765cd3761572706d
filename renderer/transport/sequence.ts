import type { Change, Snapshot } from '../../shared/contract/transport.ts';
import type { Listener } from './transport.ts';

/**
 * Passes on changes in an unbroken row. A change that does not follow the last one means that one was missed: it is held
 * back and `resync` asks for a new snapshot.
 */
export function inSequence(listener: Listener, resync: () => void): Pick<Listener, 'snapshot' | 'change'> {
  let seq: number | undefined;
  return {
    snapshot: (snapshot: Snapshot) => {
      seq = snapshot.head.seq;
      listener.snapshot(snapshot);
    },
    change: (change: Change) => {
      if (seq === undefined || change.head.seq <= seq) return; // the snapshot on its way, or at hand, holds it
      if (change.after !== seq) {
        seq = undefined;
        resync();
        return;
      }
      seq = change.head.seq;
      listener.change(change);
    },
  };
}
