import { showContract, timeContract, type HostShown } from '../../../shared/contract/host.ts';
import type { House } from '../house.ts';
import { hostAsk, type HostAsk } from './host-side.ts';
import { journalAhead } from './journal-ahead.ts';

/** What a kind of host says of itself; `hall` and `notices` as they are at the moment. */
export type HostTraits = Omit<HostShown, 'rehearsal' | 'keyLost' | 'journalAheadAt' | 'station'>;

/** `host.time` and `host.show`, which every host answers. */
export function ownAsks(
  house: Pick<House, 'desk' | 'store' | 'rehearsal' | 'dataKey'>,
  traits: () => HostTraits,
): readonly HostAsk[] {
  const { desk, rehearsal, dataKey } = house;
  const ahead = journalAhead(house);
  return [
    hostAsk({ contract: timeContract, answer: () => desk.now() }),
    hostAsk({
      contract: showContract,
      answer: (_nothing, { station }) =>
        ({
          ...traits(),
          ...{ rehearsal, keyLost: dataKey === undefined, journalAheadAt: ahead(), station },
        }) satisfies HostShown,
    }),
  ];
}
