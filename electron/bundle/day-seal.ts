/**
 * The seal of a gaming day is the hash of the journal line that closed it: whoever holds it on paper can prove that no line up to
 * there was changed, taken away or added since. Short, it is the first 64 bits, as people copy them.
 */
export const shortSeal = (hash: string): string => (hash.slice(0, 16).toUpperCase().match(/.{4}/g) ?? []).join(' ');

/** Whether a seal as it was copied from paper (any spaces and case, short or whole) is this line's. */
export function isSealOf(copied: string, hash: string): boolean {
  const plain = copied.replaceAll(/[\s\u00a0\u202f-]/g, '').toLowerCase();
  return plain.length >= 16 && hash.startsWith(plain);
}
