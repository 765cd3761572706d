import type { Flag, Settled } from '../../../shared/domain/people/index.ts';
import type { StreamStates } from '../../../shared/domain/streams.ts';
import type { NewEvent } from '../../../shared/kernel/event.ts';

/** The registration feature's answer to findings: its own events for the entries that they stop. */
export type FlagEvents = (flags: readonly Flag[]) => readonly NewEvent[];

/** What the people feature is told by the registration feature, which comes after it. */
export interface RegistrationPort {
  readonly flagEvents: FlagEvents;
  /** What stands against an entry, and what was decided on it. */
  settledOf(registration: Readonly<StreamStates['tournament']['registration']>, entry: string): Settled;
}
