import { setUpContract } from '../../../shared/contract/house.ts';
import { setUpHouse, type ProfileAdopted } from '../../../shared/domain/house/index.ts';
import { commandHandler } from '../../desk/feature.ts';
import { newAccountFacts, putAccount, stretchBoth, type StretchedPair } from '../accounts/index.ts';
import { profileNamed } from './profiles.ts';

/** First run: identity, rules, and the director's account with its sealed names and secrets. */
export const setUpHandler = commandHandler({
  contract: setUpContract,
  stream: () => ({ kind: 'house' }),
  prepare: ({ director }) => stretchBoth(director),
  facts: ({ chance }, { director, profile }, call) => ({
    profile: profileNamed(profile),
    director: newAccountFacts(chance, director, call.prepared as StretchedPair),
  }),
  decide: (state, input, facts) => setUpHouse(state, input, facts),
  store: (write, _input, { director }) => putAccount(write, director.record),
  answer: (events, { director }) => ({
    account: director.account,
    profileHash: (events.find(({ type }) => type === 'house.profileAdopted')?.data as ProfileAdopted).hash,
  }),
});
