import { refuser, type RefusalList } from '../../shared/kernel/refusal.ts';

/** What a verifier can find in a bundle. Each names the file, and the line where there is one. */
export const bundleRefusals = {
  'bundle.unreadable': [],
  'bundle.notABundle': [],
  'bundle.unknownFormat': [],
  'bundle.damaged': [],
  'bundle.manifestMalformed': [],
  'bundle.signatureMissing': [],
  'bundle.signatureWrong': [],
  'bundle.keyUnusable': [],
  'bundle.keyNotInJournal': [],
  'bundle.fileMissing': [],
  'bundle.fileAdded': [],
  'bundle.fileAltered': [],
  'bundle.tableDiffers': [],
  'bundle.paperDiffers': [],
  'bundle.headDiffers': [],
  'bundle.descriptionMalformed': [],
  'bundle.sealUnknown': [],
  /** Why an ordered export is not there. */
  'bundle.stopped': [],
  'bundle.interrupted': [],
  'bundle.broken': [],
} as const satisfies RefusalList;

export type BundleRefusal = keyof typeof bundleRefusals;

export const refuseBundle = refuser<BundleRefusal>(bundleRefusals);
