import { accept, type Decision } from '../../kernel/event.ts';
import { seatingEvent } from './events.ts';
import { tournamentOver, type SeatingPlan } from './plan-reading.ts';
import { refuse, type SeatingRefusal } from './refusals.ts';
import type { SeatingState } from './state.ts';

interface OpenTables {
  readonly tournament: string;
  readonly tables: readonly number[];
}

/**
 * Opens tables of the plan for the draw: before the first registration as many as are expected, later one more. Refuses a
 * table that the plan does not name (FR-REG-17: a single table is the declared one) or that is open.
 */
export function openTablesForDraw(
  state: SeatingPlan & { readonly seating: SeatingState },
  { tournament, tables }: OpenTables,
): Decision<SeatingRefusal> {
  const { terms } = state.plan;
  if (!terms) return refuse('seating.unknownTournament', { tournament });
  if (tournamentOver(state)) return refuse('seating.drawsOver');
  const unknown = tables.find((table) => !terms.tables.includes(table));
  if (unknown !== undefined) return refuse('seating.unknownTable', { table: unknown });
  const open = tables.find((table) => state.seating.tables[table]?.open);
  if (open !== undefined) return refuse('seating.tableOpen', { table: open });
  return accept(
    seatingEvent(`tournament/${tournament}`, 'seating.tablesOpened', {
      tables: [...new Set(tables)],
      seatsPerTable: terms.seatsPerTable,
    }),
  );
}
