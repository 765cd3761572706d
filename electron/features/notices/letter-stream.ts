/** The stream of a letter: its tournament's, or the house's for a letter of the house. */
export const ofLetter = ({ tournament }: { readonly tournament?: string | undefined }) =>
  tournament === undefined ? ({ kind: 'house' } as const) : ({ kind: 'tournament', id: tournament } as const);
