import type { Role } from '../../kernel/roles.ts';

/** What the journal knows of a member of staff: no name, no login. */
export interface Account {
  roles: readonly Role[];
  openedAt: number;
  closedAt: number | null;
}

/** One account's time as responsible director: who gave the role, and who took it back; `null` while it lasts. */
export interface Directorship {
  readonly account: string;
  readonly fromAt: number;
  readonly givenBy: string;
  untilAt: number | null;
  endedBy: string | null;
}

/** The slice `accounts` of the stream `house`: a few dozen people of the house, never players. */
export interface AccountsState {
  byId: Record<string, Account>;
  /** Who answered for the house, and when: every appointment and replacement, in order (FR-REG-10). */
  direction: Directorship[];
}

export type Accounts = Readonly<AccountsState>;

export const initialAccounts = (): AccountsState => ({ byId: {}, direction: [] });

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

/** Who was responsible director at an instant, in the order of appointment; whoever is replaced is left out from that instant on. */
export const directorsAt = ({ direction }: Accounts, at: number): readonly string[] =>
  direction
    .filter(({ fromAt, untilAt }) => fromAt <= at && (untilAt === null || untilAt > at))
    .map(({ account }) => account);
