import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { suspensionsMigration } from '../../electron/storage/migrations/0320-suspensions.ts';

it('is number 320; suspensions and holds of a person are found by index while they stand', () => {
  const db = new Database(':memory:');
  db.exec(suspensionsMigration.up);
  expect(suspensionsMigration.number).toBe(320);
  const suspend = db.prepare(
    "INSERT INTO suspensions (suspension, person, until, since, reason) VALUES (?, 'p_1', ?, 1, 'x_1')",
  );
  suspend.run('z-1', null);
  suspend.run('z-2', '2027-06-30');
  expect(() => suspend.run('z-2', null)).toThrow(/UNIQUE/);
  const hold = db.prepare(
    "INSERT INTO holds (hold, person, tournament, incident, since) VALUES ('h-1', ?, 't-1', 'i-1', 1)",
  );
  hold.run('p_1');
  hold.run('p_2');
  expect(() => hold.run('p_2')).toThrow(/UNIQUE/);
  const planOf = (sql: string): string => JSON.stringify(db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all());
  expect(planOf("SELECT * FROM suspensions WHERE person = 'p_1' AND lifted_at IS NULL")).toContain(
    'suspensions_of_person',
  );
  expect(planOf("SELECT * FROM holds WHERE person = 'p_1' AND lifted_at IS NULL")).toContain('holds_of_person');
});
