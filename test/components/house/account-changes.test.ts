import { describe, expect, it } from 'vitest';
import { accountChanges, type AccountForm } from '../../../renderer/features/house/account-changes.ts';

const draft = { name: 'Claire Moreau', login: 'caisse1', newPin: '', newPassword: '' };
const form = (change: Partial<AccountForm>): AccountForm => ({
  account: { account: 'a-1', roles: ['cashier'] },
  mine: false,
  draft,
  roles: ['cashier'],
  pin: '2468',
  ...change,
});

describe('changes of an account', () => {
  it('opens one with its roles and secrets', () => {
    const opened = accountChanges(
      form({ account: undefined, draft: { ...draft, newPin: '1937', newPassword: 'quatre rames' } }),
    );
    expect(opened).toEqual([
      {
        name: 'accounts.open',
        input: { login: 'caisse1', name: 'Claire Moreau', roles: ['cashier'], pin: '1937', password: 'quatre rames' },
      },
    ]);
  });

  it('gives no command for a form that changes nothing', () => {
    expect(accountChanges(form({}))).toEqual([]);
  });

  it('changes the code last: the changes before it are signed with the old one', () => {
    const changes = accountChanges(
      form({
        mine: true,
        roles: ['cashier', 'floor'],
        draft: { ...draft, newPin: '8035', newPassword: 'sept tables' },
      }),
    );
    expect(changes.map(({ name }) => name)).toEqual(['accounts.setRoles', 'accounts.setPassword', 'accounts.setPin']);
    expect(changes.at(-1)?.input).toEqual({ newPin: '8035', pin: '2468' });
  });

  it('names the account when it is another person’s', () => {
    expect(accountChanges(form({ draft: { ...draft, newPin: '8035' } }))[0]?.input).toMatchObject({ account: 'a-1' });
  });
});
