import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { deskMigration } from '../../electron/storage/migrations/0020-desk.ts';

function fresh(): Database.Database {
  const db = new Database(':memory:');
  db.exec(deskMigration.up);
  return db;
}

it('is number 20; a key is answered once, a series has one last number a year', () => {
  const db = fresh();
  expect(deskMigration.number).toBe(20);
  const answer = db.prepare("INSERT INTO answers (key, command, input, seq, answer) VALUES ('k', 'c', 'i', 1, '{}')");
  answer.run();
  expect(() => answer.run()).toThrow(/UNIQUE/);
  const series = db.prepare("INSERT INTO series (series, year, last) VALUES ('R', ?, 1)");
  series.run(2027);
  series.run(2028);
  expect(() => series.run(2027)).toThrow(/UNIQUE/);
  expect(() => db.exec("INSERT INTO series VALUES ('R', 2029, 'first')")).toThrow(/cannot store TEXT/);
});

it('keeps one snapshot a stream', () => {
  const db = fresh();
  const snapshot = db.prepare(
    "INSERT INTO snapshots (stream, rev, fold_version, state) VALUES ('house', 200, 1, '{}')",
  );
  snapshot.run();
  expect(() => snapshot.run()).toThrow(/UNIQUE/);
});

it('a mark is set once, for good', () => {
  const db = fresh();
  db.exec("INSERT INTO marks VALUES ('rehearsal', 'yes')");
  expect(() => db.exec("UPDATE marks SET value = 'no'")).toThrow(/for good/);
  expect(() => db.exec('DELETE FROM marks')).toThrow(/for good/);
  expect(() => db.exec("INSERT INTO marks VALUES ('rehearsal', 'no')")).toThrow(/for good/);
  for (const mode of ['ON', 'OFF']) {
    db.pragma(`recursive_triggers = ${mode}`);
    expect(() => db.exec("REPLACE INTO marks VALUES ('rehearsal', 'no')")).toThrow(/for good/);
  }
  expect(db.prepare('SELECT * FROM marks').all()).toEqual([{ mark: 'rehearsal', value: 'yes' }]);
});
