import type { SealedReason } from '../../../shared/domain/tournament/index.ts';
import { saltedDigest } from '../../../shared/kernel/sha256.ts';
import type { Chance, DeskWriter } from '../../desk/feature.ts';

const saltBytes = 32;

/** A reason on its way: what the event cites, and what the vault keeps (decision 25). */
export interface ReasonToSeal {
  readonly sealed: SealedReason;
  readonly textId: string;
  readonly salt: string;
  readonly text: string;
}

/** Gives a reason its id, salt and digest; `null` when none was written. */
export function reasonToSeal(chance: Chance, text: string | undefined): ReasonToSeal | null {
  if (text === undefined) return null;
  const textId = chance.id('x');
  const salt = chance.hex(saltBytes);
  return { sealed: { textId, digest: saltedDigest(salt, text) }, textId, salt, text };
}

/** Keeps the reason in the vault when an event of the command cites it. */
export function sealReason({ vault }: DeskWriter, reason: ReasonToSeal | null): void {
  if (reason) vault.putText(reason.textId, reason.salt, reason.text);
}
