// @vitest-environment happy-dom
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { effectScope, type EffectScope } from 'vue';
import { speakThrough, useSessionStore } from '../../../renderer/desk/index.ts';
import { useStaff } from '../../../renderer/features/compliance/staff.ts';
import { ToldDesk } from '../../support/told-desk.ts';

const account = (id: string, roles: string[], more: object = {}) => ({
  ...{ account: id, name: id.toUpperCase(), roles, closedAt: null },
  ...more,
});
const accounts = [
  account('a-dr', ['responsible-director']),
  account('a-mcd', ['committee-member'], { login: 'mcd1' }),
  account('a-sol', ['floor']),
  account('a-gone', ['committee-member'], { closedAt: 5 }),
  account('a-cash', ['cashier']),
];

let scope: EffectScope;

beforeEach(() => {
  sessionStorage.setItem(
    'tapis.session',
    JSON.stringify({ token: 't', account: 'a-dr', roles: ['responsible-director'], name: 'A-DR', login: 'dr' }),
  );
  localStorage.setItem('tapis.logins', JSON.stringify([{ login: 'caisse1', name: 'A-CASH' }]));
  setActivePinia(createPinia());
  speakThrough(new ToldDesk({ 'accounts.list': { accounts } }), {
    token: () => useSessionStore().token,
    expired: () => undefined,
  });
  scope = effectScope();
});
afterEach(() => {
  scope.stop();
  sessionStorage.clear();
  localStorage.clear();
});

async function staff() {
  const known = scope.run(() => useStaff())!;
  await vi.waitFor(() => expect(known.members.value.length).toBeGreaterThan(0));
  return known;
}

describe('the people who may sign', () => {
  it('are those whose account is open and who hold one of the roles', async () => {
    const { members, holding } = await staff();
    expect(members.value.map((one) => one.account)).toEqual(['a-dr', 'a-mcd', 'a-sol', 'a-cash']);
    const signing = holding(['responsible-director', 'committee-member']);
    expect(signing.map((one) => one.account)).toEqual(['a-dr', 'a-mcd']);
  });

  it('sign by a login that is known: their own, as listed, or as they signed in at this window before', async () => {
    const { members } = await staff();
    expect(Object.fromEntries(members.value.map((one) => [one.account, one.login]))).toEqual({
      'a-dr': 'dr',
      'a-mcd': 'mcd1',
      'a-sol': undefined,
      'a-cash': 'caisse1',
    });
  });
});
