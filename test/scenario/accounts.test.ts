import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Answer } from '../../electron/desk/request.ts';
import { directorsAt } from '../../shared/domain/accounts/index.ts';
import { foundedClairval, password, type Clairval } from '../support/clairval.ts';

let desk: Clairval;
beforeEach(async () => {
  desk = await foundedClairval();
});
afterEach(() => desk.remove());

const director = (name: string, input: unknown) => desk.as('dr', 'responsible-director')(name, input);
const admin = (name: string, input: unknown) => desk.as('admin', 'administrator')(name, input);
const codeOf = (answer: Answer) => (answer.ok ? 'accepted' : answer.refusal.code);
const newcomer = { account: 'x', login: 'nouveau', name: 'Nadia Nouvelle', pin: '1937', password };

/** The bodies of the journal, to see what stands in it. */
const journal = () =>
  desk.store.reader
    .all<{ body: string }>('SELECT body FROM journal ORDER BY seq')
    .map(({ body }) => body)
    .join('\n');

test('opening an account journals its id, roles and a digest; login, name and secrets stay out', async () => {
  const answer = await director('accounts.open', { ...newcomer, account: undefined, roles: ['cashier'] });
  expect(answer).toMatchObject({ ok: true, answer: { account: expect.stringMatching(/^a_/) as string } });
  expect(journal()).toContain('"type":"accounts.opened"');
  for (const secret of ['nouveau', 'Nadia', '1937', password, '2468']) expect(journal()).not.toContain(secret);
});

