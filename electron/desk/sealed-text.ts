import type { SealedText } from '../../shared/kernel/sealed-text.ts';
import { saltedDigest } from '../../shared/kernel/sha256.ts';
import type { Chance, DeskWriter } from './feature.ts';

const saltBytes = 32;

/** A text on its way into the vault: what the event cites of it, and what is kept (decision 25). */
export interface TextToSeal {
  readonly sealed: SealedText;
  readonly salt: string;
  readonly text: string;
}

/** Gives a text its id, salt and digest; `null` when none was written. */
export function textToSeal(chance: Chance, text: string): TextToSeal;
export function textToSeal(chance: Chance, text: string | undefined): TextToSeal | null;
export function textToSeal(chance: Chance, text: string | undefined): TextToSeal | null {
  if (text === undefined) return null;
  const salt = chance.hex(saltBytes);
  return { sealed: { textId: chance.id('x'), digest: saltedDigest(salt, text) }, salt, text };
}

/** Seals the text in the transaction of the event that cites it. */
export function sealText({ vault }: DeskWriter, text: TextToSeal | null): void {
  if (text) vault.putText(text.sealed.textId, text.salt, text.text);
}
