import type { PeopleEvents } from '../../../../shared/domain/people/index.ts';
import { on, type Projection } from '../../../desk/feature.ts';
import type { UnitOfWork } from '../../../storage/database.ts';

interface Purging {
  readonly table: 'purged_persons' | 'purged_papers' | 'purged_texts';
  readonly column: string;
  readonly at: number;
}

function noteEach(db: UnitOfWork, { table, column, at }: Purging, ids: readonly string[]): void {
  for (const id of ids) db.run(`INSERT OR IGNORE INTO ${table} (${column}, at) VALUES (?, ?)`, id, at);
}

/** Holds, restrictions and what was purged. */
export const retentionProjection: Projection = {
  tables: ['retention_holds', 'restricted_persons', 'purged_persons', 'purged_papers', 'purged_texts'],
  on: {
    'people.holdPlaced': on<PeopleEvents['people.holdPlaced']>((db, { data, actor, at }) => {
      const subject = data.subject.kind === 'person' ? data.subject.person : data.subject.tournament;
      db.run(
        'INSERT INTO retention_holds (hold, kind, subject, text, account, at) VALUES (?, ?, ?, ?, ?, ?)',
        ...[data.hold, data.subject.kind, subject, data.textId, actor, at],
      );
    }),
    'people.holdLifted': on<PeopleEvents['people.holdLifted']>((db, { data, at }) =>
      db.run('UPDATE retention_holds SET lifted_at = ? WHERE hold = ?', at, data.hold),
    ),
    'people.restricted': on<PeopleEvents['people.restricted']>((db, { data, actor, at }) =>
      db.run(
        'INSERT INTO restricted_persons (person, text, account, at) VALUES (?, ?, ?, ?)',
        ...[data.person, data.textId, actor, at],
      ),
    ),
    'people.unrestricted': on<PeopleEvents['people.unrestricted']>((db, { data }) =>
      db.run('DELETE FROM restricted_persons WHERE person = ?', data.person),
    ),
    'people.purgedPersons': on<PeopleEvents['people.purgedPersons']>((db, { data, at }) => {
      noteEach(db, { table: 'purged_persons', column: 'person', at }, data.persons);
      for (const person of data.persons) db.run('DELETE FROM restricted_persons WHERE person = ?', person);
    }),
    'people.purgedPapers': on<PeopleEvents['people.purgedPapers']>((db, { data, at }) =>
      noteEach(db, { table: 'purged_papers', column: 'paper', at }, data.papers),
    ),
    'people.purgedStaffNames': on<PeopleEvents['people.purgedStaffNames']>((db, { data, at }) =>
      noteEach(db, { table: 'purged_texts', column: 'text', at }, data.texts),
    ),
    'people.purgedTexts': on<PeopleEvents['people.purgedTexts']>((db, { data, at }) =>
      noteEach(db, { table: 'purged_texts', column: 'text', at }, data.texts),
    ),
  },
};
