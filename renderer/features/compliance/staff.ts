import { computed, shallowRef, watch } from 'vue';
import type { Role } from '../../../shared/kernel/roles.ts';
import { query, useSessionStore } from '../../desk/index.ts';

export interface StaffMember {
  readonly account: string;
  readonly name: string;
  readonly roles: readonly Role[];
  /** Known to who manages accounts, and of those who signed in at this window before. */
  readonly login: string | undefined;
}

interface AccountRow {
  readonly account: string;
  readonly name?: string | undefined;
  readonly login?: string | undefined;
  readonly roles: readonly Role[];
  readonly closedAt: number | null;
}

/** The house's people who may sign something. */
export function useStaff() {
  const session = useSessionStore();
  const rows = shallowRef<readonly AccountRow[]>([]);

  const members = computed<readonly StaffMember[]>(() =>
    rows.value
      .filter(({ closedAt }) => closedAt === null)
      .map(({ account, name = account, roles, login }) => {
        const known = session.known.find((who) => who.name === name)?.login;
        return { account, name, roles, login: account === session.account ? session.login : (login ?? known) };
      }),
  );

  watch(
    () => session.token,
    async (token) => {
      if (token === undefined) return;
      const outcome = await query<{ readonly accounts: readonly AccountRow[] }>('accounts.list');
      if (outcome.ok) rows.value = outcome.answer.accounts;
    },
    { immediate: true },
  );

  return {
    members,
    holding: (roles: readonly Role[]) => members.value.filter((one) => one.roles.some((role) => roles.includes(role))),
  };
}
