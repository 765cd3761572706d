import { isRefused, type Refused } from '../../kernel/refusal.ts';
import { entriesInPlay, type StandingsState } from '../standings/index.ts';
import { phaseOf, type Plan } from '../tournament/index.ts';
import { refuse, type ConductRefusal } from './refusals.ts';
import { incidentById, isExpelled, type Conduct, type Incident } from './state.ts';

export interface ConductSlices {
  readonly plan: Plan;
  readonly standings: Readonly<StandingsState>;
  readonly conduct: Conduct;
}

type Refusal = Refused<ConductRefusal>;

/** Only the appointed tournament director decides, whatever else an account may be (FR-REG-72, FR-REG-75, FR-REG-79, FR-REG-81). */
export function checkDirector({ plan }: { readonly plan: Plan }, account: string): Refusal | undefined {
  if (!plan.terms) return refuse('conduct.unknownTournament');
  return plan.director === account ? undefined : refuse('conduct.notDirector');
}

/** Play has begun and neither the ranking nor the tournament is closed. */
export function checkRunning({ plan, standings }: Pick<ConductSlices, 'plan' | 'standings'>): Refusal | undefined {
  const phase = phaseOf(plan);
  if (phase === 'closed' || phase === 'cancelled' || phase === 'stopped') return refuse('conduct.playOver');
  if (phase !== 'running') return refuse('conduct.notStarted');
  return standings.closed ? refuse('conduct.playOver') : undefined;
}

export function checkEntries(standings: Readonly<StandingsState>, entries: readonly string[]): Refusal | undefined {
  const unknown = entries.find((entry) => !standings.entries.includes(entry));
  return unknown === undefined ? undefined : refuse('conduct.unknownEntry', { entry: unknown });
}

export const knownIncident = (conduct: Conduct, incident: string): Incident | Refusal =>
  incidentById(conduct, incident) ?? refuse('conduct.unknownIncident', { incident });

/** The director of a running tournament, an incident on record that names the player, and the player with chips. */
export function checkSanction(
  state: ConductSlices,
  { entry, incident }: { readonly entry: string; readonly incident: string },
  account: string,
): Refusal | undefined {
  const early = checkDirector(state, account) ?? checkRunning(state);
  if (early) return early;
  const found = knownIncident(state.conduct, incident);
  if (isRefused(found)) return found;
  if (!found.entries.includes(entry)) return refuse('conduct.unknownEntry', { entry });
  if (isExpelled(state.conduct, entry)) return refuse('conduct.expelledAlready', { entry });
  return entriesInPlay(state.standings).includes(entry) ? undefined : refuse('conduct.notInPlay', { entry });
}
