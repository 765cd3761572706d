import type { HouseState } from '../../../shared/domain/house/index.ts';
import type { Profile } from '../../../shared/domain/profile/index.ts';
import { entryTargetOf, type DraftTerms, type PlanFacts } from '../../../shared/domain/tournament/index.ts';
import { countedIn, houseStock, type Known } from './known-tournaments.ts';

interface Moment {
  readonly now: number;
  readonly zone: string;
  readonly profile: Profile | undefined;
  /** Of the profile that a planned tournament cites; absent: the one that the house offers under its name. */
  readonly profileHash: string | undefined;
  readonly others: readonly Known[];
}

/** What the desk's rules ask of the house when terms are planned or changed; `undefined` before it is founded. */
export function planFactsOf(
  house: Readonly<HouseState> | undefined,
  terms: DraftTerms | undefined,
  { now, zone, profile, profileHash, others }: Moment,
): PlanFacts | undefined {
  const { identity } = house ?? {};
  const hash = profileHash ?? (profile && house?.offered[profile.name]);
  if (!house || !identity || !profile || !hash || !terms) return undefined;
  const counted = countedIn(others, terms.startsAt, { identity, profile });
  const stock = { rooms: identity.rooms, counted, entryTarget: targetOf(terms, others), ...houseStock(house) };
  return { id: '', now, zone, profile, profileHash: hash, ...stock };
}

/** The tournament that the terms' prizes are entries to. */
function targetOf({ prizeEntries }: DraftTerms, others: Moment['others']): PlanFacts['entryTarget'] {
  const target = others.find(({ id }) => id === prizeEntries?.tournament);
  return target ? entryTargetOf(target.state.plan) : null;
}
