import { PrintFailed } from '../../documents/index.ts';
import { KeyMissing } from '../../storage/sealer.ts';

/** The paper cannot be drawn from what the house has: a record was purged, or an archived original is missing. */
export class NotDrawable extends Error {}

export interface NamedFault {
  readonly fault:
    'no-space' | 'folder-unwritable' | 'drawing-failed' | 'worker-stopped' | 'not-drawable' | 'key-missing';
  readonly detail: string;
}

/** Every failure has a name: the list shows it, the queue tries again. */
export function faultOf(error: unknown): NamedFault {
  const detail = error instanceof Error ? error.message : String(error);
  if (error instanceof PrintFailed) return { fault: error.fault, detail };
  if (error instanceof KeyMissing) return { fault: 'key-missing', detail };
  return { fault: 'not-drawable', detail };
}
