import type { RegistrationEvents } from '../../../../shared/domain/registration/index.ts';
import { structureRows } from '../../../../shared/domain/tournament/index.ts';
import type { PaperModels } from '../../../documents/index.ts';
import { seatLines } from './seat-list.ts';
import { paperBase, paperTournament, type PaperSource } from './source.ts';

/** What the room goes on with when the station stops, as it stood at the start. */
export const paperKitModel = (source: PaperSource): PaperModels['paper-kit'] => ({
  ...paperBase(source),
  tournament: paperTournament(source),
  startedAt: source.event.at,
  lastReceipt: lastOf(source, 'registration.playerRegistered'),
  lastRebuy: lastOf(source, 'registration.rebought', 'registration.bonusSold'),
  structure: structureRows(source.terms),
  byName: seatLines(source, 'name'),
  byTable: seatLines(source, 'table'),
});

/** The last number that the house gave out until then, whatever tournament it was for (decision 15). */
const lastOf = ({ read, row }: PaperSource, ...types: readonly (keyof RegistrationEvents)[]): string | null =>
  read.db.get<{ number: string }>(
    `SELECT body ->> '$.data.number' AS number FROM journal
     WHERE seq <= ? AND type IN (SELECT value FROM json_each(?)) ORDER BY seq DESC LIMIT 1`,
    row.seq,
    JSON.stringify(types),
  )?.number ?? null;
