import { describe, expect, it } from 'vitest';
import type { Caller } from '../../electron/desk/request.ts';
import { hostAsk, hostSide } from '../../electron/hosts/door/host-side.ts';
import { printContract, setPrintersContract, timeContract } from '../../shared/contract/host.ts';
import type { Role } from '../../shared/kernel/roles.ts';

const faults: [string, unknown][] = [];
const side = hostSide(
  [
    hostAsk({ contract: timeContract, answer: () => ({ wall: 1, mono: 2 }) }),
    hostAsk({ contract: printContract, answer: ({ paper }, { station }) => ({ paper, station }) }),
    hostAsk({ contract: setPrintersContract, answer: () => Promise.reject(new Error('the spooler is on fire')) }),
  ],
  (id, error) => faults.push([id, error]),
);

const as = (...roles: Role[]): Caller => ({ account: 'a', roles, station: 'desktop-1' });
const nobody: Caller = { account: null, roles: [], station: 'desktop-1' };

const ask = (name: string, input: unknown, caller: Caller = nobody) =>
  side.call({ name, input, station: 'desktop-1', identify: () => caller });

const paper = { paper: 'receipt-r-2027-000001' };

describe('the host’s side of the door', () => {
  it('answers who may ask, and names the roles to who may not', async () => {
    expect(await ask('host.print', paper, as('cashier'))).toEqual({
      ok: true,
      answer: { ...paper, station: 'desktop-1' },
    });
    expect(await ask('host.print', paper, as('floor', 'administrator'))).toMatchObject({
      refusal: { code: 'desk.notAllowed', params: { name: 'host.print', roles: printContract.roles } },
    });
    expect(await ask('host.print', paper)).toMatchObject({ refusal: { code: 'desk.notSignedIn' } });
  });

  it('does not count what a page asks by itself as use of somebody’s session', async () => {
    const identify = (): Caller => {
      throw new Error('the session was used');
    };
    const answer = await side.call({ name: 'host.time', input: {}, station: 'desktop-1', identify });
    expect(answer).toEqual({ ok: true, answer: { wall: 1, mono: 2 } });
  });

  it('tells the wrong fields, before anything is done', async () => {
    const answer = await ask('host.print', { paper: '../../house.key', printer: 'x' }, as('cashier'));
    expect(answer).toMatchObject({
      refusal: { code: 'desk.invalidInput', params: { name: 'host.print', fields: ['paper', '(input)'] } },
    });
    expect(await ask('host.print', null, as('cashier'))).toMatchObject({ refusal: { code: 'desk.invalidInput' } });
  });

  it('answers a bug with its id, and writes it down under the same', async () => {
    const answer = await ask('host.setPrinters', { receipt: null, a4: null }, as('cashier'));
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'desk.internal', params: { id: faults[0]?.[0] } } });
    expect(faults).toEqual([[expect.stringMatching(/^fault_/), new Error('the spooler is on fire')]]);
  });
});
