import type { Refused } from '../../kernel/refusal.ts';
import { localDate } from '../../kernel/calendar.ts';
import { formatRule, isValidOn, maxPlayersIn, type YearlyCap } from '../profile/index.ts';
import type { DraftTerms, PlanFacts } from './draft.ts';
import { refuse } from './refusals.ts';
import { levelsPlayedAt, type RebuyTerms } from './terms.ts';

type Check = Refused | undefined;

/** The event begins while its profile holds. */
export function checkValidity({ startsAt }: DraftTerms, { profile, zone }: PlanFacts): Check {
  if (isValidOn(profile, localDate(startsAt, zone))) return undefined;
  const { from, until } = profile.validity;
  return refuse('tournament.profileNotValid', { profile: profile.name, from, until: until ?? '' });
}

/** The format and the game are of the profile's closed lists; rebuys only where the format has them. */
export function checkFormat(draft: DraftTerms, { profile }: PlanFacts): Check {
  const rule = formatRule(profile, draft.format);
  if (!rule)
    return refuse('tournament.formatUnknown', { format: draft.format, allowed: profile.formats.map((f) => f.format) });
  if (!profile.games.includes(draft.game))
    return refuse('tournament.gameUnknown', { game: draft.game, allowed: profile.games });
  if (!rule.rebuys && draft.rebuy) return refuse('tournament.rebuysNotInFormat', { format: draft.format });
  const missing = rule.rebuys ? missingRebuyTerms(draft.rebuy) : [];
  return missing.length > 0 ? refuse('tournament.rebuyTermsIncomplete', { missing }) : undefined;
}

const rebuyFields = [
  'priceCents',
  'chips',
  'maxPerPlayer',
  'onlyWhenBusted',
  'until',
  'handBegunInLevelCounts',
  'payWithinMinutes',
] as const satisfies readonly (keyof RebuyTerms)[];

const missingRebuyTerms = (rebuy: DraftTerms['rebuy']): readonly string[] =>
  rebuyFields.filter((field) => rebuy?.[field] === null || rebuy?.[field] === undefined);

/** The rebuy terms once nothing is missing. */
export function completeRebuy(rebuy: DraftTerms['rebuy']): RebuyTerms | null {
  return rebuy && missingRebuyTerms(rebuy).length === 0 ? (rebuy as RebuyTerms) : null;
}

/** The room is one of the house's, of an allowed kind, and has the tables (FR-REG-01). */
export function checkVenue(draft: DraftTerms, { rooms, profile }: PlanFacts): Check {
  const room = rooms.find(({ name }) => name === draft.room);
  if (!room) return refuse('tournament.roomUnknown', { room: draft.room, rooms: rooms.map(({ name }) => name) });
  if (!profile.venueKinds.includes(room.kind)) return refuse('tournament.roomKindNotAllowed', { kind: room.kind });
  const unknown = draft.tables?.find((table) => table > room.tables);
  return unknown === undefined
    ? undefined
    : refuse('tournament.tablesUnknown', { table: unknown, tables: room.tables });
}

/** The tables that are named, or for several tables all of the room's. */
export function tablesOf(draft: DraftTerms, { rooms }: PlanFacts): readonly number[] {
  const count = rooms.find(({ name }) => name === draft.room)?.tables ?? 0;
  return draft.tables ?? Array.from({ length: count }, (_, index) => index + 1);
}

/** A single table names its one table and takes at most the profile's ten, nine in Omaha where it says so (FR-REG-17, FR-REG-39). */
export function checkSingleTable(draft: DraftTerms, { profile }: PlanFacts): Check {
  const most = maxPlayersIn(profile, draft);
  if (most === null) return undefined;
  if (draft.tables?.length !== 1) return refuse('tournament.singleTable', { tables: draft.tables?.length ?? 0 });
  const { capacity } = draft.registration;
  return capacity > most ? refuse('tournament.singleTableCapacity', { capacity, most }) : undefined;
}

/** Everybody who can be registered has a seat. */
export function checkCapacity(draft: DraftTerms, facts: PlanFacts): Check {
  const { capacity } = draft.registration;
  const seats = tablesOf(draft, facts).length * draft.seatsPerTable;
  return capacity > seats ? refuse('tournament.capacityOverTables', { capacity, seats }) : undefined;
}

/** The start lies ahead, and the registration window opens before it (FR-REG-42). */
export function checkDates(draft: DraftTerms, { now }: PlanFacts): Check {
  if (draft.startsAt <= now) return refuse('tournament.startInPast', { startsAt: draft.startsAt });
  return draft.registration.opensAt < draft.startsAt ? undefined : refuse('tournament.registrationWindow');
}

const rebuysEndAfterLevel = ({ rebuy }: DraftTerms): number | null =>
  rebuy?.until ? levelsPlayedAt(rebuy.until) : null;

/** Rebuys end in the first part: after a level that is played, before the last one ends (FR-REG-36). */
export function checkRebuyLimit(draft: DraftTerms): Check {
  const afterLevel = rebuysEndAfterLevel(draft);
  const levels = draft.levels.length;
  if (afterLevel === null || (afterLevel >= 1 && afterLevel < levels)) return undefined;
  return refuse('tournament.rebuysPastFirstPart', { afterLevel, levels });
}

/** Late registration ends within the structure and, with rebuys, no later than they do: then the prizes freeze. */
export function checkLateLimit(draft: DraftTerms): Check {
  const { lateUntil } = draft.registration;
  if (!lateUntil) return undefined;
  const afterLevel = levelsPlayedAt(lateUntil);
  const levels = draft.levels.length;
  if (afterLevel < 1 || afterLevel >= levels)
    return refuse('tournament.lateRegistrationPastEnd', { afterLevel, levels });
  const rebuysEnd = rebuysEndAfterLevel(draft) ?? afterLevel;
  if (afterLevel <= rebuysEnd) return undefined;
  return refuse('tournament.lateRegistrationPastFreeze', { afterLevel, rebuysEndAfterLevel: rebuysEnd });
}

/** The stricter of calendar year and season counts (decision 18). */
export const countedThisYear = (cap: YearlyCap, counted: PlanFacts['counted']): number =>
  Math.max(...cap.years.map((year) => counted[year]), 0);

/** Whether an event of this format is one of those that the year limits. */
export const counts = (cap: YearlyCap, format: string): boolean => cap.formats.some((counted) => counted === format);

/** Refuses the tournament after the last that a year may hold, where the profile blocks it (FR-REG-18). */
export function checkYearlyCap({ format }: DraftTerms, { profile: { yearlyCap }, counted }: PlanFacts): Check {
  if (!yearlyCap?.blocks || !counts(yearlyCap, format)) return undefined;
  const held = countedThisYear(yearlyCap, counted);
  return held >= yearlyCap.limit ? refuse('tournament.yearlyCap', { held, limit: yearlyCap.limit }) : undefined;
}
