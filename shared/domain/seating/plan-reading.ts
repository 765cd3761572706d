import type { Plan } from '../tournament/index.ts';

/** What the seating asks of the tournament around it. */
export interface SeatingPlan {
  readonly plan: Plan;
}

/** Tables that the draw opens by itself: as many of the plan's, in its order, as the capacity needs. */
export function plannedTables({ plan }: SeatingPlan): readonly number[] {
  if (!plan.terms) return [];
  const { tables, registration, seatsPerTable } = plan.terms;
  return tables.slice(0, Math.ceil(registration.capacity / seatsPerTable));
}

export const tournamentOver = ({ plan }: SeatingPlan): boolean => plan.closedAt !== null || plan.cancelledAt !== null;
