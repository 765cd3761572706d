/** The stream of a command on one tournament. */
export const ofTournament = ({ tournament }: { readonly tournament: string }) =>
  ({ kind: 'tournament', id: tournament }) as const;

/** The tournament of an event's stream, `tournament/<id>`. */
export const tournamentOf = (stream: string): string => stream.slice(stream.indexOf('/') + 1);

/**
 * Limits rows that carry the number of their journal line (`seq`) to the lines between a stream's first and last; takes the
 * stream twice. Others' lines lie between them as well: it is where to look, not what is found.
 */
export const withinStream = `seq BETWEEN (SELECT seq FROM journal WHERE stream = ? ORDER BY rev LIMIT 1)
  AND (SELECT seq FROM journal WHERE stream = ? ORDER BY rev DESC LIMIT 1)`;
