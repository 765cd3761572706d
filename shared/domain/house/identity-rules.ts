import { isDate, localDate } from '../../kernel/calendar.ts';
import type { Refused } from '../../kernel/refusal.ts';
import type { Profile } from '../profile/index.ts';
import { refuse, type HouseRefusal } from './refusals.ts';
import { isSiren } from './siren.ts';
import type { HouseIdentity, Room } from './state.ts';

/** What is wrong with an identity block, if anything: number, time zone, season, rooms (FR-REG-01). */
export const identityFault = (identity: HouseIdentity, profile: Profile): Refused<HouseRefusal> | undefined => {
  if (!isSiren(identity.siren)) return refuse('house.sirenWrong', { siren: identity.siren });
  if (!isTimeZone(identity.timeZone)) return refuse('house.unknownTimeZone', { timeZone: identity.timeZone });
  // 2027 is no leap year: a season that begins on 29 February would have no first day in three years out of four.
  if (!isDate(`2027-${identity.seasonStarts}`)) return refuse('house.noSuchDate', { date: identity.seasonStarts });
  return roomsFault(identity.rooms, profile);
};

/** A place named twice, or of a kind that the rules do not know (FR-REG-01). */
export function roomsFault(
  rooms: readonly Room[],
  profile: Pick<Profile, 'venueKinds'>,
): Refused<HouseRefusal> | undefined {
  const names = new Set<string>();
  for (const { name, kind } of rooms) {
    if (names.has(name)) return refuse('house.roomTwice', { room: name });
    names.add(name);
    if (!profile.venueKinds.includes(kind)) return refuse('house.unknownVenueKind', { room: name, kind });
  }
  return undefined;
}

/** A zone that the calendar knows: `Europe/Paris`. */
export function isTimeZone(zone: string): boolean {
  try {
    return localDate(0, zone) !== '';
  } catch {
    return false;
  }
}
