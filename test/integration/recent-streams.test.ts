import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { recentStreams } from '../../electron/hosts/door/recent-streams.ts';
import { storeOn } from '../../electron/storage/database.ts';
import { journalMigration } from '../../electron/storage/migrations/0010-journal.ts';

it('names the streams of a kind, those written to last first, and steps over long ones by the index', () => {
  const raw = new Database(':memory:');
  raw.exec(journalMigration.up.replace(/CREATE TRIGGER[^;]+;[^;]*?END;/gs, ''));
  const insert = raw.prepare(
    "INSERT INTO journal (seq, stream, rev, type, body, prev, hash) VALUES (?, ?, ?, 't', '{}', ?, ?)",
  );
  const hash = 'a'.repeat(64);
  ['house', 'tournament/b', 'tournament/a', 'till/x', 'tournament/c', 'tournament/b'].forEach((stream, index, all) => {
    const rev = all.slice(0, index + 1).filter((each) => each === stream).length;
    insert.run(index + 1, stream, rev, hash, hash);
  });
  const { reader } = storeOn(raw);
  expect(recentStreams(reader, 'tournament')).toEqual(['tournament/b', 'tournament/c', 'tournament/a']);
  expect(recentStreams(reader, 'league')).toEqual([]);
  raw.close();
});
