import { slice } from '../../kernel/slice.ts';
import { dayFold, houseFold } from './fold.ts';
import { initialDay, initialHouse } from './state.ts';

export { adoptProfile } from './adopt-profile.ts';
export { closeDay, type DayFacts } from './close-day.ts';
export { publishHouseRules, setChipSets, setRooms } from './equipment.ts';
export type { DayClosed, DayEvents, DayOpened, HouseEvents, ProfileAdopted } from './events.ts';
export { isTimeZone } from './identity-rules.ts';
export { noteCopy } from './note-copy.ts';
export { noteRestored } from './note-restored.ts';
export { openDay } from './open-day.ts';
export { houseRefusals } from './refusals.ts';
export { setFormRule } from './set-form-rule.ts';
export { setRecipients } from './set-recipients.ts';
export { setUpHouse } from './set-up-house.ts';
export {
  owesCopy,
  profileInForce,
  profileOffered,
  profilesOffered,
  profileUnder,
  type DayState,
  type ChipSetStock,
  type FormRule,
  type HouseIdentity,
  type HouseRulesText,
  type HouseState,
} from './state.ts';

/** The slice `house` of the stream `house`. */
export const houseSlice = slice({ initial: initialHouse, fold: houseFold });

/** The slice `day` of the stream `house`. */
export const daySlice = slice({ initial: initialDay, fold: dayFold });
