import type { HouseIdentity, HouseState } from '../../../shared/domain/house/index.ts';
import type { Profile } from '../../../shared/domain/profile/index.ts';
import type { TournamentStreamState } from '../../../shared/domain/streams.ts';
import type { PlanFacts, TournamentTerms } from '../../../shared/domain/tournament/index.ts';
import { localDate, seasonOf, yearOf } from '../../../shared/kernel/calendar.ts';

export interface Known {
  readonly id: string;
  readonly state: Pick<TournamentStreamState, 'plan'>;
}

/** How many tournaments of this window's knowledge count in the calendar year and in the season of a start (decision 18). */
export function countedIn(
  tournaments: readonly Known[],
  startsAt: number,
  { identity, profile }: { readonly identity: HouseIdentity; readonly profile: Profile },
): PlanFacts['counted'] {
  const { timeZone, seasonStarts } = identity;
  const season = (at: number): string => seasonOf(localDate(at, timeZone), seasonStarts).name;
  const starts = tournaments.flatMap(({ state: { plan } }) =>
    plan.cancelledAt === null && plan.startsAt !== null && isCounted(profile, plan.terms?.format)
      ? [plan.startsAt]
      : [],
  );
  return {
    calendar: starts.filter((at) => yearOf(at, timeZone) === yearOf(startsAt, timeZone)).length,
    season: starts.filter((at) => season(at) === season(startsAt)).length,
  };
}

const isCounted = ({ yearlyCap }: Profile, format: string | undefined): boolean =>
  yearlyCap?.formats.some((counted) => counted === format) ?? false;

/** The terms of the tournament that starts last of all that were planned. */
export const lastPlanned = (tournaments: readonly Known[]): TournamentTerms | undefined =>
  tournaments
    .flatMap(({ state: { plan } }) => plan.terms ?? [])
    .reduce<TournamentTerms | undefined>(
      (last, terms) => (last && last.startsAt >= terms.startsAt ? last : terms),
      undefined,
    );

/** What the house has that terms can name. */
export const houseStock = ({
  houseRules,
  chipSets,
}: Readonly<HouseState>): Pick<PlanFacts, 'houseRules' | 'chipSets'> => ({
  houseRules: houseRules?.variants.map(({ id }) => id) ?? [],
  chipSets,
});
