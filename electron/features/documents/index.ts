import type { DeskFeature } from '../../desk/feature.ts';
import { documentCommands } from './handlers.ts';
import { documentsProjection } from './projection.ts';
import { documentQueries } from './queries.ts';
import { DocumentService, type DocumentServiceOptions, type PaperHouseParts } from './service.ts';

export { archiveFolder, readArchived } from './archive-files.ts';
export { paperRow } from './queue.ts';
export type { DocumentService, DrainReport } from './service.ts';

/** The archive: which papers are due, which are filed, under which hash. Drawing them is `documentService`. */
export const documentsFeature: DeskFeature = {
  name: 'documents',
  commands: documentCommands,
  queries: documentQueries,
  projection: documentsProjection,
};

/** The service of an open house; `dataFolder` gets a folder `papers`. It draws nothing before `start` or `drain`. */
export const documentService = (
  house: PaperHouseParts,
  dataFolder: string,
  options?: DocumentServiceOptions,
): DocumentService => new DocumentService(house, dataFolder, options);
