/** Colours by their words in the terms; a house's own word stands as it is. */
export const chipColours = ['white', 'green', 'black', 'purple', 'yellow', 'red', 'blue', 'orange'] as const;

/** Whether the texts have a word for a colour. */
export const isNamed = (colour: string): boolean => chipColours.some((named) => named === colour);
