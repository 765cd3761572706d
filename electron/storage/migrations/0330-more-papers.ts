import type { Migration } from '../migration.ts';

/**
 * Events that a journal may hold already have papers now: checklist and unsealing of annex premises, the house rules, the
 * register's folios with the day's seal. The list of papers is made again from the journal; those that it lacked are drawn.
 */
export const morePapersMigration: Migration = {
  number: 330,
  name: 'more-papers',
  up: "INSERT OR IGNORE INTO unfilled_tables SELECT 'papers' WHERE EXISTS (SELECT 1 FROM journal);",
};
