import type { Refused } from '../../../../shared/kernel/refusal.ts';
import type { Answer, Caller } from '../../../desk/request.ts';
import { sentenceOf } from '../../../../shared/locale/index.ts';
import type { Rehearsal } from '../rehearsal.ts';
import { refuseScript } from '../refusals.ts';
import { EveningStopped } from './stopped.ts';

/** The evening's stage: gives commands as people of the house, on the simulated clock. */
export class Stage {
  readonly rehearsal: Rehearsal;
  /** Whose turn it is, as the folder names it (`entries.csv P007`): told when a step is refused. */
  turn = 'tournament.json';

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
    return this.rehearsal.call({ name, input, caller: this.callerOf(login) });
  }

  /** Throws when nobody has this login. */
  callerOf(login: string): Caller {
    const caller = this.rehearsal.callerOf(login);
    if (!caller) throw new Error(`no account ${login}`);
    return caller;
  }

  /** The same where a refusal is not part of the story: the evening stops. */
  async do<Result extends object>(login: string, name: string, input: object): Promise<Result> {
    const answer = await this.ask(login, name, input);
    if (!answer.ok) throw this.stopped(name, answer);
    return answer.answer as Result;
  }

  /** A step was refused where it should have been taken. */
  stopped(step: string, { refusal }: Refused): EveningStopped {
    const why = sentenceOf('fr', refusal);
    return new EveningStopped(refuseScript('script.stepRefused', { step, place: this.turn, why }));
  }
}
