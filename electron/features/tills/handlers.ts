import {
  closeTillContract,
  handOverContract,
  moveCashContract,
  openTillContract,
  readTillContract,
  takeOverContract,
} from '../../../shared/contract/tills.ts';
import {
  closeTill,
  handOver,
  moveCash,
  openTill,
  readTill,
  takeOver,
  type TillClosed,
  type TillOpened,
  type TillRead,
} from '../../../shared/domain/tills/index.ts';
import { rolesOf } from '../../../shared/domain/accounts/index.ts';
import { gamingDay } from '../../../shared/kernel/calendar.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';
import { commandHandler, type Call, type DeskReader } from '../../desk/feature.ts';
import { sealText, textToSeal } from '../../desk/sealed-text.ts';
import { drawerFacts } from './drawer.ts';

const stream = ({ till }: { readonly till: string }) => ({ kind: 'till', id: till }) as const;

/** The gaming day of an instant; before the house is founded there is no drawer to open. */
function dayAt(read: DeskReader, at: number): string {
  const { identity } = read.state('house').house;
  if (!identity) throw new Error('a drawer is opened only in a founded house');
  return gamingDay(at, identity.timeZone, identity.gamingDayEnds);
}

const open = commandHandler({
  contract: openTillContract,
  stream,
  facts: (read, _input, { at, account }) => ({ session: read.chance.id('s'), day: dayAt(read, at), account }),
  decide: (state, input, facts) => openTill(state, input, facts),
  answer: (events) => {
    const { session, day } = events[0]?.data as TillOpened;
    return { session, day };
  },
});

const move = commandHandler({
  contract: moveCashContract,
  stream,
  facts: (read, { till, reason }) => ({ drawer: drawerFacts(read, till), text: textToSeal(read.chance, reason) }),
  decide: (_state, input, { drawer, text }) => moveCash(drawer, input, text.sealed),
  store: (write, _input, { text }) => sealText(write, text),
});

const close = commandHandler({
  contract: closeTillContract,
  stream,
  facts: countFacts,
  decide: (state, input, facts) => closeTill(state, input, facts),
  store: (write, _input, { text }) => sealText(write, text),
  answer: (events) => countAnswer(events),
});

interface Count {
  readonly till: string;
  readonly countedCents: number;
  readonly reason?: string | undefined;
}

/** What a count is held against; a reason is sealed only where there is a difference to explain. */
function countFacts(read: DeskReader, { till, countedCents, reason }: Count, { account }: Pick<Call, 'account'>) {
  const { holdsCents } = drawerFacts(read, till);
  const text = holdsCents === countedCents ? null : textToSeal(read.chance, reason);
  return { expectedCents: holdsCents, account, text, reason: text?.sealed };
}

function countAnswer(events: readonly JournalEvent[]): object {
  const { session, expectedCents: expected, countedCents } = events[0]?.data as TillClosed;
  return { session, expectedCents: expected, countedCents, differenceCents: countedCents - expected };
}

const reading = commandHandler({
  contract: readTillContract,
  stream,
  facts: (read, { till }, { account }) => ({ expectedCents: drawerFacts(read, till).holdsCents, account }),
  decide: (state, input, facts) => readTill(state, input, facts),
  answer: (events) => ({ number: (events[0]?.data as TillRead).number }),
});

const cashiers = ['cashier', 'committee-member', 'responsible-director'] as const;

const handing = commandHandler({
  contract: handOverContract,
  stream,
  facts: (read, input, call) => {
    const roles = rolesOf(read.state('house').accounts, input.to);
    return {
      ...countFacts(read, input, call),
      mayCash: cashiers.some((role) => roles.includes(role)),
      nextSession: read.chance.id('s'),
      day: dayAt(read, call.at),
    };
  },
  decide: (state, input, facts) => handOver(state, input, facts),
  store: (write, _input, { text }) => sealText(write, text),
  answer: (events) => ({ ...countAnswer(events), next: (events[1]?.data as TillOpened).session }),
});

const taking = commandHandler({
  contract: takeOverContract,
  stream,
  facts: (_read, _input, { account }) => ({ account }),
  decide: (state, input, facts) => takeOver(state, input, facts),
  answer: (events) => ({ session: (events[0]?.data as TillOpened).session }),
});

export const tillsCommands = [open, move, close, reading, handing, taking];
