import { transliterate } from '../../../shared/domain/documents/index.ts';
import type { Face } from '../fonts/faces.ts';
import type { FontBook } from '../fonts/font-book.ts';

/** What a paper says wherever brackets stand for letters that no font of the house has (field report D02). */
export const substitutionNote = 'Entre crochets : écriture absente de nos polices, transcrite en lettres latines.';

/** What every cut has and needs no thought. */
const plain = /^[\n -~\u00a0-\u017f\u2013\u2014\u2018\u2019\u2026\u202f\u20ac\u2212]*$/;
/** Marks of direction, joiners, variation selectors: they have no shape of their own. */
const invisible = /[\p{Cf}\ufe00-\ufe0f]|(?!\n)\p{Cc}/gu;

/**
 * The text as it can be drawn. Letters that neither the face nor its fallbacks have are transcribed in Latin letters
 * between brackets, in reading order; a sign without transcription shows as its code (`[U+1F0A1]`). Nothing is dropped.
 */
export function printable(
  book: FontBook,
  face: Face,
  text: string,
): { readonly text: string; readonly substituted: boolean } {
  if (plain.test(text)) return { text, substituted: false };
  const composed = text.normalize('NFC').replaceAll(invisible, '');
  let drawn = '';
  let missing = '';
  let substituted = false;
  for (const letter of composed) {
    if (faceFor(book, face, letter)) {
      drawn += flushed(missing) + letter;
      missing = '';
    } else {
      substituted = true;
      missing += letter;
    }
  }
  return { text: joinedBrackets(drawn + flushed(missing)), substituted };
}

const flushed = (letters: string): string => (letters === '' ? '' : `[${transcription(letters)}]`);

/** `[Chen] [Dawen]` reads better as `[Chen Dawen]`. */
const joinedBrackets = (text: string): string => text.replaceAll('] [', ' ');

function transcription(letters: string): string {
  const latin = transliterate(letters);
  return (
    latin ??
    Array.from(letters)
      .map((letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase()}`)
      .join(' ')
  );
}

/** The first face of the chain that has the letter; `undefined` when none has. */
export function faceFor(book: FontBook, face: Face, letter: string): Face | undefined {
  const codePoint = letter.codePointAt(0) ?? 0;
  if (codePoint === 0x0a || codePoint === 0x202f || codePoint === 0xa0) return face;
  for (let candidate: Face | null = face; candidate; candidate = book.fallback(candidate)) {
    if (book.covers(candidate, codePoint)) return candidate;
  }
  return undefined;
}
