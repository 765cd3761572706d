import type { ExportFailed, ExportMade, ExportOrdered } from '../../../../shared/domain/audit/index.ts';
import { on, type Projection } from '../../../desk/feature.ts';

/** Which exports were ordered and what became of them. */
export const exportsProjection: Projection = {
  tables: ['exports'],
  on: {
    'audit.exportOrdered': on<ExportOrdered>((db, { seq, at, actor, data }) =>
      db.run(
        'INSERT INTO exports (export, seq, ordered_at, ordered_by, body) VALUES (?, ?, ?, ?, ?)',
        ...[data.export, seq, at, actor, JSON.stringify(data)],
      ),
    ),
    'audit.exportMade': on<ExportMade>((db, { at, data }) =>
      db.run('UPDATE exports SET over_at = ?, made = ? WHERE export = ?', at, JSON.stringify(data), data.export),
    ),
    'audit.exportFailed': on<ExportFailed>((db, { at, data }) =>
      db.run('UPDATE exports SET over_at = ?, failure = ? WHERE export = ?', at, data.reason, data.export),
    ),
  },
};
