import { accept, type Decision } from '../../kernel/event.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import { seatOfEntry, type SeatingState } from '../seating/index.ts';
import { entriesInPlay } from '../standings/index.ts';
import { tournamentStream } from '../tournament/index.ts';
import { checkDirector, checkRunning, checkSanction, type ConductSlices } from './checks.ts';
import { conductEvent, type ExpulsionGround, type IncidentCategory } from './events.ts';
import { refuse, type ConductRefusal } from './refusals.ts';
import { incidentById, isExpelled } from './state.ts';

interface Expel {
  readonly tournament: string;
  readonly entry: string;
  readonly incident: string;
  readonly ground: ExpulsionGround;
  readonly chips: number | null;
}

interface ExpelFacts {
  readonly account: string;
  readonly level: number | null;
}

type ExpelState = ConductSlices & { readonly seating: Readonly<SeatingState> };

/** A dispute, or a telephone at the table, is no ground: it takes fraud, scandal or an attempt to alter the tournament (FR-REG-75, FR-REG-78). */
const noGround: readonly IncidentCategory[] = ['dispute', 'device'];

/**
 * Expels a player for good (FR-REG-75, FR-REG-78): the tournament director alone, on an incident that names the player. Between two
 * hands the stack leaves play and the player takes the place that the number of players gives; fee and caves stay with the house
 * and in the base of levy and prizes, and are never refunded (FR-REG-76, A-21). No money moves.
 */
export function expel(state: ExpelState, input: Expel, { account, level }: ExpelFacts): Decision<ConductRefusal> {
  const { tournament, entry, incident, ground, chips } = input;
  const refused = checkSanction(state, { entry, incident }, account);
  if (refused) return refused;
  const category = incidentById(state.conduct, incident)?.category;
  if (category && noGround.includes(category)) return refuse('conduct.groundMismatch', { category });
  if (entriesInPlay(state.standings).length <= 1) return refuse('conduct.lastPlayer');
  return accept(
    conductEvent(tournamentStream(tournament), 'conduct.expelled', {
      ...{ entry, incident, ground },
      hand: state.standings.lastHand + 1,
      level,
      table: seatOfEntry(state.seating, entry)?.table ?? null,
      chipsRemoved: chips,
    }),
  );
}

/** Takes an expulsion back that met the wrong player, with a reason, while the ranking is open (decision 32). */
export function revokeExpulsion(
  state: ConductSlices,
  { tournament, entry }: { readonly tournament: string; readonly entry: string },
  { account, text }: { readonly account: string; readonly text: SealedText },
): Decision<ConductRefusal> {
  const refused = checkDirector(state, account) ?? checkRunning(state);
  if (refused) return refused;
  if (!isExpelled(state.conduct, entry)) return refuse('conduct.notExpelled', { entry });
  return accept(conductEvent(tournamentStream(tournament), 'conduct.expulsionRevoked', { entry, ...text }));
}
