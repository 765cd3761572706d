/** The stack that ranks a player who fell: what he had before antes and blinds of that hand. */
export const stackAtHandStart = ({ beforePosting }: { readonly beforePosting: number }): number => beforePosting;

/** What a disqualification does to the standings: the place is the number of players left, the chips leave play. */
export interface Disqualification {
  readonly place: number;
  readonly playersAfter: number;
  readonly chipsRemoved: number;
  readonly prizeCents: 0;
}

/** A disqualified player keeps no prize by default. */
export const disqualification = (playersBefore: number, chips: number): Disqualification => ({
  place: playersBefore,
  playersAfter: playersBefore - 1,
  chipsRemoved: chips,
  prizeCents: 0,
});

/** Points of tied places: their average, as prizes are shared. */
export function tiedPoints(pointsByPlace: ReadonlyMap<number, number>, places: readonly number[]): number {
  return places.reduce((sum, place) => sum + (pointsByPlace.get(place) ?? 0), 0) / places.length;
}

export type TournamentEnd =
  | { readonly ended: true; readonly reason: 'one-player-left' | 'all-remaining-prizes-equal' }
  | { readonly ended: false };

/** A tournament ends with one player left, or, in a satellite, when as many are left as there are equal prizes. */
export function tournamentEnd(playersLeft: number, equalPrizesForRemaining: boolean): TournamentEnd {
  if (playersLeft <= 1) return { ended: true, reason: 'one-player-left' };
  return equalPrizesForRemaining ? { ended: true, reason: 'all-remaining-prizes-equal' } : { ended: false };
}
