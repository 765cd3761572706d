import type { Migration } from '../migration.ts';

/**
 * Which journal line changed a line of the book, so that a folio can be drawn as it stood then, who entered it, and where it
 * was carried in the control register. What stands in the journal is filled in.
 */
export const booksMigration: Migration = {
  number: 250,
  name: 'books',
  up: `
    ALTER TABLE levy_lines ADD COLUMN entered_seq INTEGER;
    ALTER TABLE levy_lines ADD COLUMN entered_by TEXT;
    ALTER TABLE levy_lines ADD COLUMN certified_seq INTEGER;
    ALTER TABLE levy_lines ADD COLUMN countersigned_seq INTEGER;
    ALTER TABLE levy_lines ADD COLUMN corrected_seq INTEGER;
    UPDATE levy_lines SET
      entered_seq = ${seqOf("type IN ('levy.lineEntered', 'levy.lineCorrected')")},
      entered_by = ${fromJournal("json_extract(body, '$.actor')", "type IN ('levy.lineEntered', 'levy.lineCorrected')")},
      certified_seq = ${seqOf("type = 'levy.lineCertified'")},
      countersigned_seq = ${seqOf("type = 'levy.lineCountersigned'")},
      corrected_seq = (SELECT seq FROM journal WHERE stream = 'tournament/' || levy_lines.tournament
        AND type = 'levy.lineCorrected' AND json_extract(body, '$.data.correctsBook') = levy_lines.book
        AND json_extract(body, '$.data.corrects') = levy_lines.line);
    CREATE TABLE levy_carries (
      book TEXT NOT NULL,
      line INTEGER NOT NULL,
      day TEXT NOT NULL,
      control_page INTEGER NOT NULL,
      control_line INTEGER NOT NULL,
      seq INTEGER NOT NULL,
      PRIMARY KEY (book, line)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE levy_volumes (
      book TEXT NOT NULL,
      volume INTEGER NOT NULL,
      text_id TEXT NOT NULL,
      opened_by TEXT NOT NULL,
      opened_at INTEGER NOT NULL,
      closed_by TEXT,
      PRIMARY KEY (book, volume)
    ) STRICT, WITHOUT ROWID;
  `,
};

function seqOf(which: string): string {
  return fromJournal('seq', which);
}

function fromJournal(what: string, which: string): string {
  return `(SELECT ${what} FROM journal WHERE stream = 'tournament/' || levy_lines.tournament AND ${which}
        AND json_extract(body, '$.data.book') = levy_lines.book AND json_extract(body, '$.data.line') = levy_lines.line)`;
}
