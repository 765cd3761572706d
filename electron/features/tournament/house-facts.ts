import { profileOffered, profileUnder, type HouseIdentity } from '../../../shared/domain/house/index.ts';
import type { Profile } from '../../../shared/domain/profile/index.ts';
import { refuseTournament, type Plan } from '../../../shared/domain/tournament/index.ts';
import type { Refused } from '../../../shared/kernel/refusal.ts';
import type { DeskReader } from '../../desk/feature.ts';

/** What every rule about tournaments asks of the house: who it is, and the rules that apply. */
export interface HouseFacts {
  readonly identity: HouseIdentity;
  readonly profile: Profile;
  readonly profileHash: string;
}

/**
 * The house, with the profile that a tournament cites, or for one not yet planned the profile in force. Refuses before the
 * house is founded.
 */
export function houseFacts(read: DeskReader, plan?: Plan): HouseFacts | Refused {
  const { house } = read.state('house');
  const terms = plan?.terms ?? null;
  const profileHash = terms?.profileHash ?? house.profileHash;
  const profile = profileUnder(house, terms);
  if (!house.identity || !profile || profileHash === null) return refuseTournament('tournament.noProfile');
  return { identity: house.identity, profile, profileHash };
}

/** The house, with the profile of that name that it adopted. */
export function houseFactsUnder(read: DeskReader, name: string): HouseFacts | Refused {
  const { house } = read.state('house');
  const profile = profileOffered(house, name);
  const profileHash = house.offered[name];
  if (!house.identity || !profile || profileHash === undefined) {
    return refuseTournament('tournament.profileUnknown', { profile: name, adopted: Object.keys(house.offered) });
  }
  return { identity: house.identity, profile, profileHash };
}

/** The house for a tournament that must be planned already. */
export function tournamentFacts(
  read: DeskReader,
  tournament: string,
): (HouseFacts & { readonly id: string }) | Refused {
  const { plan } = read.state('tournament', tournament);
  if (!plan.terms) return refuseTournament('tournament.unknown', { tournament });
  const facts = houseFacts(read, plan);
  return 'refusal' in facts ? facts : { ...facts, id: tournament };
}

/** The rules that a tournament runs under. Throws before the house has any. */
export function profileOf(read: DeskReader, { terms }: Plan): Profile {
  const profile = profileUnder(read.state('house').house, terms);
  if (!profile) throw new Error('a tournament cites a profile that the house never adopted');
  return profile;
}

/** The venue's time zone; `Europe/Paris` stands in for a house that is not founded, where nothing can be paid anyway. */
export const zoneOf = (read: DeskReader): string => read.state('house').house.identity?.timeZone ?? 'Europe/Paris';
