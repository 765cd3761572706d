import { slice } from '../../kernel/slice.ts';
import { registrationFold } from './fold.ts';
import { initialRegistration } from './state.ts';

export { decisionOutcomes, type SealedDecision } from './admission.ts';
export { declarations } from './bulletin.ts';
export { cancelRegistration, withdraw } from './cancel-registration.ts';
export { aboutOf } from './carried-over.ts';
export { checkIn, type CheckInFacts } from './check-in.ts';
export type {
  BonusRefunded,
  BonusSold,
  CheckedIn,
  CheckRecord,
  Flagged,
  PaidAt,
  PaymentPart,
  PlayerRegistered,
  PreRegistered,
  Rebought,
  RebuyRefunded,
  Refunded,
  RegistrationCancelled,
  RegistrationEvents,
  TurnedAway,
  WonEntryTaken,
} from './events.ts';
export { refundBonus, sellBonus, type BonusFacts } from './dealers-bonus.ts';
export { clearFlag, flagByHand, flagEvents, settledOf, suspensionFlags } from './flags.ts';
export { paidOutOf, type TillPayment } from './paid-at.ts';
export { preRegister, type PersonFacts } from './pre-register.ts';
export { paidEntry, type PaidEntry } from './present-entry.ts';
export { rebuy, type RebuyFacts } from './rebuy.ts';
export { owedEntries, refund, refundDue, type RefundFacts } from './refund.ts';
export { refundRebuy } from './refund-rebuy.ts';
export { refuseTransfer } from './refuse-transfer.ts';
export { refuse as refuseRegistration, registrationRefusals, type RegistrationRefusal } from './refusals.ts';
export { reEnter, type ReEnterFacts } from './re-enter.ts';
export { registerPlayer, type RegisterFacts, type WonEntry } from './register-player.ts';
export { reprint } from './reprint.ts';
export { entryById, isPaid, paidInOrder, type Entry, type EntryState, type RegistrationState } from './state.ts';
export { turnAway } from './turn-away.ts';
export { reachesWatch, type WatchFacts } from './watch.ts';
export type { WindowFacts } from './window.ts';

export const registrationSlice = slice({ initial: initialRegistration, fold: registrationFold });
