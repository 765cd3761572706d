import { accept, type Decision } from '../../kernel/event.ts';
import { isRefused } from '../../kernel/refusal.ts';
import { openAccount, type Accounts, type AccountsRefusal, type OpenAccountFacts } from '../accounts/index.ts';
import { profileHash, type Profile } from '../profile/index.ts';
import { houseEvent } from './events.ts';
import { identityFault } from './identity-rules.ts';
import { refuse, type HouseRefusal } from './refusals.ts';
import type { HouseIdentity, HouseState } from './state.ts';

interface SetUp {
  readonly identity: HouseIdentity;
  readonly director: { readonly login: string; readonly pin: string; readonly password: string };
  readonly profile: string;
}

interface SetUpFacts {
  /** The profile of that name; `undefined` when the product has none. */
  readonly profile: Profile | undefined;
  readonly director: Omit<OpenAccountFacts, 'giver' | 'loginTaken'>;
}

/** First run: founds the house, adopts its rules, opens the responsible director's account. Once only. */
export function setUpHouse(
  { house, accounts }: { readonly house: Readonly<HouseState>; readonly accounts: Accounts },
  input: SetUp,
  facts: SetUpFacts,
): Decision<HouseRefusal | AccountsRefusal> {
  if (house.identity) return refuse('house.alreadyFounded');
  const { profile } = facts;
  if (!profile) return refuse('house.unknownProfile', { profile: input.profile });
  const fault = identityFault(input.identity, profile);
  if (fault) return fault;
  const roles = ['responsible-director'] as const;
  const opened = openAccount({ accounts }, { ...input.director, roles }, { ...facts.director, ...firstOfAll });
  if (isRefused(opened)) return opened;
  return accept(
    houseEvent('house', 'house.founded', input.identity),
    houseEvent('house', 'house.profileAdopted', { hash: profileHash(profile), profile, inForce: true }),
    ...opened.events,
  );
}

/** Nobody is there yet to open the first account, so the house itself gives it. */
const firstOfAll = { loginTaken: false, giver: { account: '', roles: ['responsible-director'] } } as const;
