import { accept, type Decision } from '../../kernel/event.ts';
import type { Role } from '../../kernel/roles.ts';
import { accountsEvent } from './events.ts';
import { unlessManages, type Giver } from './manages.ts';
import { refuse, type AccountsRefusal } from './refusals.ts';
import { passwordWeakness, pinWeakness } from './secret-rules.ts';
import { accountOf, type Accounts } from './state.ts';

interface OpenAccount {
  readonly login: string;
  readonly roles: readonly Role[];
  readonly pin: string;
  readonly password: string;
}

export interface OpenAccountFacts {
  readonly account: string;
  /** Salted digest of login and name. */
  readonly digest: string;
  readonly loginTaken: boolean;
  readonly giver: Giver;
}

/** Opens an account. An account without roles may sign in and do nothing until a director gives it some. */
export function openAccount(
  { accounts }: { readonly accounts: Accounts },
  input: OpenAccount,
  { account, digest, loginTaken, giver }: OpenAccountFacts,
): Decision<AccountsRefusal> {
  if (accountOf(accounts, account)) return refuse('accounts.exists', { account });
  if (loginTaken) return refuse('accounts.loginTaken', { login: input.login });
  const refused =
    unlessManages(giver, input.roles) ?? pinWeakness(input.pin) ?? passwordWeakness(input.password, input.login);
  return (
    refused ?? accept(accountsEvent('house', 'accounts.opened', { account, roles: [...new Set(input.roles)], digest }))
  );
}
