import { recoverContract, renewHostRecoveryCodeContract } from '../../../shared/contract/host.ts';
import type { InputOf } from '../../../shared/contract/define.ts';
import type { Refused } from '../../../shared/kernel/refusal.ts';
import { deskCaller } from '../../desk/request.ts';
import type { Access } from '../../features/accounts/index.ts';
import type { House } from '../house.ts';
import { hostAsk, type Asking, type HostAsk } from './host-side.ts';

export type RecoveryHouse = Pick<House<Access>, 'access' | 'desk' | 'dataKey' | 'unlockBy' | 'renewRecoveryCode'>;

/** `host.recover` and `host.renewRecoveryCode`: codes go to the house and to the page that asked, into no journal and no log. */
export const recoveryAsks = (house: RecoveryHouse): readonly HostAsk[] => [
  hostAsk({ contract: recoverContract, answer: (input, { station }) => recover(house, input, station) }),
  hostAsk({ contract: renewHostRecoveryCodeContract, answer: ({ pin }, asking) => renew(house, pin, asking) }),
];

/**
 * Opens the names by the printed code, gives a director a new PIN where one was asked for, and answers the next code. A refused
 * director leaves the code as it is, for another try. Refuses as `host.recover`.
 */
export async function recover(
  house: RecoveryHouse,
  { recoveryCode, director }: InputOf<typeof recoverContract>,
  station: string,
): Promise<Refused | { readonly recoveryCode: string }> {
  const refused = house.access.tryRecovery({ station, at: house.desk.now().wall }, () => house.unlockBy(recoveryCode));
  if (refused) return refused;
  const noted = await house.desk.call({
    name: 'accounts.useRecoveryCode',
    input: { ...(director && { director }) },
    caller: { ...deskCaller, station },
  });
  return noted.ok ? { recoveryCode: house.renewRecoveryCode() } : noted;
}

async function renew(house: RecoveryHouse, pin: string, { station, identify }: Asking): Promise<object> {
  const caller = identify();
  const at = house.desk.now().wall;
  const unsigned = await house.access.check(caller.account ?? '', pin, { at, station });
  if (unsigned) return unsigned;
  // Journalled first: a code that nobody saw yet opens nothing, and the one before is good until then.
  const noted = await house.desk.call({
    name: 'accounts.renewRecoveryCode',
    input: {},
    caller: { ...caller, desk: true },
  });
  return noted.ok ? { recoveryCode: house.renewRecoveryCode() } : noted;
}
