import type { Giver } from '../../shared/contract/define.ts';
import type { Refused } from '../../shared/kernel/refusal.ts';
import type { Role } from '../../shared/kernel/roles.ts';

/** Who asks: a signed-in account, nobody yet (`account: null`), or the desk itself. */
export interface Caller {
  readonly account: string | null;
  readonly roles: readonly Role[];
  readonly station: string;
  readonly desk?: boolean;
}

export interface DeskRequest {
  readonly name: string;
  readonly input: unknown;
  readonly caller: Caller;
  /** Idempotency key of a command: the same key again gives the same answer and no second effect. */
  readonly key?: string | undefined;
  /** Streams as the giver saw them: a form that edits is refused when they have moved on (decision 31). */
  readonly expects?: Readonly<Record<string, number>> | undefined;
}

export interface Accepted {
  readonly ok: true;
  readonly key?: string;
  /** Number of the journal's last line of this command. */
  readonly seq?: number;
  readonly answer: object;
}

export type Answer = Accepted | ({ readonly ok: false } & Refused);

/** The desk as the giver of its own commands. */
export const deskCaller: Caller = { account: null, roles: [], station: 'desk', desk: true };

/** As the journal names the actor. */
export const actorOf = (caller: Caller): string => caller.account ?? (caller.desk ? 'desk' : 'anyone');

export function mayGive(caller: Caller, roles: readonly Giver[]): boolean {
  return roles.some(
    (role) => role === 'anyone' || (role === 'desk' ? caller.desk === true : caller.roles.includes(role)),
  );
}
