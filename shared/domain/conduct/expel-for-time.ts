import { accept, type Decision } from '../../kernel/event.ts';
import { tournamentStream } from '../tournament/index.ts';
import { checkDirector, checkRunning, checkSanction, type ConductSlices } from './checks.ts';
import { conductEvent } from './events.ts';
import { refuse, type ConductRefusal } from './refusals.ts';
import { isAway } from './state.ts';

interface ExpelForTime {
  readonly tournament: string;
  readonly entry: string;
  readonly incident: string;
  /** Epoch milliseconds; `null` until called back. */
  readonly backAt: number | null;
}

/**
 * Sends a player away for a time (FR-REG-75): the tournament director alone, on an incident that names the player. The stack stays in play and
 * is blinded: money, rank and seat are not touched.
 */
export function expelForTime(
  state: ConductSlices,
  { tournament, entry, incident, backAt }: ExpelForTime,
  { account, now }: { readonly account: string; readonly now: number },
): Decision<ConductRefusal> {
  const refused = checkSanction(state, { entry, incident }, account);
  if (refused) return refused;
  if (isAway(state.conduct, entry)) return refuse('conduct.awayAlready', { entry });
  if (backAt !== null && backAt <= now) return refuse('conduct.backInPast');
  return accept(conductEvent(tournamentStream(tournament), 'conduct.expelledForTime', { entry, incident, backAt }));
}

/** The player may sit down again; also before the time is over. */
export function callBack(
  state: ConductSlices,
  { tournament, entry }: { readonly tournament: string; readonly entry: string },
  { account }: { readonly account: string },
): Decision<ConductRefusal> {
  const refused = checkDirector(state, account) ?? checkRunning(state);
  if (refused) return refused;
  if (!isAway(state.conduct, entry)) return refuse('conduct.notAway', { entry });
  return accept(conductEvent(tournamentStream(tournament), 'conduct.calledBack', { entry }));
}
