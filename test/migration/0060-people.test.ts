import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { peopleMigration } from '../../electron/storage/migrations/0060-people.ts';

it('makes strict index tables that hold no pair twice, and are used by their keys', () => {
  const db = new Database(':memory:');
  db.exec(peopleMigration.up);
  db.exec("INSERT INTO person_keys VALUES (1, 'p_1'), (1, 'p_2'); INSERT INTO list_keys VALUES (1, 'staff', 0)");
  expect(() => db.exec("INSERT INTO person_keys VALUES (1, 'p_1')")).toThrow(/UNIQUE/);
  expect(() => db.exec("INSERT INTO person_prefixes VALUES ('durand', 'p_1')")).toThrow(/cannot store TEXT/);
  expect(() => db.exec("INSERT INTO lists VALUES ('guests', 'l_1', 'aa')")).toThrow(/CHECK/);
  const plan = db.prepare(
    'EXPLAIN QUERY PLAN SELECT person FROM person_prefixes WHERE blind = ? AND person > ? ORDER BY person LIMIT ?',
  );
  expect(plan.all(1, '', 64)).toMatchObject([
    { detail: 'SEARCH person_prefixes USING PRIMARY KEY (blind=? AND person>?)' },
  ]);
  db.close();
});
