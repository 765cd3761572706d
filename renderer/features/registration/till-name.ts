/** `caisse-2` as people say it: `caisse 2`. */
export const tillName = (till: string): string => till.replaceAll(/[-_]+/g, ' ');
