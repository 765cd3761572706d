import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import type { Refusal } from '../../shared/kernel/refusal.ts';
import type { Role } from '../../shared/kernel/roles.ts';
import { command, query } from './call.ts';
import { kept } from './kept.ts';

interface Session {
  readonly token: string;
  readonly account: string;
  readonly roles: readonly Role[];
  readonly name: string;
  readonly login: string;
}

/** Who signed in at this window before, latest first: a name to choose instead of a login to type. */
export interface KnownLogin {
  readonly login: string;
  readonly name: string;
}

export type Credentials =
  { readonly login: string; readonly pin: string } | { readonly login: string; readonly password: string };

const mostKnown = 6;

/**
 * Who works at this window. The token lives as long as the tab (a reload keeps it); a locked window shows its page again to whoever
 * signs in, with everything typed still in place.
 */
export const useSessionStore = defineStore('session', () => {
  const saved = kept<Session | null>(sessionStorage, 'tapis.session', null);
  const knownLogins = kept<readonly KnownLogin[]>(localStorage, 'tapis.logins', []);
  const current = shallowRef<Session | null>(saved.read());
  const known = shallowRef(knownLogins.read());
  const locked = ref(false);

  const token = computed(() => current.value?.token);
  const account = computed(() => current.value?.account);
  const name = computed(() => current.value?.name ?? '');
  const login = computed(() => current.value?.login ?? '');
  const roles = computed<readonly Role[]>(() => current.value?.roles ?? []);
  const has = (...wanted: readonly Role[]): boolean => wanted.some((role) => roles.value.includes(role));

  function keep(session: Session | null): void {
    current.value = session;
    saved.write(session);
  }

  /** Signs in, in the place of whoever was; answers why not. */
  async function signIn(credentials: Credentials): Promise<Refusal | undefined> {
    const signed = await command<Pick<Session, 'token' | 'account' | 'roles'>>('accounts.signIn', credentials);
    if (!signed.ok) return signed.refusal;
    const before = current.value?.token;
    keep({ ...signed.answer, name: credentials.login, login: credentials.login });
    const me = await query<{ readonly name: string }>('accounts.me');
    if (me.ok) keep({ ...signed.answer, name: me.answer.name, login: credentials.login });
    remember({ login: credentials.login, name: name.value });
    locked.value = false;
    if (before) void command('accounts.signOut', { token: before });
    return undefined;
  }

  function remember(who: KnownLogin): void {
    known.value = [who, ...known.value.filter((other) => other.login !== who.login)].slice(0, mostKnown);
    knownLogins.write(known.value);
  }

  /** Ends the session at the desk; the page stays as it is, behind the lock. */
  async function lock(): Promise<void> {
    if (!current.value || locked.value) return;
    locked.value = true;
    await command('accounts.signOut', { token: current.value.token });
  }

  async function signOut(): Promise<void> {
    const ended = current.value?.token;
    keep(null);
    locked.value = false;
    if (ended) await command('accounts.signOut', { token: ended });
  }

  /** The desk no longer knows the session: its host was started anew, or it was idle for too long. */
  function expired(): void {
    if (current.value) locked.value = true;
  }

  /** Settles once somebody is signed in and the window is not locked. */
  function signedIn(): Promise<void> {
    return new Promise((done) => {
      const isIn = (): boolean => current.value !== null && !locked.value;
      const stop = watch(isIn, (now) => now && settle(), { flush: 'sync' });
      const settle = (): void => {
        stop();
        done();
      };
      if (isIn()) settle();
    });
  }

  return { account, known, locked, login, name, roles, token, expired, has, lock, signIn, signOut, signedIn };
});
