import { eventMaker } from '../../kernel/event.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import type { EveningStep, Posting } from './evening-steps.ts';
import type { TournamentTerms } from './terms.ts';

/** Events of the tournament's own life, in the stream `tournament/<id>`. Instants are epoch milliseconds. */
export interface TournamentEvents {
  'tournament.planned': TournamentTerms;
  /** A version of the rules booklet was published; `sha256` is of its canonical content. */
  'tournament.rulesPublished': { readonly version: number; readonly sha256: string };
  /** The responsible director (the event's actor) names the tournament director. */
  'tournament.directorAppointed': { readonly account: string };
  /** `late`: some notice went out late, and the responsible director signed a reason for opening all the same. */
  'tournament.registrationOpened': { readonly late: boolean } & Partial<SealedText>;
  'tournament.registrationClosed': object;
  /** `change`: beyond the profile's tolerance, so a change of schedule with its own notice. */
  'tournament.startDelayed': {
    readonly fromAt: number;
    readonly toAt: number;
    readonly change: boolean;
  } & Partial<SealedText>;
  /**
   * The terms as they are from now on. `fields`: those that changed. `fromAt`, `toAt`: the start before and after; `announced`: it
   * moved after authorities or players knew it, so the notices of a change are owed.
   */
  'tournament.changed': {
    readonly terms: TournamentTerms;
    readonly fields: readonly string[];
    readonly fromAt: number;
    readonly toAt: number;
    readonly announced: boolean;
    /** Put off for lack of players, where the profile lets it: the authorities are told as soon as possible. */
    readonly lackOfPlayers?: true;
  } & Partial<SealedText>;
  /** What the annex premises offer of the gaming rooms' guarantees; signed by the event's actor. */
  'tournament.guaranteesShown': { readonly items: readonly string[] };
  /** The sealed text names the witness. */
  'tournament.packsUnsealed': {
    readonly tables: readonly number[];
    readonly packs: readonly string[];
    readonly bandIntact: boolean;
  } & SealedText;
  /** Looked at by the event's actor, or taken back; `lastReceipt` with the step that notes it, and with a posting where, how and what hangs. */
  'tournament.stepTicked': {
    readonly step: EveningStep;
    readonly done: boolean;
    readonly lastReceipt?: string | null;
    readonly rulesVersion?: number;
  } & Partial<Posting>;
  'tournament.started': { readonly at: number };
  'tournament.closed': object;
  'tournament.cancelled': SealedText;
}

/** What the plan hears of the conduct of play, in the same stream. */
export interface HeardEvents {
  'conduct.playSuspended': object;
  'conduct.playResumed': object;
  'conduct.playStopped': object;
}

export const tournamentEvent = eventMaker<TournamentEvents>();

export const tournamentStream = (id: string): string => `tournament/${id}`;
