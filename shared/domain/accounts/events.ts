import { eventMaker } from '../../kernel/event.ts';
import type { Role } from '../../kernel/roles.ts';

/** Events of the stream `house` about its staff. Names, logins and secrets are kept outside the journal. */
export interface AccountsEvents {
  'accounts.opened': AccountOpened;
  'accounts.rolesSet': AccountRolesSet;
  'accounts.closed': AccountClosed;
  'accounts.secretChanged': AccountSecretChanged;
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

export const accountsEvent = eventMaker<AccountsEvents>();
