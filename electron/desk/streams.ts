import { foldVersion, streamFolds } from '../../shared/domain/streams.ts';
import { upcasts, type upcast } from '../../shared/domain/upcasters.ts';
import type { StreamFold } from '../../shared/kernel/slice.ts';

/** How the streams of a journal are read: the fold of each kind, the folds' version, and what lifts old events. */
export interface Streams {
  readonly folds: Readonly<Record<string, StreamFold<object>>>;
  readonly foldVersion: number;
  readonly upcasts: NonNullable<Parameters<typeof upcast>[1]>;
}

/** The house's own. */
export const houseStreams: Streams = {
  folds: streamFolds as unknown as Streams['folds'],
  foldVersion,
  upcasts,
};
