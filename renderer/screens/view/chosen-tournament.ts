import type { TournamentStreamState } from '../../../shared/domain/streams.ts';

interface Known {
  readonly id: string;
  readonly state: TournamentStreamState;
}

const hourMs = 3_600_000;
/** How long the end of a tournament stays on the screen before the next one is announced. */
const afterglowMs = 3 * hourMs;
/** A start that nobody gave for so long will not come. */
const forgottenMs = 12 * hourMs;

/**
 * The tournament that a hall's screen shows: the one that is asked for; else the one that is played (the last begun), the one that has
 * just ended, the next to start; when there is none, the last that was. What has no published rules yet is no business of the hall's.
 */
export function chosenTournament(known: readonly Known[], asked: string | null, wall: number): Known | undefined {
  if (asked !== null) return known.find(({ id }) => id === asked);
  return known
    .filter(({ state }) => state.plan.rules !== null)
    .map((each) => ({ each, rank: rankOf(each.state, wall) }))
    .sort((one, other) => one.rank[0] - other.rank[0] || one.rank[1] - other.rank[1])[0]?.each;
}

/** Less is nearer to the screen: a class, and within it an order. */
function rankOf({ plan, clock }: TournamentStreamState, wall: number): readonly [number, number] {
  const startsAt = plan.startsAt ?? 0;
  if (plan.cancelledAt !== null) return [4, -startsAt];
  const over = plan.closedAt !== null || clock.core.status === 'ended';
  if (over) return wall - clock.core.anchor.wall < afterglowMs ? [1, -startsAt] : [3, -startsAt];
  if (plan.startedAt !== null) return [0, -plan.startedAt];
  return wall - startsAt < forgottenMs ? [2, startsAt] : [3, -startsAt];
}
