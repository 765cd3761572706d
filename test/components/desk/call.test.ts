// @vitest-environment happy-dom
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, it } from 'vitest';
import { command, query, speakThrough, useDeskStore, useSubmission } from '../../../renderer/desk/index.ts';
import type { Transport } from '../../../renderer/transport/index.ts';
import type { CallAnswer } from '../../../shared/contract/transport.ts';

type Sent = Parameters<Transport['call']>[0];

/** A link that answers as it is told, in turn: an answer, or `break` for a link that breaks first. */
class ToldLink implements Transport {
  readonly sent: Sent[] = [];
  private readonly answers: (CallAnswer | 'break')[];

  constructor(...answers: (CallAnswer | 'break')[]) {
    this.answers = answers;
  }

  call(request: Sent): Promise<CallAnswer> {
    this.sent.push(request);
    const answer = this.answers.shift() ?? { ok: true, answer: {} };
    return answer === 'break' ? Promise.reject(new Error('the link broke')) : Promise.resolve(answer);
  }

  subscribe(): void {
    // These tests only call.
  }

  close(): void {
    // Nothing is held open.
  }
}

const refusedPin: CallAnswer = { ok: false, refusal: { code: 'accounts.wrongPin', params: {}, rules: [] } };
const unknownSession: CallAnswer = {
  ok: false,
  refusal: { code: 'desk.notSignedIn', params: { name: 'x' }, rules: [] },
};

describe('calls of a window', () => {
  let expired = 0;
  const speak = (link: ToldLink): ToldLink => {
    speakThrough(link, { token: () => 'token-1', expired: () => (expired += 1) });
    return link;
  };

  beforeEach(() => {
    setActivePinia(createPinia());
    useDeskStore().alive = true;
    expired = 0;
  });

  it('sends the same key again when the link broke before the answer (R30)', async () => {
    const link = speak(new ToldLink('break', { ok: true, answer: { entry: 'e-1' } }));
    const outcome = await command('registration.rebuy', { entry: 'e-1' });
    expect(outcome).toEqual({ ok: true, answer: { entry: 'e-1' } });
    expect(link.sent).toHaveLength(2);
    expect(link.sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(link.sent[1]?.key).toBe(link.sent[0]?.key);
    expect(link.sent[1]?.session).toBe('token-1');
  });

  it('waits for the link to come back before it sends again', async () => {
    const link = speak(new ToldLink('break'));
    useDeskStore().alive = false;
    const sent = command('tills.open', {});
    await new Promise((done) => setTimeout(done, 400));
    expect(link.sent).toHaveLength(1);
    useDeskStore().alive = true;
    expect(await sent).toMatchObject({ ok: true });
    expect(link.sent).toHaveLength(2);
  });

  it('tells that the desk no longer knows the session, and answers its refusal', async () => {
    speak(new ToldLink(unknownSession));
    expect(await command('tills.open', {})).toMatchObject({ ok: false, refusal: { code: 'desk.notSignedIn' } });
    expect(expired).toBe(1);
  });

  it('asks again for whoever signs in what was asked behind the lock; a command is given by nobody else', async () => {
    let signIn = (): void => undefined;
    const link = new ToldLink(unknownSession, { ok: true, answer: { lists: [] } }, unknownSession);
    speakThrough(link, {
      token: () => `token-${link.sent.length}`,
      expired: () => (expired += 1),
      signedIn: () => new Promise((done) => (signIn = done)),
    });
    const asked = query('people.lists');
    await new Promise((done) => setTimeout(done));
    expect(link.sent).toHaveLength(1);
    signIn();
    expect(await asked).toEqual({ ok: true, answer: { lists: [] } });
    expect(link.sent.map(({ session }) => session)).toEqual(['token-0', 'token-1']);
    expect(await command('tills.open', {})).toMatchObject({ ok: false });
    expect(link.sent).toHaveLength(3);
  });

  it('sends a form once, however often it is pressed (M01)', async () => {
    const link = speak(new ToldLink());
    const form = useSubmission('registration.rebuy');
    const answers = await Promise.all([form.submit({ entry: 'e-1' }), form.submit({ entry: 'e-1' })]);
    expect(link.sent).toHaveLength(1);
    expect(answers).toEqual([{}, undefined]);
  });

  it('keeps the key for the same input until it is accepted, and takes a new one for another', async () => {
    const link = speak(new ToldLink(refusedPin, refusedPin));
    const form = useSubmission('prizes.freeze');
    await form.submit({ pin: '1111' });
    expect(form.refusal.value?.code).toBe('accounts.wrongPin');
    await form.submit({ pin: '1111' });
    await form.submit({ pin: '2468' });
    await form.submit({ pin: '2468' });
    const keys = link.sent.map(({ key }) => key);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
    expect(form.refusal.value).toBeUndefined();
  });
});
