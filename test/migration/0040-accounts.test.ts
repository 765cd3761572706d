import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { accountsMigration } from '../../electron/storage/migrations/0040-accounts.ts';

it('makes strict account tables: one account a login, roles are JSON, a login is found by its digest', () => {
  const db = new Database(':memory:');
  db.exec(accountsMigration.up);
  db.exec(`INSERT INTO accounts VALUES ('a', '["cashier"]', 1, NULL)`);
  expect(() => db.exec("INSERT INTO accounts VALUES ('b', 'cashier', 1, NULL)")).toThrow(/CHECK/);
  expect(() => db.exec("INSERT INTO accounts VALUES ('b', '[]', 'yesterday', NULL)")).toThrow(/cannot store TEXT/);
  const put = db.prepare("INSERT INTO account_secrets VALUES (?, ?, 'salt', x'00', x'00', x'00', 1)");
  put.run('a', 'blind-1');
  expect(() => put.run('b', 'blind-1')).toThrow(/UNIQUE/);
  expect(() => db.exec("INSERT INTO sign_in_tries VALUES ('login:x', 0, 1)")).toThrow(/CHECK/);
  const plan = db.prepare('EXPLAIN QUERY PLAN SELECT account FROM account_secrets WHERE login_blind = ?');
  expect(plan.all('x')).toMatchObject([
    { detail: expect.stringMatching(/^SEARCH account_secrets USING .*INDEX/) as string },
  ]);
  db.close();
});
