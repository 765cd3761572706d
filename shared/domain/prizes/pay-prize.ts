import { accept, type Decision } from '../../kernel/event.ts';
import { isRefused, type Refused } from '../../kernel/refusal.ts';
import {
  entryById,
  paidOutOf,
  reachesWatch,
  type RegistrationState,
  type TillPayment,
  type WatchFacts,
} from '../registration/index.ts';
import type { Drawer } from '../tills/index.ts';
import { tournamentStream } from '../tournament/index.ts';
import { dueAward, type AwardState } from './due-award.ts';
import { prizesEvent, type DocumentVerdict } from './events.ts';
import { refuse, type PrizesRefusal } from './refusals.ts';

interface PayPrize extends TillPayment {
  readonly tournament: string;
  readonly entry: string;
  readonly documentVerdict: DocumentVerdict;
}

/** What is known of the person at the window, of the drawer and of the paper to come; the watch is on payouts. */
export interface PayFacts extends Drawer, WatchFacts {
  readonly number: string;
  /** Whether the document shown is of the person whose entry was ranked. */
  readonly samePerson: boolean;
  /** Whether the document's own last day lies before today in the venue's zone; false when it has none. */
  readonly pastExpiry: boolean;
  readonly digest: string;
  /** The tournament that the prize is an entry to still takes it from this person; false when the prize is money. */
  readonly entryOpen: boolean;
}

interface PayState extends AwardState {
  readonly registration: Readonly<RegistrationState>;
}

/**
 * Pays the ranked player, and nobody else, against a valid document (FR-REG-66, FR-REG-89). `setAside`: the prize had been left
 * unclaimed (decision 16). Refuses a second payment, an expired or refused document, a person whom a later screening flagged
 * (R24), another sum, a closed drawer, and more cash than it holds. A prize that is an entry to another tournament is money only when
 * that no longer takes it (FR-REG-20 under the later text).
 */
export function payPrize(state: PayState, input: PayPrize & { readonly setAside: boolean }, facts: PayFacts): Decision {
  const award = dueAward(state, input);
  if (isRefused(award)) return award;
  if (award.entryTo !== undefined && facts.entryOpen) return refuse('prizes.isEntry', { tournament: award.entryTo });
  const refused = checkPerson(state, input, facts);
  if (refused) return refused;
  const paid = paidOutOf(facts, input, award.amountCents);
  if (isRefused(paid)) return paid;
  return accept(
    prizesEvent(tournamentStream(input.tournament), input.setAside ? 'prizes.unclaimedPaid' : 'prizes.paid', {
      number: facts.number,
      rank: award.rank,
      entry: input.entry,
      amountCents: award.amountCents,
      ...paid,
      documentVerdict: input.documentVerdict,
      digest: facts.digest,
      ...(award.bountyCents !== undefined && { bountyCents: award.bountyCents }),
      watch: reachesWatch(facts, award.amountCents),
    }),
  );
}

function checkPerson(
  { registration }: PayState,
  { entry, documentVerdict }: PayPrize,
  { samePerson, pastExpiry }: PayFacts,
): Refused<PrizesRefusal> | undefined {
  const flags = entryById(registration, entry)?.flags ?? [];
  if (flags.length > 0) return refuse('prizes.flagged', { entry, checks: flags.map(({ check }) => check) });
  if (!samePerson) return refuse('prizes.notThePlayer', { entry });
  if (documentVerdict === 'refused') return refuse('prizes.documentRefused', { entry });
  const expired = documentVerdict === 'expired' || (documentVerdict === 'valid' && pastExpiry);
  return expired ? refuse('prizes.documentExpired', { entry }) : undefined;
}
