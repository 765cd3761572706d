import type { Listener, Transport } from '../../renderer/transport/transport.ts';
import type { CallAnswer } from '../../shared/contract/transport.ts';

type Sent = Parameters<Transport['call']>[0];

/** A desk at the other end: it answers by name, when it is let, and can be told to say that something happened. */
export class ToldDesk implements Transport {
  readonly sent: Sent[] = [];
  private readonly answers: Readonly<Record<string, object>>;
  private listener: Listener | undefined;
  private held: (() => void)[] | undefined;
  private only: string | undefined;

  constructor(answers: Readonly<Record<string, object>>) {
    this.answers = answers;
  }

  call(request: Sent): Promise<CallAnswer> {
    this.sent.push(request);
    const answer: CallAnswer = { ok: true, answer: this.answers[request.name] ?? {} };
    if (!this.held || (this.only ?? request.name) !== request.name) return Promise.resolve(answer);
    return new Promise((done) => this.held?.push(() => done(answer)));
  }

  subscribe(_streams: readonly string[], listener: Listener): void {
    this.listener = listener;
  }

  close(): void {
    this.listener = undefined;
  }

  /** Answers wait, of every call or only of those of one name. */
  hold(only?: string): void {
    this.held = [];
    this.only = only;
  }

  release(): void {
    for (const done of this.held ?? []) done();
    this.held = undefined;
  }

  snapshot(states: Readonly<Record<string, object>>): void {
    const told = Object.fromEntries(Object.entries(states).map(([stream, state]) => [stream, { state, rev: 1 }]));
    this.listener?.snapshot({ head: { seq: 1, hash: '0'.repeat(64) }, states: told });
    this.listener?.link(true);
  }

  change(type: string, data: object): void {
    const event = {
      v: 1,
      seq: 2,
      rev: 2,
      version: 1,
      at: 5,
      actor: 'a',
      station: 's',
      commandId: 'c',
      stream: 'tournament/t-1',
      type,
      data,
    };
    this.listener?.change({
      after: 1,
      head: { seq: 2, hash: '1'.repeat(64) },
      streams: ['tournament/t-1'],
      events: [event],
    });
  }
}
