import { eventMaker } from '../../kernel/event.ts';
import type { Profile } from '../profile/index.ts';
import type { ChipSetStock, FormRule, HouseIdentity, HouseRulesText, Recipient, Room } from './state.ts';

export interface HouseEvents {
  'house.founded': HouseIdentity;
  'house.profileAdopted': ProfileAdopted;
  'house.recipientsSet': RecipientsSet;
  'house.formRuleSet': { readonly rule: FormRule };
  'house.roomsSet': { readonly rooms: readonly Room[] };
  'house.chipSetsSet': { readonly sets: readonly ChipSetStock[] };
  'house.rulesPublished': HouseRulesText;
  'house.restored': Restored;
}

export interface DayEvents {
  'house.dayOpened': DayOpened;
  'house.dayClosed': DayClosed;
  'house.copyMade': CopyMade;
}

/** The full profile, once: tournaments cite its hash (decision 28). */
export interface ProfileAdopted {
  readonly hash: string;
  readonly profile: Profile;
  /** It is the one that is proposed from now on. */
  readonly inForce: boolean;
}

/** This journal goes on from a backup. `backup`: its SHA-256; `lines`: how many it held; `replaced`: what stood before, where it could be read. */
export interface Restored {
  readonly backup: string;
  readonly lines: number;
  readonly replaced: { readonly lines: number; readonly head: string } | null;
}

interface RecipientsSet {
  readonly recipients: readonly Recipient[];
}

export interface DayOpened {
  readonly day: string;
}

export interface DayClosed {
  readonly day: string;
  /** The tournaments that were played on the day and found settled. */
  readonly tournaments: readonly string[];
}

/** A verified copy of the data: how far its journal goes, and how many papers it holds. */
export interface CopyMade {
  readonly lines: number;
  readonly hash: string;
  readonly papers: number;
}

export const houseEvent = eventMaker<HouseEvents & DayEvents>();
