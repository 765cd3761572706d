import { shallowRef, watch } from 'vue';
import { query } from './call.ts';
import { useSessionStore } from './session-store.ts';

interface NamedAccount {
  readonly account: string;
  readonly name?: string | undefined;
}

/** Names of the house's people, asked anew for whoever signs in: of one account (itself until it is known), and of all. */
export function useAccountNames() {
  const session = useSessionStore();
  const names = shallowRef<ReadonlyMap<string, string>>(new Map());

  watch(
    () => session.token,
    async (token) => {
      if (token === undefined) return;
      const listed = await query<{ readonly accounts: readonly NamedAccount[] }>('accounts.list');
      if (listed.ok)
        names.value = new Map(listed.answer.accounts.map(({ account, name = account }) => [account, name]));
    },
    { immediate: true },
  );

  return { accountName: (account: string): string => names.value.get(account) ?? account, names };
}
