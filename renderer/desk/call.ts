import { watch } from 'vue';
import type { CallAnswer } from '../../shared/contract/transport.ts';
import type { Refusal } from '../../shared/kernel/refusal.ts';
import type { Transport } from '../transport/index.ts';
import { useDeskStore } from './desk-store.ts';

/** What a page gets for a call: the answer, or why not. */
export type Outcome<Answer> =
  { readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly refusal: Refusal };

/** Who speaks, who is told when the desk no longer knows the session, and when somebody has signed in after that. */
export interface Speaker {
  token(): string | undefined;
  expired(): void;
  signedIn?(): Promise<void>;
}

let transport: Transport | undefined;
let speaker: Speaker = { token: () => undefined, expired: () => undefined };

/** Names the link that every call of this window goes through, and who speaks; once, at the start. */
export function speakThrough(link: Transport, who: Speaker): void {
  transport = link;
  speaker = who;
}

/** Asks the desk; changes nothing. What is asked behind a locked page is asked again for whoever signs in. */
export const query = <Answer>(name: string, input: object = {}): Promise<Outcome<Answer>> => deliver(name, input);

/** How a command is given, where it is not as usual. */
export interface Giving {
  /** Its key, so that giving it again does nothing twice; without it one of its own. */
  readonly key?: string;
  /** The versions of the streams that a form was filled in from: refused when somebody changed them since (decision 31). */
  readonly expects?: Readonly<Record<string, number>>;
  /** The session of another person than the window's: a second signature. That it is over does not lock the window. */
  readonly as?: string;
}

/**
 * Gives the desk a command under a key of its own, or under `key`; in the name of the window's person, or under the session `as`. When
 * the link breaks before the answer, waits for the link and sends the same key again: the desk answers what it did then, and does
 * nothing twice (decision 30).
 */
export const command = <Answer>(
  name: string,
  input: object,
  { key = crypto.randomUUID(), ...rest }: Giving = {},
): Promise<Outcome<Answer>> => deliver(name, input, { key, ...rest });

async function deliver<Answer>(name: string, input: object, giving: Giving = {}): Promise<Outcome<Answer>> {
  const { key, as, expects } = giving;
  for (;;) {
    const token = as ?? speaker.token();
    const answer = await attempt({
      name,
      input,
      ...(key && { key }),
      ...(token && { session: token }),
      ...(expects && { expects }),
    });
    if (answer === 'no link') {
      await linkIsBack();
      continue;
    }
    if (answer.ok) return { ok: true, answer: answer.answer as Answer };
    if (!(await signedInAgain(answer.refusal, giving))) return { ok: false, refusal: answer.refusal };
  }
}

/** Tells that the session is over; with a question, waits for the next one: a command is given by nobody but its giver. */
async function signedInAgain({ code }: Refusal, { key, as }: Giving): Promise<boolean> {
  if (code !== 'desk.notSignedIn' || as) return false;
  speaker.expired();
  if (key || !speaker.signedIn) return false;
  await speaker.signedIn();
  return true;
}

async function attempt(request: Parameters<Transport['call']>[0]): Promise<CallAnswer | 'no link'> {
  if (!transport) throw new Error('no link to the desk was opened');
  try {
    return await transport.call(request);
  } catch {
    return 'no link';
  }
}

/** At once asking again would spin: at least a breath, then until the desk is heard. */
async function linkIsBack(): Promise<void> {
  const desk = useDeskStore();
  await new Promise((done) => setTimeout(done, 250));
  if (desk.alive) return;
  await new Promise<void>((done) => {
    const stop = watch(
      () => desk.alive,
      (alive) => {
        if (!alive) return;
        stop();
        done();
      },
    );
  });
}
