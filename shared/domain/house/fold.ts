import type { Fold } from '../../kernel/event.ts';
import type { DayEvents, HouseEvents } from './events.ts';
import type { DayState, HouseState } from './state.ts';

export const houseFold: Fold<HouseState, HouseEvents> = {
  'house.founded': (draft, identity) => {
    draft.identity = identity;
  },
  'house.profileAdopted': (draft, { hash, profile, inForce }) => {
    draft.profiles[hash] = profile;
    draft.offered[profile.name] = hash;
    if (inForce) draft.profileHash = hash;
  },
  'house.recipientsSet': (draft, { recipients }) => {
    draft.recipients = recipients;
  },
  'house.formRuleSet': (draft, { rule }) => {
    draft.formRule = rule;
  },
  'house.roomsSet': (draft, { rooms }) => {
    if (draft.identity) draft.identity = { ...draft.identity, rooms };
  },
  'house.chipSetsSet': (draft, { sets }) => {
    draft.chipSets = sets;
  },
  'house.rulesPublished': (draft, rules) => {
    draft.houseRules = rules;
  },
};

export const dayFold: Fold<DayState, DayEvents> = {
  'house.dayOpened': (draft, { day }, { at }) => {
    draft.open = { day, openedAt: at };
  },
  'house.dayClosed': (draft, { day }, { at }) => {
    draft.open = null;
    draft.lastClosed = day;
    draft.closedAt = at;
  },
  'house.copyMade': (draft, _copy, { at }) => {
    draft.copiedAt = at;
  },
};
