import { localDate } from '../../kernel/calendar.ts';
import type { Refused } from '../../kernel/refusal.ts';
import { givesEntries } from '../profile/index.ts';
import type { DraftTerms, PlanFacts } from './draft.ts';
import { refuse } from './refusals.ts';

type Check = Refused | undefined;

/**
 * Entering again only where the profile lets the rules allow it, so often and no more, and while entries are sold after the start:
 * that is the first part (FR-REG-36, FR-REG-49).
 */
export function checkReEntry({ reEntries = 0, registration }: DraftTerms, { profile }: PlanFacts): Check {
  if (reEntries === 0) return undefined;
  const most = profile.permissions.reEntry === 'block' ? 0 : profile.registration.reEntriesPerPerson;
  if (reEntries > most) return refuse('tournament.reEntryNotAllowed', { reEntries, most, profile: profile.name });
  return registration.lateUntil ? undefined : refuse('tournament.reEntryNeedsLateEntry');
}

const whole = 10_000;

/** A dealers' bonus only where the profile knows it: in its formats, within its shares of the cave and of the stack. */
export function checkDealersBonus(draft: DraftTerms, { profile }: PlanFacts): Check {
  const { dealersBonus: bonus } = draft;
  if (!bonus) return undefined;
  const allowed = profile.dealersBonus;
  if (!allowed?.formats.some((format) => format === draft.format)) {
    return refuse('tournament.bonusNotAllowed', { format: draft.format, profile: profile.name });
  }
  const mostCents = Math.floor((draft.buyInCents * allowed.mostOfCaveBasisPoints) / whole);
  const mostChips = Math.floor((draft.startingStack * allowed.mostOfStackBasisPoints) / whole);
  const over = bonus.priceCents > mostCents || bonus.chips > mostChips;
  return over ? refuse('tournament.bonusOverShare', { mostCents, mostChips }) : undefined;
}

/**
 * The calendar of an event in several sessions: each after the one before, on a later date, at a place of the house, after a level
 * that a break follows (FR-REG-14, FR-REG-40).
 */
export function checkSessions(draft: DraftTerms, { rooms, zone, profile }: PlanFacts): Check {
  let before = { startsAt: draft.startsAt, afterLevel: 0 };
  for (const [index, session] of (draft.sessions ?? []).entries()) {
    const number = index + 2;
    const sameDay = localDate(session.startsAt, zone) <= localDate(before.startsAt, zone);
    if (sameDay || session.afterLevel <= before.afterLevel) return refuse('tournament.sessionsNotOrdered', { number });
    const pause = draft.breaks.some(({ afterLevel }) => afterLevel === session.afterLevel);
    if (!pause) return refuse('tournament.sessionWithoutBreak', { number, level: session.afterLevel });
    const room = rooms.find(({ name }) => name === session.room);
    if (!room) return refuse('tournament.roomUnknown', { room: session.room, rooms: rooms.map(({ name }) => name) });
    if (!profile.venueKinds.includes(room.kind)) return refuse('tournament.roomKindNotAllowed', { kind: room.kind });
    before = session;
  }
  return undefined;
}

/**
 * Entries to another tournament as prizes only where the text knows such prizes (FR-REG-20, A-12), to one that begins later, at what
 * an entry costs there.
 */
export function checkPrizeEntries({ prizeEntries, startsAt }: DraftTerms, facts: PlanFacts): Check {
  if (!prizeEntries) return undefined;
  const { profile, entryTarget: target } = facts;
  if (!givesEntries(profile)) return refuse('tournament.prizeNotMoney', { profile: profile.name });
  const isIt = target?.name === prizeEntries.name && prizeEntries.tournament !== facts.id;
  if (!target || !isIt || target.startsAt <= startsAt) {
    return refuse('tournament.entryTargetUnfit', { tournament: prizeEntries.tournament });
  }
  const { costCents } = target;
  return prizeEntries.valueCents === costCents
    ? undefined
    : refuse('tournament.entryValueDiffers', { valueCents: prizeEntries.valueCents, costCents });
}

/**
 * A bounty is a part of the cave that its levy leaves, and of prizes that are money; where the text forbids it there is none. A doubtful
 * one is only warned about.
 */
export function checkBounty(draft: DraftTerms, { profile }: PlanFacts): Check {
  const { bountyCents = 0, buyInCents, prizeEntries } = draft;
  if (bountyCents === 0) return undefined;
  if (profile.permissions.bounty === 'block' || prizeEntries) {
    return refuse('tournament.bountyNotAllowed', { profile: profile.name });
  }
  const mostCents = Math.floor((buyInCents * (whole - profile.levy.rateBasisPoints)) / whole);
  return bountyCents < mostCents ? undefined : refuse('tournament.bountyOverCave', { bountyCents, mostCents });
}

/** Goods that the house adds only where the text lets it add in kind (FR-REG-24), and within its cap (FR-REG-25). */
export function checkGoods({ goods }: DraftTerms, { profile }: PlanFacts): Check {
  if (!goods) return undefined;
  if (profile.permissions.additionInKind === 'block') {
    return refuse('tournament.goodsNotAllowed', { profile: profile.name });
  }
  const { additionCapCents: capCents } = profile.prizes;
  return goods.valueCents > capCents ? refuse('tournament.goodsOverCap', { capCents }) : undefined;
}

/** Variants stand in the house rules (FR-REG-103), and the chip set is one of the house's (FR-REG-98). */
export function checkEquipment({ variants = [], chipSet }: DraftTerms, { houseRules, chipSets }: PlanFacts): Check {
  const unknown = variants.find((variant) => !houseRules.includes(variant));
  if (unknown !== undefined) return refuse('tournament.variantNotInRules', { variant: unknown });
  if (chipSet === undefined || chipSets.some(({ name }) => name === chipSet)) return undefined;
  return refuse('tournament.chipSetUnknown', { chipSet, sets: chipSets.map(({ name }) => name) });
}
