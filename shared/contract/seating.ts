import type { SeatingEvents } from '../domain/seating/index.ts';
import { command, query } from './define.ts';
import { id, sha256 } from './fields.ts';
import { z } from './zod.ts';

const directors = ['committee-member', 'responsible-director'] as const;
const floor = ['floor', ...directors] as const;
const readers = ['floor', 'cashier', 'committee-member', 'responsible-director', 'compliance'] as const;

const table = z.int().min(1).max(500);
const moving = ['seating.drawsOver', 'seating.notCommitted'] as const;

/** Publishes the commitment before anybody registers. Answers `{commitment}`. */
export const commitDrawContract = command({
  name: 'seating.commitDraw',
  roles: floor,
  input: z.strictObject({ tournament: id }),
  refusals: ['seating.unknownTournament', 'seating.drawsOver', 'seating.alreadyCommitted'],
  example: { tournament: 't-draft' },
});

/** Opens tables of the plan; before the first registration as many as are expected. */
export const openTablesContract = command({
  name: 'seating.openTables',
  roles: floor,
  input: z.strictObject({ tournament: id, tables: z.array(table).min(1).max(500) }),
  refusals: ['seating.unknownTournament', 'seating.drawsOver', 'seating.unknownTable', 'seating.tableOpen'],
  example: { tournament: 't-draft', tables: [1, 2] },
});

/** Answers `{moves: [{entry, table, seat}]}`, as all of the moves do. */
export const breakTableContract = command({
  name: 'seating.breakTable',
  roles: floor,
  input: z.strictObject({ tournament: id, table }),
  refusals: [...moving, 'seating.tableNotOpen', 'seating.lastTable', 'seating.tooManyPlayers'],
  example: { tournament: 't-running', table: 2 },
});

export const drawFinalTableContract = command({
  name: 'seating.drawFinalTable',
  roles: floor,
  input: z.strictObject({ tournament: id, table }),
  refusals: [...moving, 'seating.unknownTable', 'seating.tooManyPlayers'],
  example: { tournament: 't-final', table: 1 },
});

/** Where to is chance; who moves is the floor's decision, on the record. */
export const movePlayerContract = command({
  name: 'seating.movePlayer',
  roles: floor,
  input: z.strictObject({ tournament: id, entry: id }),
  refusals: [...moving, 'seating.notPlaying', 'seating.noFreeSeat'],
  example: { tournament: 't-running', entry: 'e-run-4' },
});

/** Publishes the seed of a tournament that is closed or cancelled. Answers `{seed}`. */
export const revealSeedContract = command({
  name: 'seating.revealSeed',
  roles: directors,
  input: z.strictObject({ tournament: id }),
  refusals: ['seating.drawsOver', 'seating.notCommitted', 'seating.notOver'],
  example: { tournament: 't-cancelled' },
});

/** Answers `{seats: [{entry, number, table, seat, seated, out, name}], free}`, by name or by table. */
export const seatListContract = query({
  name: 'seating.list',
  roles: readers,
  input: z.strictObject({ tournament: id, by: z.enum(['name', 'table']) }),
  refusals: ['seating.unknownTournament'],
  example: { tournament: 't-running', by: 'table' },
});

/** Answers `{algorithm, commitment, seed, draws: […], faults}`: every draw, and once the seed is public the check of all. */
export const drawsContract = query({
  name: 'seating.draws',
  roles: readers,
  input: z.strictObject({ tournament: id }),
  refusals: ['seating.unknownTournament'],
  example: { tournament: 't-open' },
});

export const seatingContracts = [
  commitDrawContract,
  openTablesContract,
  breakTableContract,
  drawFinalTableContract,
  movePlayerContract,
  revealSeedContract,
  seatListContract,
  drawsContract,
];

const seat = z.int().min(1);

export const seatingEvents = {
  'seating.drawCommitted': z.strictObject({ algorithm: z.literal('draw/1'), commitment: sha256 }),
  'seating.tablesOpened': z.strictObject({ tables: z.array(table).min(1), seatsPerTable: seat }),
  'seating.seatDrawn': z.strictObject({
    entry: id,
    table,
    seat,
    draw: z.int().min(1),
    candidates: z.int().min(1),
    index: z.int().min(0),
    reason: z.enum(['registration', 'late-entry', 'broken-table', 'final-table', 'move']),
    busyWhenOut: z.boolean(),
    notTable: table.optional(),
  }),
  'seating.seatConfirmed': z.strictObject({ entry: id }),
  'seating.seatFreed': z.strictObject({ entry: id }),
  'seating.tableBroken': z.strictObject({ table }),
  'seating.finalTableSet': z.strictObject({ table, seats: seat }),
  'seating.seedRevealed': z.strictObject({ seed: z.string().regex(/^[0-9a-f]{64}$/) }),
} satisfies Record<keyof SeatingEvents, z.ZodType>;
