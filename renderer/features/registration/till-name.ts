/** `caisse-2` as people say it: `caisse 2`. */
export const tillName = (till: string): string => till.replaceAll(/[-_]+/g, ' ');

/** `Caisse 3` → `caisse-3`, as papers and the journal name it. */
export const tillId = (said: string): string =>
  said
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .trim()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
