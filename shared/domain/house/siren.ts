const sirenDigits = 9;

/** A company number of nine digits whose last is the check digit (Luhn), typed with or without spaces. */
export function isSiren(text: string): boolean {
  const digits = text.replace(/[\s\u00a0\u202f]/g, '');
  if (!/^\d+$/.test(digits) || digits.length !== sirenDigits) return false;
  const sum = Array.from(digits, Number).reduce((total, digit, place) => {
    const weighed = place % 2 === 1 ? digit * 2 : digit;
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}
