import type { RefusalParams } from '../../../shared/kernel/refusal.ts';
import { BundleFault } from '../layout.ts';
import { refuseBundle, type BundleRefusal } from '../refusals.ts';

/** A bundle that is there to be read. Parts are given in order, in memory that is used again for the next. */
export interface BundleReader {
  /** Every path in it and its length, whether it belongs there or not. */
  readonly files: ReadonlyMap<string, number>;
  read(path: string, take: (part: Buffer) => void): void;
  close(): void;
}

export const fault = (code: BundleRefusal, params: RefusalParams): BundleFault =>
  new BundleFault(refuseBundle(code, params).refusal);
