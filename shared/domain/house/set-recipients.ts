import { accept, type Decision } from '../../kernel/event.ts';
import { recipientRule } from '../profile/index.ts';
import { houseEvent } from './events.ts';
import { refuse, type HouseRefusal } from './refusals.ts';
import { profileInForce, profilesOffered, type HouseState, type Recipient } from './state.ts';

/** Says where notices go, all at once. Refuses roles that no profile of the house informs, and one named twice. */
export function setRecipients(
  { house }: { readonly house: Readonly<HouseState> },
  { recipients }: { readonly recipients: readonly Recipient[] },
): Decision<HouseRefusal> {
  const profile = profileInForce(house);
  if (!profile) return refuse('house.notFounded');
  const named = new Set<string>();
  for (const { role } of recipients) {
    if (!profilesOffered(house).some((offered) => recipientRule(offered, role)))
      return refuse('house.unknownRecipient', { role, profile: profile.name });
    if (named.has(role)) return refuse('house.recipientTwice', { role });
    named.add(role);
  }
  return accept(houseEvent('house', 'house.recipientsSet', { recipients }));
}
