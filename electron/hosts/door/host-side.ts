import type { InputOf, QueryContract } from '../../../shared/contract/define.ts';
import { hostContracts } from '../../../shared/contract/host.ts';
import { isRefused, type Refused } from '../../../shared/kernel/refusal.ts';
import { systemChance } from '../../desk/ports.ts';
import { refuseDesk } from '../../desk/refusals.ts';
import { mayGive, type Answer, type Caller } from '../../desk/request.ts';
import { refuseHost } from './refusals.ts';

/** From where, and who: `identify` counts as use of the session. */
export type Asking = Pick<HostRequest, 'station' | 'identify'>;

/** One thing that a page may ask of its host, answered by the host itself. */
export interface HostAsk<Contract extends QueryContract = QueryContract> {
  readonly contract: Contract;
  answer(input: InputOf<Contract>, asking: Asking): object | Promise<object>;
}

/** Keeps contract and answer together while it is listed among others. */
export function hostAsk<Contract extends QueryContract>(ask: HostAsk<Contract>): HostAsk {
  return ask;
}

export interface HostRequest {
  readonly name: string;
  readonly input: unknown;
  readonly station: string;
  /** Who asks; called only where that matters, since it counts as use of the session. */
  readonly identify: () => Caller;
}

/** What a door answers of `host.*`. */
export interface HostSide {
  call(request: HostRequest): Promise<Answer>;
}

/** Whether a call is for the host and not for the desk. */
export const isForHost = (name: string): boolean => name.startsWith('host.');

/**
 * The host's side of a door. What another kind of host could do is refused as `host.notHere`; who may ask and what, as the contract
 * says, in the desk's own words. Never throws: a bug is answered as `desk.internal`, and `onFault` hears of it.
 */
export function hostSide(asks: readonly HostAsk[], onFault: (id: string, error: unknown) => void): HostSide {
  return {
    call: async (request) => {
      try {
        const answer = await answerOf(asks, request);
        return isRefused(answer) ? { ok: false, refusal: answer.refusal } : { ok: true, answer };
      } catch (error) {
        const id = systemChance().id('fault');
        onFault(id, error);
        return { ok: false, refusal: refuseDesk('desk.internal', { id }).refusal };
      }
    },
  };
}

function answerOf(asks: readonly HostAsk[], request: HostRequest): object | Promise<object> {
  const { name } = request;
  const contract = hostContracts.find((each) => each.name === name);
  if (!contract) return refuseDesk('desk.unknown', { name });
  const ask = asks.find((each) => each.contract.name === name);
  if (!ask) return refuseHost('host.notHere');
  const refused = refusalOfRights(contract, request);
  if (refused) return refused;
  const parsed = contract.input.safeParse(request.input);
  if (parsed.success) return ask.answer(parsed.data, request);
  const told = parsed.error.issues.slice(0, 10);
  const fields = told.map(({ path }) => path.join('.') || '(input)');
  return refuseDesk('desk.invalidInput', {
    name,
    fields,
    issues: told.map(({ message }, index) => `${fields[index] ?? ''}: ${message}`),
  });
}

function refusalOfRights({ name, roles }: QueryContract, { identify }: HostRequest): Refused | undefined {
  if (roles.includes('anyone')) return undefined;
  const caller = identify();
  if (mayGive(caller, roles)) return undefined;
  return caller.account === null
    ? refuseDesk('desk.notSignedIn', { name })
    : refuseDesk('desk.notAllowed', { name, roles });
}
