import type { Refused } from '../../kernel/refusal.ts';
import type { Role } from '../../kernel/roles.ts';
import { accountOf, type Account, type Accounts } from './state.ts';
import { refuse, type AccountsRefusal } from './refusals.ts';

/** Who gives a command, as the desk knows them. */
export interface Giver {
  readonly account: string;
  readonly roles: readonly Role[];
}

/**
 * A responsible director manages every account. An administrator manages only accounts that see no money and no person:
 * otherwise the one who may see neither could open the door for himself. Refuses `accounts.directorOnly {roles}`.
 */
export function unlessManages(giver: Giver, roles: readonly Role[]): Refused<AccountsRefusal> | undefined {
  if (giver.roles.includes('responsible-director')) return undefined;
  const beyond = roles.filter((role) => role !== 'administrator');
  return giver.roles.includes('administrator') && beyond.length === 0
    ? undefined
    : refuse('accounts.directorOnly', { roles: beyond });
}

/** The account when it is there and open. Refuses `accounts.unknown` and `accounts.closed`. */
export function openAccountOf(accounts: Accounts, id: string): Readonly<Account> | Refused<AccountsRefusal> {
  const account = accountOf(accounts, id);
  if (!account) return refuse('accounts.unknown', { account: id });
  return account.closedAt === null ? account : refuse('accounts.closed', { account: id });
}
