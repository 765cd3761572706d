import { listAccountsContract, meContract } from '../../../shared/contract/accounts.ts';
import type { Role } from '../../../shared/kernel/roles.ts';
import { queryHandler } from '../../desk/feature.ts';
import { accountRows, openRow, staffNames } from './account-records.ts';

/** Logins open doors: only who manages accounts sees them. */
const seeLogins: readonly Role[] = ['responsible-director', 'administrator'];
/** Names of people who left are needed to read old papers and to manage accounts, not to run an evening. */
const seeFormer: readonly Role[] = [...seeLogins, 'committee-member', 'compliance'];

const holdsOneOf = (held: readonly Role[], wanted: readonly Role[]): boolean =>
  held.some((role) => wanted.includes(role));

const list = queryHandler({
  contract: listAccountsContract,
  answer: (read, _input, { roles }) => {
    const rows = accountRows(read).filter((row) => row.closedAt === null || holdsOneOf(roles, seeFormer));
    return {
      accounts: rows.map((row) => {
        const names = staffNames(read, row.account);
        return { ...row, name: names?.name, ...(holdsOneOf(roles, seeLogins) && { login: names?.login }) };
      }),
    };
  },
});

const me = queryHandler({
  contract: meContract,
  answer: (read, _input, { account, roles }) => ({
    account,
    roles,
    ...staffNames(read, account),
    openedAt: openRow(read, account)?.openedAt,
  }),
});

export const accountQueries = [list, me];
