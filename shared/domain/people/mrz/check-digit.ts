const weights = [7, 3, 1] as const;

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What a character counts in a machine-readable zone: digits themselves, A = 10 … Z = 35, the filler 0; else `NaN`. */
function valueOf(character: string): number {
  if (character === '<') return 0;
  const value = digits.indexOf(character);
  return value < 0 ? Number.NaN : value;
}

/** The check digit of ICAO Doc 9303 (weights 7, 3, 1, modulo 10); `NaN` when a character has no value there. */
export function checkDigit(data: string): number {
  let sum = 0;
  for (let index = 0; index < data.length; index += 1) sum += valueOf(data.charAt(index)) * (weights[index % 3] ?? 0);
  return sum % 10;
}

/** Whether `digit` confirms `data`. A filler may stand for the digit of a field that is all fillers (R08). */
export const confirms = (digit: string, data: string): boolean =>
  digit === '<' ? /^<*$/.test(data) : /^\d$/.test(digit) && Number(digit) === checkDigit(data);
