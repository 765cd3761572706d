import { eventMaker } from '../../kernel/event.ts';
import type { Role } from '../../kernel/roles.ts';

/** Events of the stream `house` about its staff. Names, logins and secrets are kept outside the journal. */
export interface AccountsEvents {
  'accounts.opened': AccountOpened;
  'accounts.rolesSet': AccountRolesSet;
  'accounts.closed': AccountClosed;
  'accounts.secretChanged': AccountSecretChanged;
  'accounts.recoveryCodeUsed': RecoveryCodeUsed;
  'accounts.recoveryCodeRenewed': Record<string, never>;
}

export interface AccountOpened {
  readonly account: string;
  readonly roles: readonly Role[];
  /** Salted digest of the login and name that stand in the sealed table. */
  readonly digest: string;
}

export interface AccountRolesSet {
  readonly account: string;
  readonly roles: readonly Role[];
}

export interface AccountClosed {
  readonly account: string;
}

interface AccountSecretChanged {
  readonly account: string;
  readonly which: 'pin' | 'password';
}

/** The printed code opened the house's names, or gave a director who forgot the PIN a new one (decision 27). */
interface RecoveryCodeUsed {
  /** The director; `null` when only the key came back. */
  readonly account: string | null;
}

export const accountsEvent = eventMaker<AccountsEvents>();
