import type { DeskFeature } from '../../desk/feature.ts';
import { ExportService, type ExportHouseParts } from './exports/export-service.ts';
import { exportCommands } from './exports/handlers.ts';
import { exportsProjection } from './exports/projection.ts';
import { auditQueries } from './queries.ts';

export type { ExportService } from './exports/export-service.ts';
export { bringPapers } from './copies/bring-papers.ts';
export type { WrittenCopy } from './copies/write-copy.ts';
export { folderOf } from './folder-of.ts';
export { longRead, readsUnderWay, type ReadProgress } from './long-read.ts';

/** Proof: the journal verified, exported and read, seasons and tournaments exported. Long reads happen in a worker. */
export const auditFeature: DeskFeature = {
  name: 'audit',
  commands: exportCommands,
  queries: auditQueries,
  projection: exportsProjection,
};

/** The service of an open house that writes what is ordered, into its folder `exports`; nothing before `start` or `drain`. */
export const exportService = (
  house: ExportHouseParts,
  dataFolder: string,
  onFault: (error: unknown) => void,
): ExportService => new ExportService(house, dataFolder, onFault);
