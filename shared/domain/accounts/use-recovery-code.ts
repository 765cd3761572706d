import { accept, type Decision } from '../../kernel/event.ts';
import { isRefused } from '../../kernel/refusal.ts';
import { accountsEvent } from './events.ts';
import { openAccountOf } from './manages.ts';
import { refuse, type AccountsRefusal } from './refusals.ts';
import { pinWeakness } from './secret-rules.ts';
import type { Accounts } from './state.ts';

interface DirectorReset {
  /** `undefined` for a login that nobody has. */
  readonly account: string | undefined;
  readonly login: string;
  readonly newPin: string;
}

/**
 * Notes that the recovery code was used; with `director`, gives that responsible director a new PIN. Only a director: every other
 * account has somebody who manages it. Refuses `accounts.unknown`, `accounts.closed`, `accounts.notDirector`, `accounts.weakPin`.
 */
export function useRecoveryCode(
  { accounts }: { readonly accounts: Accounts },
  director: DirectorReset | undefined,
): Decision<AccountsRefusal> {
  if (!director) return accept(accountsEvent('house', 'accounts.recoveryCodeUsed', { account: null }));
  const { login, newPin } = director;
  const account = director.account ?? login;
  const held = openAccountOf(accounts, account);
  if (isRefused(held)) return held;
  if (!held.roles.includes('responsible-director')) return refuse('accounts.notDirector', { login });
  return (
    pinWeakness(newPin) ??
    accept(
      accountsEvent('house', 'accounts.recoveryCodeUsed', { account }),
      accountsEvent('house', 'accounts.secretChanged', { account, which: 'pin' }),
    )
  );
}

/** Notes that a new recovery code took the place of the one before. */
export const renewRecoveryCode = (): Decision<AccountsRefusal> =>
  accept(accountsEvent('house', 'accounts.recoveryCodeRenewed', {}));
