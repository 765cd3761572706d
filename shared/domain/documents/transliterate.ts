import anyAscii from 'any-ascii';

/**
 * A Latin transcription of letters in another script, one capital a word: `陳大文` → `Chen Da Wen`.
 * `undefined` for signs that are no letters (cards, smileys): a transcription of those would be an invention.
 */
export function transliterate(text: string): string | undefined {
  if (!/^[\p{L}\p{M}\p{N}\p{P}\p{Z}]+$/u.test(text)) return undefined;
  const latin = anyAscii(text)
    .replaceAll(/[^A-Za-z0-9 '-]/g, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .trim();
  return latin === '' ? undefined : latin;
}
