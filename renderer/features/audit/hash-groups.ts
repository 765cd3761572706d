/** A fingerprint in groups that people can read out and compare: eight of eight signs. */
export const hashGroups = (hash: string): readonly string[] => hash.match(/.{1,8}/g) ?? [];

/** Its two ends, where there is no room: `e6a8d88a…5a2c`. */
export const shortHash = (hash: string): string => (hash.length > 14 ? `${hash.slice(0, 8)}…${hash.slice(-4)}` : hash);
