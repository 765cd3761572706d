import type { Role } from '../../kernel/roles.ts';

/** What the journal knows of a member of staff: no name, no login. */
export interface Account {
  roles: readonly Role[];
  openedAt: number;
  closedAt: number | null;
}

/** The slice `accounts` of the stream `house`: a few dozen people of the house, never players. */
export interface AccountsState {
  byId: Record<string, Account>;
}

export type Accounts = Readonly<AccountsState>;

export const initialAccounts = (): AccountsState => ({ byId: {} });

/** The account of that id, `undefined` when there never was one. */
export const accountOf = (accounts: Accounts, id: string): Readonly<Account> | undefined =>
  Object.hasOwn(accounts.byId, id) ? accounts.byId[id] : undefined;

/** The roles an account holds now: none when it is closed or unknown. */
export function rolesOf(accounts: Accounts, id: string): readonly Role[] {
  const account = accountOf(accounts, id);
  return account?.closedAt === null ? account.roles : [];
}

/** True when nobody but this account is a responsible director: the house must always have one (FR-REG-10). */
export const isLastDirector = (accounts: Accounts, id: string): boolean =>
  rolesOf(accounts, id).includes('responsible-director') &&
  Object.keys(accounts.byId).every(
    (other) => other === id || !rolesOf(accounts, other).includes('responsible-director'),
  );
