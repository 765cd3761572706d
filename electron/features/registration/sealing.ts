import type { SealedReason } from '../../../shared/domain/registration/index.ts';
import { saltedDigest } from '../../../shared/kernel/sha256.ts';
import type { Chance, DeskWriter } from '../../desk/feature.ts';

const saltBytes = 32;

/** A text on its way into the vault: what the event cites of it, and what is kept (decision 25). */
export interface Sealing {
  readonly sealed: SealedReason;
  readonly salt: string;
  readonly text: string;
}

export function sealing(chance: Chance, text: string): Sealing {
  const salt = chance.hex(saltBytes);
  return { sealed: { textId: chance.id('x'), digest: saltedDigest(salt, text) }, salt, text };
}

export const keepText = ({ vault }: DeskWriter, { sealed, salt, text }: Sealing): void =>
  vault.putText(sealed.textId, salt, text);
