import type { Role } from '../../../shared/kernel/roles.ts';

export interface AccountDraft {
  name: string;
  login: string;
  newPin: string;
  newPassword: string;
}

/** An account as `accounts.list` answers it; logins are told only to who manages accounts. */
export interface AccountRow {
  readonly account: string;
  readonly name?: string;
  readonly login?: string;
  readonly roles: readonly Role[];
  readonly closedAt: number | null;
}

export interface AccountForm {
  /** The account that is changed; none when one is opened. */
  readonly account: Pick<AccountRow, 'account' | 'roles'> | undefined;
  readonly mine: boolean;
  readonly draft: AccountDraft;
  readonly roles: readonly Role[];
  /** The giver's own code. */
  readonly pin: string;
}

interface Change {
  readonly name: string;
  readonly input: object;
}

/** The commands that make the form true, in order; a code or password left empty stays as it is. */
export function accountChanges({ account, mine, draft, roles, pin }: AccountForm): readonly Change[] {
  const { name, login, newPin, newPassword } = draft;
  if (!account) {
    const input = { login: login.trim(), name: name.trim(), roles, pin: newPin, password: newPassword };
    return [{ name: 'accounts.open', input }];
  }
  const who = mine ? {} : { account: account.account };
  const sameRoles = roles.length === account.roles.length && roles.every((role) => account.roles.includes(role));
  return [
    ...(sameRoles ? [] : [{ name: 'accounts.setRoles', input: { account: account.account, roles, pin } }]),
    ...(newPassword === '' ? [] : [{ name: 'accounts.setPassword', input: { ...who, newPassword, pin } }]),
    // The new code last: the ones before it are signed with the old one.
    ...(newPin === '' ? [] : [{ name: 'accounts.setPin', input: { ...who, newPin, pin } }]),
  ];
}
