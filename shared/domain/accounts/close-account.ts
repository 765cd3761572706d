import { accept, type Decision } from '../../kernel/event.ts';
import { isRefused } from '../../kernel/refusal.ts';
import { accountsEvent } from './events.ts';
import { openAccountOf, unlessManages, type Giver } from './manages.ts';
import { refuse, type AccountsRefusal } from './refusals.ts';
import { isLastDirector, type Accounts } from './state.ts';

/** Closes an account for good: it signs in no more, its name stays for the papers it signed. */
export function closeAccount(
  { accounts }: { readonly accounts: Accounts },
  { account }: { readonly account: string },
  { giver }: { readonly giver: Giver },
): Decision<AccountsRefusal> {
  const held = openAccountOf(accounts, account);
  if (isRefused(held)) return held;
  const refused = unlessManages(giver, held.roles);
  if (refused) return refused;
  if (isLastDirector(accounts, account)) return refuse('accounts.lastDirector', { account });
  return accept(accountsEvent('house', 'accounts.closed', { account }));
}
