import { accept, type Decision } from '../../kernel/event.ts';
import { isRefused, type Refused } from '../../kernel/refusal.ts';
import { accountsEvent } from './events.ts';
import { openAccountOf, unlessManages, type Giver } from './manages.ts';
import type { AccountsRefusal } from './refusals.ts';
import { passwordWeakness, pinWeakness } from './secret-rules.ts';
import type { Accounts } from './state.ts';

interface ChangeFacts {
  /** Whose secret it is: the giver's own, unless somebody else was named. */
  readonly account: string;
  readonly giver: Giver;
}

interface AccountsSlice {
  readonly accounts: Accounts;
}

/** Changes one's own PIN, or the PIN of an account that one manages. Refuses `accounts.weakPin`. */
export const changePin = (
  state: AccountsSlice,
  { newPin }: { readonly newPin: string },
  facts: ChangeFacts,
): Decision<AccountsRefusal> =>
  unlessMayChange(state, facts) ??
  pinWeakness(newPin) ??
  accept(accountsEvent('house', 'accounts.secretChanged', { account: facts.account, which: 'pin' }));

/** The same for the password; `login` is the account's own, which the password must not hold. */
export const changePassword = (
  state: AccountsSlice,
  { newPassword }: { readonly newPassword: string },
  facts: ChangeFacts & { readonly login: string },
): Decision<AccountsRefusal> =>
  unlessMayChange(state, facts) ??
  passwordWeakness(newPassword, facts.login) ??
  accept(accountsEvent('house', 'accounts.secretChanged', { account: facts.account, which: 'password' }));

function unlessMayChange(
  { accounts }: AccountsSlice,
  { account, giver }: ChangeFacts,
): Refused<AccountsRefusal> | undefined {
  const held = openAccountOf(accounts, account);
  if (isRefused(held)) return held;
  return account === giver.account ? undefined : unlessManages(giver, held.roles);
}
