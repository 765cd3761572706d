import { shallowRef, watch, type ShallowRef } from 'vue';
import { query } from '../../desk/index.ts';

/** The name of an account; its id until it is known, nothing without one. */
export function useStaffName(account: () => string | null): Readonly<ShallowRef<string>> {
  const name = shallowRef('');
  const look = async (wanted: string): Promise<void> => {
    const found = await query<{ readonly accounts: readonly { account: string; name?: string }[] }>('accounts.list');
    if (found.ok) name.value = found.answer.accounts.find((one) => one.account === wanted)?.name ?? wanted;
  };
  watch(
    account,
    (wanted) => {
      name.value = wanted ?? '';
      if (wanted !== null) void look(wanted);
    },
    { immediate: true },
  );
  return name;
}
