import { describe, expect, it } from 'vitest';
import { accept } from '../../shared/kernel/event.ts';
import { renewRecoveryCode, useRecoveryCode } from '../../shared/domain/accounts/index.ts';
import type { Role } from '../../shared/kernel/roles.ts';

/** What a house does with its printed recovery code, once the host has checked it (decision 27). */

const account = (roles: readonly Role[], closedAt: number | null = null) => ({ roles, openedAt: 1, closedAt });
const state = {
  accounts: {
    byId: {
      dr: account(['responsible-director']),
      caisse1: account(['cashier']),
      gone: account(['responsible-director'], 2),
    },
    direction: [],
  },
};

const reset = (login: string, newPin = '8035', id: string | undefined = login) =>
  useRecoveryCode(state, { login, newPin, account: id });
const used = (id: string | null) => ({
  stream: 'house',
  type: 'accounts.recoveryCodeUsed',
  data: { account: id },
});

describe('the recovery code', () => {
  it('given for the key alone is noted, and changes nobody’s secrets', () => {
    expect(useRecoveryCode(state, undefined)).toEqual(accept(used(null)));
  });

  it('gives a responsible director a new PIN, and says for whom it was used', () => {
    const changed = { ...used(null), type: 'accounts.secretChanged', data: { account: 'dr', which: 'pin' } };
    expect(reset('dr')).toEqual(accept(used('dr'), changed));
  });

  it('opens no other account: those have somebody who manages them', () => {
    expect(reset('caisse1')).toMatchObject({ refusal: { code: 'accounts.notDirector', params: { login: 'caisse1' } } });
    expect(reset('gone')).toMatchObject({ refusal: { code: 'accounts.closed' } });
    expect(reset('nobody', '8035', undefined)).toMatchObject({ refusal: { code: 'accounts.unknown' } });
  });

  it('takes no PIN that is easily guessed', () => {
    expect(reset('dr', '1111')).toMatchObject({ refusal: { code: 'accounts.weakPin' } });
  });

  it('made anew is noted, without the code', () => {
    expect(renewRecoveryCode()).toEqual(accept({ ...used(null), type: 'accounts.recoveryCodeRenewed', data: {} }));
  });
});
