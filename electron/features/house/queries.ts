import { houseStateContract, showHouseContract } from '../../../shared/contract/house.ts';
import { profileInForce } from '../../../shared/domain/house/index.ts';
import { listProfilesContract } from '../../../shared/contract/house-profiles.ts';
import { queryHandler } from '../../desk/feature.ts';
import { productProfiles } from './profiles.ts';

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

const profiles = queryHandler({
  contract: listProfilesContract,
  answer: (read) => {
    const { house } = read.state('house');
    const offered = Object.values(house.offered).map((hash) => ({
      hash,
      inForce: hash === house.profileHash,
      profile: house.profiles[hash],
    }));
    return { product: productProfiles(), offered };
  },
});

export const houseQueries = [show, state, profiles];
