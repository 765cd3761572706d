import { canonicalJson } from '../../kernel/canonical-json.ts';
import { accept, type Decision } from '../../kernel/event.ts';
import { sha256Hex } from '../../kernel/sha256.ts';
import { houseEvent } from './events.ts';
import { roomsFault } from './identity-rules.ts';
import { refuse, type HouseRefusal } from './refusals.ts';
import { profilesOffered, type ChipSetStock, type HouseRulesText, type HouseState, type Room } from './state.ts';

interface House {
  readonly house: Readonly<HouseState>;
}

/**
 * The places where tournaments are held, all at once: gaming rooms, annex premises, and outside the enclosure where some profile
 * of the house allows it (FR-REG-01). Refuses a name twice and a kind that no profile knows.
 */
export function setRooms({ house }: House, { rooms }: { readonly rooms: readonly Room[] }): Decision<HouseRefusal> {
  if (!house.identity) return refuse('house.notFounded');
  const venueKinds = profilesOffered(house).flatMap((profile) => profile.venueKinds);
  return roomsFault(rooms, { venueKinds }) ?? accept(houseEvent('house', 'house.roomsSet', { rooms }));
}

/** The inventory of tournament chips, all at once (FR-REG-98). Refuses a set or a value of a set twice. */
export function setChipSets(
  { house }: House,
  { sets }: { readonly sets: readonly ChipSetStock[] },
): Decision<HouseRefusal> {
  if (!house.identity) return refuse('house.notFounded');
  const twice = repeated(sets.map(({ name }) => name));
  if (twice !== undefined) return refuse('house.chipSetTwice', { name: twice });
  for (const { name, chips } of sets) {
    const value = repeated(chips.map((chip) => chip.value));
    if (value !== undefined) return refuse('house.chipTwice', { name, value });
  }
  return accept(houseEvent('house', 'house.chipSetsSet', { sets }));
}

/**
 * The house's own variants and details of play, a version of the house rules that is kept available to players (FR-REG-102,
 * FR-REG-103): its number and the hash of what it says. The same text makes no new version.
 */
export function publishHouseRules(
  { house }: House,
  { variants }: { readonly variants: HouseRulesText['variants'] },
): Decision<HouseRefusal> {
  if (!house.identity) return refuse('house.notFounded');
  const twice = repeated(variants.map(({ id }) => id));
  if (twice !== undefined) return refuse('house.variantTwice', { id: twice });
  const sha256 = sha256Hex(canonicalJson(variants));
  if (house.houseRules?.sha256 === sha256) return accept();
  const version = (house.houseRules?.version ?? 0) + 1;
  return accept(houseEvent('house', 'house.rulesPublished', { version, sha256, variants }));
}

function repeated<Value>(values: readonly Value[]): Value | undefined {
  return values.find((value, index) => values.indexOf(value) !== index);
}
