/** The stream of a command on one tournament. */
export const ofTournament = ({ tournament }: { readonly tournament: string }) =>
  ({ kind: 'tournament', id: tournament }) as const;

/** The tournament of an event's stream, `tournament/<id>`. */
export const tournamentOf = (stream: string): string => stream.slice(stream.indexOf('/') + 1);
