import type { Cents } from '../../kernel/cents.ts';
import { eventMaker } from '../../kernel/event.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import type { SameHandRule } from '../profile/index.ts';

/** What an incident is about; the first three are the bans on team play, replacement and assistance (FR-REG-63, 64, 65). */
export const incidentCategories = [
  'team-play',
  'replacement',
  'assistance',
  'fraud',
  'scandal',
  'dispute',
  'device',
  'other',
] as const;

export type IncidentCategory = (typeof incidentCategories)[number];

/** Why somebody is expelled (FR-REG-75, FR-REG-78). */
export const expulsionGrounds = ['fraud', 'scandal', 'attempt'] as const;

export type ExpulsionGround = (typeof expulsionGrounds)[number];

/** What a ruling decides on (FR-REG-81, FR-REG-82). */
export const rulingSubjects = ['organisation', 'sequencing', 'rules-reading', 'right-to-play'] as const;

/** Where the rule that a ruling cites stands (FR-REG-83). */
export const ruleSources = ['order', 'tournament-rules', 'house-rules'] as const;

/** Why play is suspended or stopped; the words to it are sealed (FR-REG-79). */
export const seriousReasons = [
  'safety',
  'power',
  'equipment',
  'public-order',
  'authority',
  'illness',
  'other',
] as const;

export type SeriousReason = (typeof seriousReasons)[number];

/** Events of the stream `tournament/<id>`. Facts, witnesses and reasons are sealed; instants are epoch milliseconds. */
export interface ConductEvents {
  'conduct.incidentRecorded': IncidentRecorded;
  'conduct.ruled': Ruled;
  'conduct.warned': { readonly entry: string; readonly incident: string | null } & SealedText;
  /** Away from the table; the stack stays and is blinded. `backAt`: `null` until called back. */
  'conduct.expelledForTime': { readonly entry: string; readonly incident: string; readonly backAt: number | null };
  'conduct.calledBack': { readonly entry: string };
  'conduct.expelled': Expelled;
  /** The wrong player was expelled: it is as if it had not been, while the ranking is open (decision 32). */
  'conduct.expulsionRevoked': { readonly entry: string } & SealedText;
  'conduct.absentRemoved': AbsentRemoved;
  'conduct.playSuspended': { readonly resumesAt: number | null } & HaltedPlay;
  /** Stacks counted into bags, or corrected, while play is suspended (FR-REG-80). */
  'conduct.stacksNoted': { readonly stacks: readonly CountedStack[] };
  'conduct.playResumed': object;
  /** `additionCents`: what the house had added to a frozen structure, which falls away with the prizes. */
  'conduct.playStopped': PlayStopped;
  /** Nothing of this may be purged while a court may ask for it (FR-REG-77). */
  'conduct.holdSet': HoldSet;
  'conduct.holdLifted': { readonly hold: string } & SealedText;
}

/** Events of the stream `house`: a person whom the house does not admit for a time or for life. */
export interface SuspensionEvents {
  'conduct.personSuspended': PersonSuspended;
  'conduct.suspensionLifted': { readonly suspension: string; readonly person: string } & SealedText;
}

/** `number`: of the house's series, `I-2027-000001`. `happenedAt` is when it happened, the line's own time when it was written. */
export interface IncidentRecorded {
  readonly incident: string;
  readonly number: string;
  readonly category: IncidentCategory;
  readonly happenedAt: number;
  readonly level: number | null;
  readonly table: number | null;
  readonly entries: readonly string[];
  readonly facts: SealedText;
  readonly witnesses: SealedText | null;
}

/** A decision of the tournament director, the `number`th of the tournament, with the rule that it cites (FR-REG-83). */
export interface Ruled extends SealedText {
  readonly ruling: string;
  readonly number: number;
  readonly subject: (typeof rulingSubjects)[number];
  readonly source: (typeof ruleSources)[number];
  /** The article or section, such as `57-9`. */
  readonly clause: string;
  readonly incident: string | null;
  readonly entries: readonly string[];
  /** On the right to take part: whether the player may; `null` for every other subject. */
  readonly admitted: boolean | null;
}

/** Out for good (FR-REG-75, FR-REG-76): the stack leaves play, fee and caves stay with the house, the ledger is not touched. */
export interface Expelled {
  readonly entry: string;
  readonly incident: string;
  readonly ground: ExpulsionGround;
  readonly hand: number;
  readonly level: number | null;
  readonly table: number | null;
  /** Chips taken off the table; `null` when nobody counted them. */
  readonly chipsRemoved: number | null;
}

/** Paid, but never there by the end of late registration: counted out in one go (decision 13). */
export interface AbsentRemoved {
  readonly hand: number;
  readonly sameHand: SameHandRule;
  readonly level: number | null;
  readonly absent: readonly { readonly entry: string; readonly table: number | null; readonly chips: number }[];
}

export interface CountedStack {
  readonly entry: string;
  readonly chips: number;
}

/** The tournament as it stood: the clock, who had chips, and the stacks as far as they are known (FR-REG-79, FR-REG-80). */
export interface PlaySnapshot {
  readonly position: number | null;
  readonly level: number | null;
  readonly elapsedMs: number | null;
  readonly remainingMs: number | null;
  readonly inPlay: readonly string[];
  readonly stacks: readonly CountedStack[];
}

interface HaltedPlay extends SealedText {
  readonly reason: SeriousReason;
  readonly snapshot: PlaySnapshot;
}

/** `refunds`: the director decided that only those still in are refunded; absent, everybody who was not expelled is. */
interface PlayStopped extends HaltedPlay {
  readonly additionCents: Cents;
  readonly refunds?: 'in-play';
}

interface HoldSet extends SealedText {
  readonly hold: string;
  readonly incident: string;
  /** Those whom the incident names, so that none of their data is purged. */
  readonly persons: readonly string[];
}

interface PersonSuspended extends SealedText {
  readonly suspension: string;
  readonly person: string;
  /** The last day, `2027-12-31`; `null` for life. */
  readonly until: string | null;
  readonly tournament: string | null;
  readonly incident: string | null;
}

export const conductEvent = eventMaker<ConductEvents>();

export const suspensionEvent = eventMaker<SuspensionEvents>();
