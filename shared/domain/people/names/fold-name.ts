import anyAscii from 'any-ascii';
import { remembering } from './remembering.ts';

const plainLatin = /^[A-Z ]*$/;
const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * A name without what desks, lists and documents write differently: case, accents, ligatures, combining marks, other
 * scripts (transliterated), apostrophes and points (dropped), hyphens and all kinds of space (one space). Independent of the machine's
 * language, so the Turkish İ and ı are both I (R28). `D’Été-Léger` → `DETE LEGER`.
 */
export const foldName = remembering((text) => {
  const upper = text.toUpperCase();
  if (plainLatin.test(upper) && !upper.includes('  ') && upper === upper.trim()) return upper;
  return anyAscii(text.normalize('NFC'))
    .toUpperCase()
    .replace(/['`".]/g, '')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();
});

/**
 * The folded name in one piece, particles joined (`DE LA CROIX` = `DELACROIX`, R27) and the double letters by which passports
 * write umlauts and the like taken back (`MÜLLER` = `MUELLER` = `MULLER`, `ØDEGÅRD` = `OEDEGAARD`). Keeps prefixes: the compact
 * form of a name's beginning is the beginning of its compact form.
 */
export const compactName = remembering((text) =>
  foldName(text)
    .replaceAll(' ', '')
    .replace(/AE|OE|UE|AA/g, (pair) => pair.charAt(0)),
);

/**
 * The form in which two spellings of one name are compared: compact, and without the XX by which some passports mark an
 * umlaut or a tilde (`MUXXLLER`, `NUNXXEZ`). Does not keep prefixes.
 */
export const matchName = (text: string): string => compactName(text).replace(/(?<=[NU])XX/g, '');

/** Whether a text holds letters of another script, whose transliteration depends on the issuing state. */
export const hasOtherScript = (text: string): boolean => otherScript.test(text);

/**
 * A rough form in which the usual transliterations of one Cyrillic name agree (`Юлія`: YULIIA, IULIIA, YULIYA). Finds
 * candidates; decides alone only where a name is written in another script.
 */
export const roughName = remembering((text) =>
  matchName(text).replace(/X/g, 'KS').replace(/G/g, 'H').replace(/[YJ]/g, 'I').replace(/I+/g, 'I'),
);
