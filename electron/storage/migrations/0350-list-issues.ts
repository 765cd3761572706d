import type { Migration } from '../migration.ts';

/**
 * Rows of a list belong to an issue of it: the next one is stored beside the one in force, some rows at a time, and takes its place by one number. A row keeps the blinds it is
 * found under, so that it can be cleared away with them.
 */
export const listIssuesMigration: Migration = {
  number: 350,
  name: 'list-issues',
  up: `
    CREATE TABLE list_issues (
      issue INTEGER PRIMARY KEY AUTOINCREMENT,
      list TEXT NOT NULL
    ) STRICT;
    INSERT INTO list_issues (list) SELECT list FROM lists ORDER BY list;
    ALTER TABLE lists ADD COLUMN issue INTEGER NOT NULL DEFAULT 0;
    UPDATE lists SET issue = (SELECT issue FROM list_issues i WHERE i.list = lists.list);
    CREATE INDEX keys_of_row ON list_keys (list, row);
    CREATE TABLE issue_rows (
      issue INTEGER NOT NULL,
      row INTEGER NOT NULL,
      sealed BLOB NOT NULL,
      blinds TEXT NOT NULL,
      print INTEGER,
      PRIMARY KEY (issue, row)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO issue_rows
      SELECT l.issue, r.row, r.sealed,
        (SELECT json_group_array(k.blind) FROM list_keys k WHERE k.list = r.list AND k.row = r.row),
        (SELECT p.print FROM list_prints p WHERE p.list = r.list AND p.row = r.row)
      FROM list_rows r JOIN lists l ON l.list = r.list;
    CREATE TABLE issue_keys (
      blind INTEGER NOT NULL,
      issue INTEGER NOT NULL,
      row INTEGER NOT NULL,
      PRIMARY KEY (blind, issue, row)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO issue_keys SELECT k.blind, l.issue, k.row FROM list_keys k JOIN lists l ON l.list = k.list;
    DROP TABLE list_prints;
    DROP TABLE list_keys;
    DROP TABLE list_rows;
  `,
};
