import type { AccountClosed, AccountOpened, AccountRolesSet } from '../../../shared/domain/accounts/index.ts';
import { on, type Projection } from '../../desk/feature.ts';

export const accountsProjection: Projection = {
  tables: ['accounts'],
  on: {
    'accounts.opened': on<AccountOpened>((db, { at, data }) =>
      db.run(
        'INSERT INTO accounts (account, roles, opened_at) VALUES (?, ?, ?)',
        data.account,
        JSON.stringify(data.roles),
        at,
      ),
    ),
    'accounts.rolesSet': on<AccountRolesSet>((db, { data }) =>
      db.run('UPDATE accounts SET roles = ? WHERE account = ?', JSON.stringify(data.roles), data.account),
    ),
    'accounts.closed': on<AccountClosed>((db, { at, data }) =>
      db.run('UPDATE accounts SET closed_at = ? WHERE account = ?', at, data.account),
    ),
  },
};
