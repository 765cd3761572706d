import { cancelRegistrationContract, refundContract, withdrawContract } from '../../../shared/contract/registration.ts';
import {
  cancelRegistration,
  refund,
  withdraw,
  type RefundFacts,
  type Refunded,
  type RegistrationCancelled,
} from '../../../shared/domain/registration/index.ts';
import { isRefused, type Refused } from '../../../shared/kernel/refusal.ts';
import { commandHandler, type Call, type DeskReader } from '../../desk/feature.ts';
import { sealText, textToSeal, type TextToSeal } from '../../desk/sealed-text.ts';
import { ofTournament } from '../../desk/tournament-stream.ts';
import { drawerFacts } from '../tills/index.ts';
import { eventFacts, numberAt } from './house-facts.ts';

interface MoneyBack {
  readonly tournament: string;
  readonly till: string;
}

/** Number and drawer of a refund that needs no reason. */
function paperFacts(
  read: DeskReader,
  { tournament, till }: MoneyBack,
  { at }: Call,
): Omit<RefundFacts, 'reason'> | Refused {
  const event = eventFacts(read, tournament);
  if (isRefused(event)) return event;
  return {
    refundNumber: numberAt(read, 'A', { at, zone: event.zone }),
    ...drawerFacts(read, till),
  };
}

/** The same with its reason, on the way into the vault. */
export function refundFacts(
  read: DeskReader,
  input: MoneyBack & { readonly reason: string },
  call: Call,
): (RefundFacts & { readonly text: TextToSeal }) | Refused {
  const paper = paperFacts(read, input, call);
  return isRefused(paper) ? paper : { ...paper, ...reasonFacts(read, input) };
}

/** A reason on its way into the vault, and what the event cites of it. */
export const reasonFacts = ({ chance }: DeskReader, { reason }: { readonly reason: string }) => {
  const text = textToSeal(chance, reason);
  return { text, reason: text.sealed };
};

const cancel = commandHandler({
  contract: cancelRegistrationContract,
  stream: ofTournament,
  facts: refundFacts,
  decide: (state, input, facts) => cancelRegistration(state, input, facts),
  store: (write, _input, { text }) => sealText(write, text),
  answer: (events) => {
    const { entry, number, refundNumber } = events[0]?.data as RegistrationCancelled;
    return { entry, number, refundNumber };
  },
});

const withdrawEntry = commandHandler({
  contract: withdrawContract,
  stream: ofTournament,
  facts: reasonFacts,
  decide: (state, input, facts) => withdraw(state, input, facts),
  store: (write, _input, { text }) => sealText(write, text),
});

const refundEntry = commandHandler({
  contract: refundContract,
  stream: ofTournament,
  facts: paperFacts,
  decide: (state, input, facts) => refund(state, input, facts),
  answer: (events) => {
    const { entry, refundNumber, caveCents, recaveCents, feeCents, bonusCents = 0 } = events[0]?.data as Refunded;
    return { entry, refundNumber, amountCents: caveCents + recaveCents + feeCents + bonusCents };
  },
});

export const moneyBackCommands = [cancel, withdrawEntry, refundEntry];
