import { accept, type Decision } from '../../kernel/event.ts';
import type { Refused } from '../../kernel/refusal.ts';
import type { SameHandRule } from '../profile/index.ts';
import { entryById, type RegistrationState } from '../registration/index.ts';
import { seatingEvent, seatOfEntry, type SeatingState } from '../seating/index.ts';
import { bustOf, entriesInPlay } from '../standings/index.ts';
import { tournamentStream } from '../tournament/index.ts';
import { checkDirector, checkRunning, type ConductSlices } from './checks.ts';
import { conductEvent, type CountedStack } from './events.ts';
import { refuse, type ConductRefusal } from './refusals.ts';

interface RemoveAbsent {
  readonly tournament: string;
  readonly absent: readonly CountedStack[];
}

interface RemoveFacts {
  readonly account: string;
  readonly level: number | null;
  readonly sameHand: SameHandRule;
  /** When late registration ended; `null` while somebody may still come in. */
  readonly lateOverAt: number | null;
}

type RemoveState = ConductSlices & {
  readonly registration: Readonly<RegistrationState>;
  readonly seating: Readonly<SeatingState>;
};

/** Entries that paid and never came, with chips still on the table. */
export const absentEntries = ({ registration, standings }: Pick<RemoveState, 'registration' | 'standings'>) =>
  entriesInPlay(standings).filter((entry) => entryById(registration, entry)?.state === 'registered');

/**
 * Removes players who paid and never came, once late registration is over (decision 13): the tournament director counts the chips
 * out, all at once so that more chips take the better place; the money stays, the seats are free.
 */
export function removeAbsent(
  state: RemoveState,
  { tournament, absent }: RemoveAbsent,
  { account, level, sameHand, lateOverAt }: RemoveFacts,
): Decision<ConductRefusal> {
  const refused = checkDirector(state, account) ?? checkRunning(state);
  if (refused) return refused;
  if (lateOverAt === null) return refuse('conduct.lateRegistrationOpen');
  const wrong = checkAbsent(state, absent);
  if (wrong) return wrong;
  const stream = tournamentStream(tournament);
  const counted = absent.map(({ entry, chips }) => ({
    entry,
    table: seatOfEntry(state.seating, entry)?.table ?? null,
    chips,
  }));
  return accept(
    conductEvent(stream, 'conduct.absentRemoved', {
      ...{ hand: state.standings.lastHand + 1, sameHand, level, absent: counted },
    }),
    ...counted.flatMap(({ entry, table }) =>
      table === null ? [] : [seatingEvent(stream, 'seating.seatFreed', { entry })],
    ),
  );
}

function checkAbsent(state: RemoveState, absent: readonly CountedStack[]): Refused<ConductRefusal> | undefined {
  if (absent.length === 0) return refuse('conduct.nobodyAbsent');
  const expected = absentEntries(state);
  const wrong = absent.find(
    ({ entry }, index) =>
      !expected.includes(entry) ||
      bustOf(state.standings, entry) !== undefined ||
      absent.findIndex((each) => each.entry === entry) !== index,
  );
  if (wrong) return refuse('conduct.notAbsent', { entry: wrong.entry });
  if (entriesInPlay(state.standings).length <= absent.length) return refuse('conduct.lastPlayer');
  return undefined;
}
