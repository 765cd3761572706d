import type { NewEvent } from '../../kernel/event.ts';
import type { ConductEvents } from '../conduct/index.ts';
import type { LevyEvents } from '../levy/index.ts';
import type { PrizesEvents } from '../prizes/index.ts';
import type { RegistrationEvents } from '../registration/index.ts';
import type { TillEvents } from '../tills/index.ts';
import type { Posting } from './posting.ts';
import {
  frozenPostings,
  stoppedPostings,
  levyPostings,
  prizeLeftPostings,
  prizePaidPostings,
  unclaimedPaidPostings,
  wonEntryTakenPostings,
} from './prize-postings.ts';
import {
  bonusRefundedPostings,
  bonusSoldPostings,
  cancelledPostings,
  reboughtPostings,
  rebuyRefundedPostings,
  refundedPostings,
  registeredPostings,
} from './registration-postings.ts';
import { closedPostings, movedPostings, openedPostings } from './till-postings.ts';

type MoneyEvents = RegistrationEvents & TillEvents & PrizesEvents & LevyEvents & ConductEvents;

type Rules = { readonly [Type in keyof MoneyEvents]?: (data: MoneyEvents[Type]) => Posting[] };

/** The entry rule of every event that moves money; an event without one moves none. */
const rules = {
  'till.opened': openedPostings,
  'till.moved': movedPostings,
  'till.closed': closedPostings,
  'registration.playerRegistered': registeredPostings,
  'registration.rebought': reboughtPostings,
  'registration.rebuyRefunded': rebuyRefundedPostings,
  'registration.bonusSold': bonusSoldPostings,
  'registration.bonusRefunded': bonusRefundedPostings,
  'registration.cancelled': cancelledPostings,
  'registration.refunded': refundedPostings,
  'prizes.structureFrozen': frozenPostings,
  'conduct.playStopped': stoppedPostings,
  'prizes.paid': prizePaidPostings,
  'prizes.leftUnclaimed': prizeLeftPostings,
  'prizes.unclaimedPaid': unclaimedPaidPostings,
  'registration.wonEntryTaken': wonEntryTakenPostings,
  'levy.lineEntered': levyPostings,
  'levy.lineCorrected': levyPostings,
} as const satisfies Rules;

/** Types of the events that have postings. */
export const moneyEventTypes = Object.keys(rules) as readonly (keyof typeof rules)[];

/** The double entry of one event: lines that add up to zero, none when the event moves no money. */
export function postingsOf(event: Pick<NewEvent, 'type' | 'data'>): readonly Posting[] {
  if (!Object.hasOwn(rules, event.type)) return [];
  return rules[event.type as keyof typeof rules](event.data as never);
}
