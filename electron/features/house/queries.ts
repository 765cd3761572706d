import { houseStateContract, showHouseContract } from '../../../shared/contract/house.ts';
import { profileInForce } from '../../../shared/domain/house/index.ts';
import { queryHandler } from '../../desk/feature.ts';

const show = queryHandler({
  contract: showHouseContract,
  answer: (read) => {
    const { house, day } = read.state('house');
    return {
      identity: house.identity,
      profile: { hash: house.profileHash, ...profileInForce(house) },
      recipients: house.recipients,
      day,
    };
  },
});

const state = queryHandler({
  contract: houseStateContract,
  answer: (read) => {
    const { house, day } = read.state('house');
    return {
      founded: house.identity !== null,
      name: house.identity?.name ?? null,
      languages: house.identity?.languages ?? [],
      day: day.open?.day ?? null,
    };
  },
});

export const houseQueries = [show, state];
