import { entriesMaker } from './entries-table.ts';
import { extractTable } from './extract-table.ts';
import { levyTable } from './levy-table.ts';
import { papersTable } from './papers-table.ts';
import { drawsTable, eliminationsTable, structureTable } from './play-tables.ts';
import { postingsTable } from './postings-table.ts';
import { sealsTable } from './seals-table.ts';
import type { TableMaker, TableScope } from './table.ts';
import { tillsTable } from './tills-table.ts';
import { tournamentsTable } from './tournaments-table.ts';

/** The tables of a bundle, each a maker of its own: made again by whoever verifies. */
export const tablesOf = (scope: TableScope): readonly TableMaker[] =>
  scope.scope.kind === 'season'
    ? [
        tournamentsTable(scope),
        entriesMaker(scope),
        levyTable(scope),
        postingsTable(scope),
        tillsTable(scope),
        papersTable(scope),
        sealsTable(),
      ]
    : [
        tournamentsTable(scope),
        structureTable(scope),
        entriesMaker(scope),
        drawsTable(scope),
        eliminationsTable(scope),
        levyTable(scope),
        postingsTable(scope),
        papersTable(scope),
        sealsTable(),
        extractTable(scope),
      ];

/** Which makers read a type of event, looked up once a type. */
export function readersOf(makers: readonly TableMaker[]): (type: string) => readonly TableMaker[] {
  const known = new Map<string, readonly TableMaker[]>();
  return (type) => {
    const found =
      known.get(type) ?? makers.filter(({ reads }) => reads?.some((start) => type.startsWith(start)) ?? true);
    known.set(type, found);
    return found;
  };
}
