import { foldLogin } from '../../../shared/domain/accounts/index.ts';
import type { Role } from '../../../shared/kernel/roles.ts';
import { saltedDigest } from '../../../shared/kernel/sha256.ts';
import type { DeskReader, DeskWriter } from '../../desk/feature.ts';
import type { StretchedSecret } from './stretched-secret.ts';

/** Where an account's sealed parts are read from: the desk's reader has both. */
export type RecordReader = Pick<DeskReader, 'db' | 'vault'>;

export type SecretKind = 'pin' | 'password';

interface StaffNames {
  readonly login: string;
  readonly name: string;
}

/** An account as its read table has it. */
export interface AccountRow {
  readonly account: string;
  readonly roles: readonly Role[];
  readonly openedAt: number;
  readonly closedAt: number | null;
}

interface StoredRow {
  readonly account: string;
  readonly roles: string;
  readonly opened_at: number;
  readonly closed_at: number | null;
}

const rowOf = ({ account, roles, opened_at, closed_at }: StoredRow): AccountRow => ({
  account,
  roles: JSON.parse(roles) as Role[],
  openedAt: opened_at,
  closedAt: closed_at,
});

export const accountRows = ({ db }: Pick<RecordReader, 'db'>): AccountRow[] =>
  db.all<StoredRow>('SELECT * FROM accounts ORDER BY opened_at, account').map(rowOf);

/** The account when it is open. */
export function openRow({ db }: Pick<RecordReader, 'db'>, account: string): AccountRow | undefined {
  const row = db.get<StoredRow>('SELECT * FROM accounts WHERE account = ? AND closed_at IS NULL', account);
  return row && rowOf(row);
}

/** The keyed digest by which a login is found without being stored. */
export const loginBlind = ({ vault }: Pick<RecordReader, 'vault'>, login: string): string =>
  vault.blind(`login:${foldLogin(login)}`);

/** The account of a login, open or closed: a login is never given to a second person. */
export const accountOfLogin = (read: RecordReader, login: string): string | undefined =>
  read.db.get<{ account: string }>('SELECT account FROM account_secrets WHERE login_blind = ?', loginBlind(read, login))
    ?.account;

/** Login and name of a member of staff; `undefined` for an account that never was. */
export function staffNames({ db, vault }: RecordReader, account: string): StaffNames | undefined {
  const row = db.get<{ sealed: Uint8Array }>('SELECT sealed FROM account_secrets WHERE account = ?', account);
  return row && vault.open<StaffNames>(purpose(account, 'names'), row.sealed);
}

/** A stretched secret, for one try. */
export function secretOf({ db, vault }: RecordReader, account: string, kind: SecretKind): StretchedSecret | undefined {
  const row = db.get<Record<SecretKind, Uint8Array>>(
    'SELECT pin, password FROM account_secrets WHERE account = ?',
    account,
  );
  return row && vault.open<StretchedSecret>(purpose(account, kind), row[kind]);
}

/** The digest of an account's login and how often its secrets were changed. */
export const marksOf = (
  { db }: Pick<RecordReader, 'db'>,
  account: string,
): { readonly loginBlind: string; readonly generation: number } | undefined =>
  db.get('SELECT login_blind AS loginBlind, generation FROM account_secrets WHERE account = ?', account);

/** What a new account is stored with, beside its event. */
export interface NewAccountRecord {
  readonly account: string;
  readonly salt: string;
  readonly names: StaffNames;
  readonly pin: StretchedSecret;
  readonly password: StretchedSecret;
}

/** The digest that the journal keeps of a member of staff. */
export const namesDigest = (salt: string, names: StaffNames): string =>
  saltedDigest(salt, { login: names.login, name: names.name });

export function putAccount({ db, vault }: DeskWriter, { account, salt, names, pin, password }: NewAccountRecord): void {
  db.run(
    'INSERT INTO account_secrets (account, login_blind, salt, sealed, pin, password, generation) VALUES (?, ?, ?, ?, ?, ?, 1)',
    account,
    loginBlind({ vault }, names.login),
    salt,
    vault.seal(purpose(account, 'names'), names),
    vault.seal(purpose(account, 'pin'), pin),
    vault.seal(purpose(account, 'password'), password),
  );
}

/** Replaces a secret and ends the account's sessions, which are of the generation before. */
export function putSecret(
  { db, vault }: DeskWriter,
  account: string,
  { kind, secret }: { readonly kind: SecretKind; readonly secret: StretchedSecret },
): void {
  const column = kind === 'pin' ? 'pin' : 'password';
  db.run(
    `UPDATE account_secrets SET ${column} = ?, generation = generation + 1 WHERE account = ?`,
    vault.seal(purpose(account, kind), secret),
    account,
  );
}

const purpose = (account: string, part: 'names' | SecretKind): string => `account:${account}:${part}`;
