import { hallShowedContract, showContract, timeContract } from '../../../shared/contract/host.ts';
import type { HostShown } from '../../../shared/contract/host-shown.ts';
import type { House } from '../house.ts';
import { hostAsk, type HostAsk } from './host-side.ts';
import { copyAsk } from './copy-asks.ts';
import { journalAhead } from './journal-ahead.ts';
import { recoveryAsks, type RecoveryHouse } from './recovery-asks.ts';

/** What a kind of host says of itself; `hall` and `notices` as they are at the moment. */
export type HostTraits = Omit<HostShown, 'rehearsal' | 'keyLost' | 'journalAheadAt' | 'station'>;

/** `host.time`, `host.show`, what halls show, the recovery code's and the copy's, which every host answers. */
export function ownAsks(
  house: Pick<House, 'store' | 'rehearsal' | 'screens'> & RecoveryHouse,
  traits: () => HostTraits,
): readonly HostAsk[] {
  const { desk, rehearsal } = house;
  const ahead = journalAhead(house);
  return [
    ...recoveryAsks(house),
    copyAsk(house),
    hostAsk({ contract: timeContract, answer: () => desk.now() }),
    hostAsk({
      contract: hallShowedContract,
      answer: (face, { station }) => {
        house.screens.note(station, face, desk.now());
        return {};
      },
    }),
    hostAsk({
      contract: showContract,
      answer: (_nothing, { station }) =>
        ({
          ...traits(),
          ...{ rehearsal, keyLost: house.dataKey === undefined, journalAheadAt: ahead(), station },
        }) satisfies HostShown,
    }),
  ];
}
