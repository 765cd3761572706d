import { dirname } from 'node:path';
import type { DeskReader } from '../../desk/feature.ts';

/** The folder of the running house, told by the connection itself. */
export const folderOf = ({ db }: Pick<DeskReader, 'db'>): string =>
  dirname(db.get<{ file: string }>("SELECT file FROM pragma_database_list WHERE name = 'main'")?.file ?? '');
