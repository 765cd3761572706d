import type { Answer } from '../../../desk/request.ts';
import type { Rehearsal } from '../rehearsal.ts';

/** A step of the evening was refused where it should have been taken: the demo stops and says which. */
export class StepRefused extends Error {
  readonly answer: Extract<Answer, { ok: false }>;

  constructor(step: string, answer: Extract<Answer, { ok: false }>) {
    super(`${step}: ${answer.refusal.code} ${JSON.stringify(answer.refusal.params)}`);
    this.answer = answer;
  }
}

/** The evening's stage: gives commands as people of the house, on the simulated clock. */
export class Stage {
  readonly rehearsal: Rehearsal;

  constructor(rehearsal: Rehearsal) {
    this.rehearsal = rehearsal;
  }

  get now(): number {
    return this.rehearsal.now();
  }

  /** Lets time pass until this instant (epoch ms or ISO text); an instant that is over changes nothing. */
  async at(instant: number | string): Promise<void> {
    const reached = typeof instant === 'number' ? instant : Date.parse(instant);
    if (reached > this.now) await this.rehearsal.reach(reached);
  }

  async wait(durationMs: number): Promise<void> {
    await this.rehearsal.reach(this.now + durationMs);
  }

  /** Gives a command or query as the account with this login; answers also a refusal. */
  async ask(login: string, name: string, input: object): Promise<Answer> {
    const caller = this.rehearsal.callerOf(login);
    if (!caller) throw new Error(`no account ${login}`);
    return this.rehearsal.call({ name, input, caller });
  }

  /** The same where a refusal is not part of the story: throws `StepRefused`. */
  async do<Result extends object>(login: string, name: string, input: object): Promise<Result> {
    const answer = await this.ask(login, name, input);
    if (!answer.ok) throw new StepRefused(name, answer);
    return answer.answer as Result;
  }
}
