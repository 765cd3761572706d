import type { CountedStack, ExpulsionGround, IncidentCategory, SeriousReason } from './events.ts';

export interface Incident {
  readonly number: string;
  readonly category: IncidentCategory;
  readonly happenedAt: number;
  readonly table: number | null;
  readonly entries: readonly string[];
  /** The hold that keeps it from being purged; `null` without one. */
  hold: string | null;
}

/** Play that stands still or was stopped; `stacks` by entry, as counted last. */
export interface HaltedState {
  readonly kind: 'suspended' | 'stopped';
  readonly reason: SeriousReason;
  readonly at: number;
  readonly resumesAt: number | null;
  stacks: readonly CountedStack[];
  /** The only entries that are refunded, where the director decided so. */
  readonly refundsOnly?: readonly string[];
}

/** Slice `conduct` of a tournament: everything by id, facts and reasons in the vault. */
export interface ConductState {
  incidents: Record<string, Incident>;
  rulings: number;
  /** Warnings by entry. */
  warnings: Record<string, number>;
  /** Sent away for a time; the stack is in play. */
  away: Record<string, { readonly incident: string; readonly at: number; readonly backAt: number | null }>;
  expelled: Record<string, { readonly incident: string; readonly ground: ExpulsionGround; readonly at: number }>;
  /** Absent players who were counted out. */
  absentRemoved: string[];
  halted: HaltedState | null;
}

export const initialConduct = (): ConductState => ({
  incidents: {},
  rulings: 0,
  warnings: {},
  away: {},
  expelled: {},
  absentRemoved: [],
  halted: null,
});

/** What rules read of it. */
export type Conduct = Readonly<ConductState>;

export const incidentById = ({ incidents }: Conduct, incident: string): Incident | undefined =>
  Object.hasOwn(incidents, incident) ? incidents[incident] : undefined;

/** Out for good; such an entry is never refunded (FR-REG-76). */
export const isExpelled = ({ expelled }: Pick<Conduct, 'expelled'>, entry: string): boolean =>
  Object.hasOwn(expelled, entry);

export const isAway = ({ away }: Conduct, entry: string): boolean => Object.hasOwn(away, entry);
