import { profileInForce } from '../../../shared/domain/house/index.ts';
import type { Profile } from '../../../shared/domain/profile/index.ts';
import type { Plan } from '../../../shared/domain/tournament/index.ts';
import type { DeskReader } from '../../desk/feature.ts';

/** The rules that a tournament runs under: those it was planned with, even after the house adopted others. */
export function profileOf(read: DeskReader, plan: Plan): Profile {
  const { house } = read.state('house');
  const profile = plan.terms ? house.profiles[plan.terms.profileHash] : profileInForce(house);
  if (!profile) throw new Error('a tournament cites a profile that the house never adopted');
  return profile;
}

/** The venue's time zone; `Europe/Paris` stands in for a house that is not founded, where nothing can be paid anyway. */
export const zoneOf = (read: DeskReader): string => read.state('house').house.identity?.timeZone ?? 'Europe/Paris';
