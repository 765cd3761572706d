import { refuseAccounts, type AccountsRefusal } from '../../../shared/domain/accounts/index.ts';
import type { Refused } from '../../../shared/kernel/refusal.ts';
import type { Store } from '../../storage/database.ts';
import { openRow, secretOf, type AccountRow, type RecordReader, type SecretKind } from './account-records.ts';
import { matches } from './stretched-secret.ts';
import { chargeTry, forgetTries } from './tries.ts';

export interface AttemptParts {
  readonly store: Store;
  readonly read: RecordReader;
}

export interface Attempt {
  /** `undefined` for a login that nobody has: it is counted and takes as long all the same. */
  readonly account: string | undefined;
  readonly secret: string;
  /** The digest of the login that was tried. */
  readonly loginBlind: string;
  readonly station: string;
  readonly at: number;
  /** The refusal for a wrong secret. */
  readonly wrong: AccountsRefusal;
}

/**
 * One try of a PIN or password, counted against its login and its station. Answers the account when it is right and open,
 * else the refusal `wrong`, or `accounts.throttled {seconds}` before anything is compared.
 */
export async function attempt({ store, read }: AttemptParts, tried: Attempt): Promise<AccountRow | Refused> {
  const { account, secret } = tried;
  const subjects = [`login:${tried.loginBlind}`, `station:${tried.station}`];
  const seconds = store.transaction((db) => chargeTry(db, subjects, tried.at));
  if (seconds > 0) return refuseAccounts('accounts.throttled', { seconds });
  const stored = account === undefined ? undefined : secretOf(read, account, kindOf(secret));
  const right = await matches(secret, stored);
  // Read after the wait: the account may have been closed meanwhile.
  const row = right && account !== undefined ? openRow(read, account) : undefined;
  if (!row) return refuseAccounts(tried.wrong);
  store.transaction((db) => forgetTries(db, subjects));
  return row;
}

/** Digits are a PIN: a password of digits only is refused when it is set. */
const kindOf = (secret: string): SecretKind => (/^\d{4,12}$/.test(secret) ? 'pin' : 'password');
