import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, it } from 'vitest';
import { signAs, speakThrough } from '../../../renderer/desk/index.ts';
import type { Transport } from '../../../renderer/transport/index.ts';
import { levyFeature } from '../../../electron/features/levy/index.ts';
import { foundedClairval, type Clairval } from '../../support/clairval.ts';

type Request = Parameters<Transport['call']>[0];

/** A window's link to a real desk with its real accounts, which remembers what was sent. */
function linkTo(desk: Clairval): Transport & { readonly sent: Request[] } {
  const sent: Request[] = [];
  return {
    sent,
    call: (request) => {
      sent.push(request);
      const { name, input, key, session } = request;
      const caller = desk.access.identify(session, { station: 'test', mono: desk.clock.now().mono });
      return desk.desk.call({ name, input, key, caller });
    },
    subscribe: () => undefined,
    close: () => undefined,
  };
}

describe('a second person at the same window (FR-REG-97)', () => {
  let expired = 0;
  let link: ReturnType<typeof linkTo>;

  beforeEach(async () => {
    setActivePinia(createPinia());
    expired = 0;
    link = linkTo(await foundedClairval({ features: [levyFeature] }));
    speakThrough(link, { token: () => 'the-windows-own', expired: () => (expired += 1) });
  });

  it('signs in, gives the command in a session of his own, and is signed out again', async () => {
    const outcome = await signAs({ login: 'caisse1', pin: '2468' }, 'levy.countersign', { tournament: 't-1', line: 1 });
    // The desk let the cashier through to its rules: there is no such line here.
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'levy.unknownLine' } });
    const [signIn, countersign, signOut] = link.sent;
    expect(link.sent.map(({ name }) => name)).toEqual(['accounts.signIn', 'levy.countersign', 'accounts.signOut']);
    expect(signIn?.session).toBe('the-windows-own');
    expect(countersign?.session).toBeDefined();
    expect(countersign?.session).not.toBe('the-windows-own');
    expect(signOut?.input).toEqual({ token: countersign?.session });
    const after = await link.call({ name: 'accounts.me', input: {}, session: countersign!.session! });
    expect(after).toMatchObject({ ok: false, refusal: { code: 'desk.notSignedIn' } });
  });

  it('is judged by his own roles, not by the window’s', async () => {
    const outcome = await signAs({ login: 'mcd1', pin: '2468' }, 'levy.countersign', { tournament: 't-1' });
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'desk.notAllowed' } });
    expect(link.sent.at(-1)?.name).toBe('accounts.signOut');
  });

  it('stops at a wrong code, and leaves the window’s person signed in', async () => {
    const outcome = await signAs({ login: 'caisse1', pin: '1111' }, 'levy.countersign', { tournament: 't-1' });
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'accounts.wrongCredentials' } });
    expect(link.sent).toHaveLength(1);
    expect(expired).toBe(0);
  });
});
