const signs: Readonly<Record<string, string>> = {
  Enter: '⏎',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** The key behind a cap: `⏎` is `Enter`, `E` is `e`. */
export const keyOfCap = (cap: string): string =>
  Object.entries(signs).find(([, sign]) => sign === cap)?.[0] ?? (cap.length === 1 ? cap.toLowerCase() : cap);

/** The words on the caps, which differ by language. */
export interface CapWords {
  readonly escape: string;
  readonly space: string;
  readonly shift: string;
  readonly pageUp: string;
  readonly pageDown: string;
}

/** What stands on the caps of a key: `Ctrl+p` → `Ctrl`, `P`; `Escape` → `Échap`. */
export function capsOf(keyName: string, words: CapWords): readonly string[] {
  return keyName.split(/(?<=.)[+ ]/).map((part) => {
    if (part === 'Escape') return words.escape;
    if (part === 'Space') return words.space;
    if (part === 'Shift') return words.shift;
    if (part === 'PageUp') return words.pageUp;
    if (part === 'PageDown') return words.pageDown;
    return signs[part] ?? (part.length === 1 ? part.toUpperCase() : part);
  });
}
