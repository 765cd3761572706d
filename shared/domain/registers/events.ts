import { eventMaker } from '../../kernel/event.ts';

/** Who made an observation: a controller of the authorities, the house's director, or another. */
export type ObserverKind = 'inspector' | 'director' | 'other';

export interface RegistersEvents {
  'registers.observationEntered': ObservationEntered;
  'registers.observationAnswered': ObservationAnswered;
  'registers.watchExported': WatchExported;
}

/** Numbered within its calendar year without a gap; the observer's name and the words are sealed texts. */
export interface ObservationEntered {
  readonly year: number;
  readonly number: number;
  readonly observer: ObserverKind;
  readonly observerText: string;
  readonly observerDigest: string;
  readonly textId: string;
  readonly digest: string;
  readonly tournament: string | null;
  readonly account: string;
}

/** What was answered to an observation, in order. */
export interface ObservationAnswered {
  readonly year: number;
  readonly number: number;
  readonly answer: number;
  readonly textId: string;
  readonly digest: string;
  readonly account: string;
}

/** The list of a gaming day's watched persons went out: how many lines, of which day. */
export interface WatchExported {
  readonly export: string;
  readonly day: string;
  readonly lines: number;
  readonly account: string;
}

export const registersEvent = eventMaker<RegistersEvents>();
