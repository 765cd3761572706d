/** A word of a sentence where it stands alone, as in a list of choices: `litige` as `Litige`. */
export const capitalized = (word: string): string => word.slice(0, 1).toLocaleUpperCase() + word.slice(1);
