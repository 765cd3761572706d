const list = /(?<![\w/-])(FR-REG|A)-(\d+)(?!\w)(?:…(\d+))?((?:, \d+(?![\w.%]| %))*)/g;

/** `FR-REG-61`, `FR-REG-61, 62`, `FR-REG-94…97` and `A-26` in a text, as single ids in the order in which they stand. */
export function rulesIn(text: string): string[] {
  return [...text.matchAll(list)].flatMap(([, series = '', first, last, more = '']) => {
    const from = Number(first);
    const count = last === undefined ? 1 : Number(last) - from + 1;
    const numbers = [...Array.from({ length: count }, (_, step) => from + step), ...(more.match(/\d+/g) ?? [])];
    return numbers.map((number) => `${series}-${String(number).padStart(2, '0')}`);
  });
}