test('no table holds a login, a name, a PIN or a password in clear', async () => {
  await director('accounts.open', { ...newcomer, roles: ['cashier'] });
  const tables = desk.store.reader.all<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table'");
  for (const { name } of tables) {
    const rows = JSON.stringify(desk.store.reader.all(`SELECT * FROM "${name}"`), (_key, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
    );
    for (const secret of ['nouveau', 'Nadia', password, '"1937"']) expect(rows, name).not.toContain(secret);
  }
});

test('an id or a login that exists, in whatever case, is refused and nothing is stored', async () => {
  const opened = { ...newcomer, roles: ['floor'] };
  expect(codeOf(await director('accounts.open', { ...opened, account: 'dr' }))).toBe('accounts.exists');
  expect(codeOf(await director('accounts.open', { ...opened, login: 'DR' }))).toBe('accounts.loginTaken');
  expect(codeOf(await director('accounts.open', { ...opened, pin: '3456' }))).toBe('accounts.weakPin');
  expect(desk.store.reader.all('SELECT account FROM account_secrets')).toHaveLength(8);
});

test('the login of a closed account is never given to a second person', async () => {
  expect(codeOf(await director('accounts.close', { account: 'caisse1', pin: '2468' }))).toBe('accepted');
  const again = { ...newcomer, login: 'caisse1', roles: ['cashier'] };
  expect(codeOf(await director('accounts.open', again))).toBe('accounts.loginTaken');
});

test('an administrator opens accounts that see nothing, and cannot give, take, close or reset the others', async () => {
  expect(codeOf(await admin('accounts.open', { ...newcomer, roles: [] }))).toBe('accepted');
  const another = { ...newcomer, account: 'y', login: 'autre', roles: ['administrator'] };
  expect(codeOf(await admin('accounts.open', another))).toBe('accepted');
  for (const [name, input] of [
    ['accounts.open', { ...newcomer, account: 'z', login: 'encore', roles: ['cashier'] }],
    ['accounts.setRoles', { account: 'x', roles: ['responsible-director'], pin: '2468' }],
    ['accounts.setRoles', { account: 'admin', roles: ['administrator', 'compliance'], pin: '2468' }],
    ['accounts.setRoles', { account: 'caisse1', roles: [], pin: '2468' }],
    ['accounts.close', { account: 'caisse1', pin: '2468' }],
    ['accounts.setPin', { account: 'dr', newPin: '8035', pin: '2468' }],
    ['accounts.setPassword', { account: 'caisse1', newPassword: 'sept tables sans chaise', pin: '2468' }],
  ] as const) {
    expect([name, codeOf(await admin(name, input))]).toEqual([name, 'accounts.directorOnly']);
  }
});

test('FR-REG-10 the last responsible director keeps the role and the account', async () => {
  expect(codeOf(await director('accounts.close', { account: 'dr', pin: '2468' }))).toBe('accounts.lastDirector');
  const withoutRole = { account: 'dr', roles: ['compliance'], pin: '2468' };
  expect(codeOf(await director('accounts.setRoles', withoutRole))).toBe('accounts.lastDirector');
  await director('accounts.open', { ...newcomer, account: 'dr2', roles: ['responsible-director'] });
  expect(codeOf(await director('accounts.setRoles', withoutRole))).toBe('accepted');
  const second = desk.as('dr2', 'responsible-director');
  expect(codeOf(await second('accounts.close', { account: 'dr2', pin: '1937' }))).toBe('accounts.lastDirector');
});

test('FR-REG-10 who answered for the house, and when: each appointment and replacement with whoever made it', async () => {
  const appointedAt = desk.clock.now().wall;
  await director('accounts.open', { ...newcomer, account: 'dr2', roles: ['responsible-director', 'committee-member'] });
  desk.clock.reach(new Date(appointedAt + 86_400_000).toISOString());
  const second = desk.as('dr2', 'responsible-director');
  expect(codeOf(await second('accounts.setRoles', { account: 'dr', roles: ['compliance'], pin: '1937' }))).toBe(
    'accepted',
  );
  const endedAt = desk.clock.now().wall;
  await second('accounts.open', { ...newcomer, account: 'x', login: 'sans', roles: ['cashier'] });
  const { accounts } = desk.desk.reader.state('house');
  expect(accounts.direction).toEqual([
    {
      account: 'dr',
      fromAt: expect.any(Number) as number,
      givenBy: expect.any(String) as string,
      untilAt: endedAt,
      endedBy: 'dr2',
    },
    { account: 'dr2', fromAt: appointedAt, givenBy: 'dr', untilAt: null, endedBy: null },
  ]);
  expect(directorsAt(accounts, appointedAt)).toEqual(['dr', 'dr2']);
  expect(directorsAt(accounts, endedAt - 1)).toEqual(['dr', 'dr2']);
  expect(directorsAt(accounts, endedAt)).toEqual(['dr2']);
});

test.each([
  ['accounts.setRoles', { roles: ['floor'] }],
  ['accounts.close', {}],
  ['accounts.setPin', { newPin: '8035' }],
  ['accounts.setPassword', { newPassword: 'sept tables sans chaise' }],
])('%s refuses an account that is unknown or closed, and a wrong PIN of the giver', async (name, input) => {
  const given = { ...input, pin: '2468' };
  expect(codeOf(await director(name, { ...given, account: 'nobody' }))).toBe('accounts.unknown');
  expect(codeOf(await director(name, { ...given, account: 'constructor' }))).toBe('accounts.unknown');
  expect(codeOf(await director(name, { ...given, account: 'sol1', pin: '8642' }))).toBe('accounts.wrongPin');
  await director('accounts.close', { account: 'sol1', pin: '2468' });
  expect(codeOf(await director(name, { ...given, account: 'sol1' }))).toBe('accounts.closed');
});

test('everybody changes their own PIN, signing with the old one or with the password', async () => {
  const floor = desk.as('sol1', 'floor');
  expect(codeOf(await floor('accounts.setPin', { newPin: '1111', pin: '2468' }))).toBe('accounts.weakPin');
  expect(codeOf(await floor('accounts.setPin', { newPin: '8035', pin: '2468' }))).toBe('accepted');
  expect(codeOf(await floor('accounts.setPin', { newPin: '1492', pin: '2468' }))).toBe('accounts.wrongPin');
  expect(codeOf(await floor('accounts.setPin', { newPin: '1492', pin: password }))).toBe('accepted');
  expect(codeOf(await floor('accounts.setPassword', { newPassword: 'court', pin: '1492' }))).toBe(
    'accounts.weakPassword',
  );
  expect(codeOf(await floor('accounts.setPassword', { newPassword: 'sol1 et sept tables', pin: '1492' }))).toBe(
    'accounts.weakPassword',
  );
  expect(codeOf(await floor('accounts.setPassword', { newPassword: 'sept tables sans chaise', pin: '1492' }))).toBe(
    'accepted',
  );
  expect(journal()).toContain('"which":"password"');
});

test('the director resets the PIN of another account, and the journal says who did', async () => {
  await director('accounts.setPin', { account: 'sol1', newPin: '8035', pin: '2468' });
  expect(journal()).toMatch(/"actor":"dr".*"which":"pin"/);
  const signed = await desk.access.check('sol1', '8035', { at: desk.clock.now().wall, station: 'test' });
  expect(signed).toBeUndefined();
});

test('logins are for who manages accounts, former staff for who reads old papers', async () => {
  await director('accounts.close', { account: 'sol1', pin: '2468' });
  const list = async (...as: Parameters<Clairval['as']>) => {
    const answer = await desk.as(...as)('accounts.list', {});
    if (!answer.ok) throw new Error(answer.refusal.code);
    return (answer.answer as { accounts: { account: string; name: string; login?: string }[] }).accounts;
  };
  const seenByDirector = await list('dr', 'responsible-director');
  expect(seenByDirector.map(({ account }) => account)).toHaveLength(8);
  expect(seenByDirector.find(({ account }) => account === 'caisse1')).toMatchObject({
    login: 'caisse1',
    name: 'Caissier 1',
    roles: ['cashier'],
  });
  const seenByCashier = await list('caisse1', 'cashier');
  expect(seenByCashier.map(({ account }) => account)).toHaveLength(7);
  expect(seenByCashier.map(({ account }) => account)).not.toContain('sol1');
  expect(seenByCashier[0]).toHaveProperty('name');
  expect(seenByCashier[0]).not.toHaveProperty('login');
  const me = await desk.as('caisse1', 'cashier')('accounts.me', {});
  expect(me).toMatchObject({ ok: true, answer: { account: 'caisse1', login: 'caisse1', name: 'Caissier 1' } });
});

test('the same key opens one account, and a second input under it is refused', async () => {
  const as = desk.as('dr', 'responsible-director');
  const first = await as('accounts.open', { ...newcomer, account: undefined, roles: ['floor'] }, 'k1');
  expect(await as('accounts.open', { ...newcomer, account: undefined, roles: ['floor'] }, 'k1')).toMatchObject({
    answer: first.ok ? first.answer : {},
  });
  const other = { ...newcomer, login: 'autre', account: undefined, roles: ['floor'] };
  expect(codeOf(await as('accounts.open', other, 'k1'))).toBe('desk.keyReused');
  expect(desk.store.reader.all('SELECT account FROM accounts')).toHaveLength(9);
});
