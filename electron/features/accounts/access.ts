import { signInContract, signOutContract } from '../../../shared/contract/accounts.ts';
import { refuseAccounts } from '../../../shared/domain/accounts/index.ts';
import type { InputOf } from '../../../shared/contract/define.ts';
import { isRefused, type Refused } from '../../../shared/kernel/refusal.ts';
import type { Call, DirectHandler, SignatureCheck } from '../../desk/feature.ts';
import type { Caller } from '../../desk/request.ts';
import type { Store } from '../../storage/database.ts';
import type { Sealer } from '../../storage/sealer.ts';
import { vaultReader } from '../../storage/vault.ts';
import { accountOfLogin, loginBlind, marksOf, openRow } from './account-records.ts';
import { attempt, type AttemptParts } from './attempt.ts';
import { Sessions } from './sessions.ts';
import { chargeTry, forgetTries } from './tries.ts';

/** Who may come in: sign-in and sign-out, the account behind a session, and the check of signatures. */
export interface Access extends SignatureCheck {
  /** `accounts.signIn` and `accounts.signOut`, for the desk to answer beside its journalled commands. */
  readonly handlers: readonly DirectHandler[];
  /** The caller behind a session's token at a station; `account: null` when there is no session or it is over. */
  identify(token: string | undefined, where: { readonly station: string; readonly mono: number }): Caller;
  /**
   * One try of the recovery code, counted as a try to sign in is: against its station, and against everybody's, since a station is only
   * a name. Answers what `open` refuses, or `accounts.throttled {seconds}` before it is asked.
   */
  tryRecovery(
    where: { readonly station: string; readonly at: number },
    open: () => Refused | undefined,
  ): Refused | undefined;
  /** The caller of a login without a secret: for scripts on rehearsal folders only. */
  callerOf(login: string, station: string): Caller | undefined;
}

interface AccessOptions {
  /** A session that nobody used for so long is over: PIN or password again. */
  readonly idleMs: number;
}

const minuteMs = 60_000;
const byDefault: AccessOptions = { idleMs: 10 * minuteMs };

/** Builds the house's access over its store; the sealer opens the sealed secrets. */
export function accessOf(
  { store, sealer }: { readonly store: Store; readonly sealer: Sealer },
  { idleMs }: AccessOptions = byDefault,
): Access {
  const read = { db: store.reader, vault: vaultReader(store.reader, sealer) };
  const sessions = new Sessions(idleMs);
  const callerFor = (account: string, station: string): Caller | undefined => {
    const row = openRow(read, account);
    return row && { account, roles: row.roles, station };
  };
  return {
    handlers: sessionHandlers({ store, read }, sessions),
    identify: (token, { station, mono }) => {
      const nobody = { account: null, roles: [], station };
      const session = token === undefined ? undefined : sessions.use(token, mono);
      if (!session || session.generation !== marksOf(read, session.account)?.generation) return nobody;
      return callerFor(session.account, station) ?? nobody;
    },
    callerOf: (login, station) => {
      const account = accountOfLogin(read, login);
      return account === undefined ? undefined : callerFor(account, station);
    },
    tryRecovery: ({ station, at }, open) => {
      const subjects = ['recovery', `station:${station}`];
      const seconds = store.transaction((db) => chargeTry(db, subjects, at));
      if (seconds > 0) return refuseAccounts('accounts.throttled', { seconds });
      const refused = open();
      if (!refused) store.transaction((db) => forgetTries(db, subjects));
      return refused;
    },
    check: async (account, pin, { at, station }) => {
      const blind = marksOf(read, account)?.loginBlind ?? account;
      const tried = { account, secret: pin, loginBlind: blind, station, at, wrong: 'accounts.wrongPin' } as const;
      const answer = await attempt({ store, read }, tried);
      return isRefused(answer) ? answer : undefined;
    },
  };
}

function sessionHandlers(parts: AttemptParts, sessions: Sessions): readonly DirectHandler[] {
  const signIn = async (input: InputOf<typeof signInContract>, { at, mono, station }: Call) => {
    const { read } = parts;
    const account = accountOfLogin(read, input.login);
    const secret = 'pin' in input ? input.pin : input.password;
    const blind = loginBlind(read, input.login);
    const wrong = 'accounts.wrongCredentials';
    const row = await attempt(parts, { account, secret, loginBlind: blind, station, at, wrong });
    if (isRefused(row)) return row;
    const generation = marksOf(read, row.account)?.generation ?? 0;
    return { token: sessions.open(row.account, generation, mono), account: row.account, roles: row.roles };
  };
  const signOut = ({ token }: InputOf<typeof signOutContract>) => {
    sessions.close(token);
    return Promise.resolve({});
  };
  return [
    { contract: signInContract, answer: (input, call) => signIn(input as InputOf<typeof signInContract>, call) },
    { contract: signOutContract, answer: (input) => signOut(input as InputOf<typeof signOutContract>) },
  ];
}
