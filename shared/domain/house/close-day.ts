import { accept, type Decision } from '../../kernel/event.ts';
import type { Refused } from '../../kernel/refusal.ts';
import { houseEvent } from './events.ts';
import { refuse, type HouseRefusal } from './refusals.ts';
import type { DayState } from './state.ts';

/** What a day still owes, by id; empty lists when all is settled. */
export interface DayFacts {
  readonly openTills: readonly string[];
  /** Tournaments with a prize that is neither paid nor set aside as unclaimed, or still being played. */
  readonly unpaidTournaments: readonly string[];
  /** Tournaments whose levy line is not entered, certified and countersigned. */
  readonly unsignedTournaments: readonly string[];
  /** All tournaments played on the day. */
  readonly tournaments: readonly string[];
}

/** Closes the open gaming day. Refused while a drawer is open, a prize is due, or a signature is missing (FR-REG-96, 97). */
export function closeDay(
  { day: days }: { readonly day: Readonly<DayState> },
  input: { readonly day?: string | undefined },
  facts: DayFacts,
): Decision<HouseRefusal> {
  const open = days.open?.day;
  if (open === undefined || (input.day !== undefined && input.day !== open)) {
    return refuse('house.dayNotOpen', { day: input.day ?? null, open: open ?? null });
  }
  return (
    dueOn(open, facts) ?? accept(houseEvent('house', 'house.dayClosed', { day: open, tournaments: facts.tournaments }))
  );
}

function dueOn(day: string, facts: DayFacts): Refused<HouseRefusal> | undefined {
  if (facts.unpaidTournaments.length > 0) {
    return refuse('house.prizesUnpaid', { day, tournaments: facts.unpaidTournaments });
  }
  if (facts.unsignedTournaments.length > 0) {
    return refuse('house.signaturesMissing', { day, tournaments: facts.unsignedTournaments });
  }
  return facts.openTills.length > 0 ? refuse('house.tillsOpen', { day, tills: facts.openTills }) : undefined;
}
