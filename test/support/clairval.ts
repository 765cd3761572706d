import { randomBytes, scryptSync } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeskFeature } from '../../electron/desk/feature.ts';
import { accessOf, accountsFeature, type Access } from '../../electron/features/accounts/index.ts';
import { putSecret } from '../../electron/features/accounts/account-records.ts';
import type { StretchedSecret } from '../../electron/features/accounts/stretched-secret.ts';
import { dutiesFeature } from '../../electron/features/notices/index.ts';
import { houseFeature } from '../../electron/features/house/index.ts';
import { vaultWriter } from '../../electron/storage/vault.ts';
import { setUpContract } from '../../shared/contract/house.ts';
import type { Role } from '../../shared/kernel/roles.ts';
import staff from '../../resources/sample/evening/accounts.json' with { type: 'json' };
import { openTestDesk, type TestDesk } from './desk.ts';

export interface Clairval extends Omit<TestDesk, 'access'> {
  readonly access: Access;
}

export const setUpInput = setUpContract.example;
export const password = 'correct horse battery';
const minute = 60_000;

interface ClairvalOptions {
  readonly features?: readonly DeskFeature[];
}

/** A test desk with the real accounts and the real house, not founded yet. */
export function openClairval(
  options: ClairvalOptions & { readonly folder?: string; readonly seed?: string } = {},
): Clairval {
  let access: Access | undefined;
  const desk = openTestDesk({
    ...options,
    features: [accountsFeature, houseFeature, ...(options.features ?? [])],
    access: (parts) => (access = accessOf(parts, { idleMs: 10 * minute })),
  });
  return { ...desk, access: access! };
}

/** Calls while nobody is signed in. */
export const nobody = (desk: Clairval) => (name: string, input: unknown) =>
  desk.desk.call({ name, input, caller: { account: null, roles: [], station: 'test' } });

let template: Promise<string> | undefined;

/**
 * The house of the evening's fixtures, founded, with all its accounts: ids are logins, each PIN is 2468. It is founded once a
 * test file and copied; its secrets are stretched at a low cost (each record says its own), so that tests need not wait.
 */
export async function foundedClairval(options: ClairvalOptions = {}): Promise<Clairval> {
  template ??= foundTemplate();
  const folder = mkdtempSync(join(tmpdir(), 'tapis-clairval-'));
  cpSync(await template, folder, { recursive: true });
  return openClairval({ ...options, folder, seed: 'after founding' });
}

async function foundTemplate(): Promise<string> {
  const desk = openClairval({ features: [dutiesFeature] });
  const answer = await nobody(desk)('house.setUp', setUpInput);
  if (!answer.ok) throw new Error(answer.refusal.code);
  const others = staff.filter(({ login }) => login !== 'dr');
  await Promise.all(others.map(({ login, name, roles }) => hire(desk, { login, name, roles: roles as Role[] })));
  for (const { login } of staff) weaken(desk, login);
  desk.close();
  process.once('exit', () => rmSync(desk.folder, { recursive: true, force: true }));
  return desk.folder;
}

async function hire(
  desk: Clairval,
  { login, name, roles }: { login: string; name: string; roles: Role[] },
): Promise<void> {
  const input = { account: login, login, name, roles, pin: '2468', password };
  const answer = await desk.as('dr', 'responsible-director')('accounts.open', input);
  if (!answer.ok) throw new Error(answer.refusal.code);
}

function weaken(desk: Clairval, account: string): void {
  desk.store.transaction((db) => {
    const write = { db, vault: vaultWriter(db, desk.sealer) };
    putSecret(write, account, { kind: 'pin', secret: cheap('2468') });
    putSecret(write, account, { kind: 'password', secret: cheap(password) });
  });
}

function cheap(secret: string): StretchedSecret {
  const salt = randomBytes(16);
  const cost = 16;
  return {
    salt: salt.toString('hex'),
    hash: scryptSync(secret, salt, 32, { N: cost, r: 8, p: 1 }).toString('hex'),
    cost,
  };
}
