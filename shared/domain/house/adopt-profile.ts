import { accept, type Decision } from '../../kernel/event.ts';
import type { Refused } from '../../kernel/refusal.ts';
import { profileHash, withChoices, type ChoiceFault, type HouseChoices, type Profile } from '../profile/index.ts';
import { houseEvent } from './events.ts';
import { refuse, type HouseRefusal } from './refusals.ts';
import { profileOffered, type HouseState } from './state.ts';

interface Adopt extends HouseChoices {
  readonly profile: string;
  readonly inForce: boolean;
}

interface AdoptFacts {
  /** The profile of that name as the product has it; `undefined` when there is none. */
  readonly product: Profile | undefined;
}

/**
 * Adopts a profile of the product with the house's own choices, so that tournaments can be planned under it; `inForce` makes it
 * the one that is proposed. Its full text is journalled once and cited by hash; events that are planned keep theirs. The rest of
 * a profile is the text's: refuses what it does not leave to a house. Adopting the same again changes nothing.
 */
export function adoptProfile(
  { house }: { readonly house: Readonly<HouseState> },
  { profile: name, inForce, ...choices }: Adopt,
  { product }: AdoptFacts,
): Decision<HouseRefusal> {
  if (!house.identity) return refuse('house.notFounded');
  if (!product) return refuse('house.unknownProfile', { profile: name });
  const chosen = withChoices(product, choices);
  if ('fault' in chosen) return refuseChoice(chosen, name);
  const before = profileOffered(house, name);
  const revision = revisionOf(product, chosen, before);
  const profile = { ...chosen, revision };
  const hash = profileHash(profile);
  if (house.offered[name] === hash && (house.profileHash === hash || !inForce)) return accept();
  return accept(houseEvent('house', 'house.profileAdopted', { hash, profile, inForce }));
}

/** As the product has it: 0. The same choices as before keep their number; others count up. */
function revisionOf(product: Profile, chosen: Profile, before: Profile | undefined): number {
  if (profileHash(chosen) === profileHash(product)) return 0;
  const last = before?.revision ?? 0;
  const same = before && last > 0 && profileHash({ ...before, revision: 0 }) === profileHash(chosen);
  return same ? last : last + 1;
}

function refuseChoice(fault: ChoiceFault, profile: string): Refused<HouseRefusal> {
  switch (fault.fault) {
    case 'not-a-choice':
      return refuse('house.notAChoice', { path: fault.path });
    case 'value':
      return refuse('house.choiceOutOfRange', { path: fault.path, value: fault.value });
    case 'recipient':
      return refuse('house.unknownRecipient', { role: fault.role, profile });
  }
}
