import { accept, type Decision } from '../../kernel/event.ts';
import { isRefused } from '../../kernel/refusal.ts';
import type { Role } from '../../kernel/roles.ts';
import { accountsEvent } from './events.ts';
import { openAccountOf, unlessManages, type Giver } from './manages.ts';
import { refuse, type AccountsRefusal } from './refusals.ts';
import { isLastDirector, type Accounts } from './state.ts';

interface SetRoles {
  readonly account: string;
  readonly roles: readonly Role[];
}

/** Gives an account exactly these roles. The last responsible director keeps that one. */
export function setRoles(
  { accounts }: { readonly accounts: Accounts },
  { account, roles }: SetRoles,
  { giver }: { readonly giver: Giver },
): Decision<AccountsRefusal> {
  const held = openAccountOf(accounts, account);
  if (isRefused(held)) return held;
  const refused = unlessManages(giver, [...held.roles, ...roles]);
  if (refused) return refused;
  if (!roles.includes('responsible-director') && isLastDirector(accounts, account)) {
    return refuse('accounts.lastDirector', { account });
  }
  return accept(accountsEvent('house', 'accounts.rolesSet', { account, roles: [...new Set(roles)] }));
}
