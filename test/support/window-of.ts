import { createPinia, setActivePinia } from 'pinia';
import { speakThrough } from '../../renderer/desk/index.ts';
import type { Role } from '../../shared/kernel/roles.ts';
import type { TestDesk } from './desk.ts';

/** A window of this desk, with one of the house at it: what its pages call is answered by the real desk. */
export function windowOf({ desk }: TestDesk, account: string, roles: readonly Role[]): void {
  setActivePinia(createPinia());
  speakThrough(
    {
      call: ({ name, input, key, expects }) =>
        desk.call({ name, input, key, expects, caller: { account, roles, station: 'test' } }),
      subscribe: () => undefined,
      close: () => undefined,
    },
    { token: () => undefined, expired: () => undefined },
  );
}
