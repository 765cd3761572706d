import { closeTillContract, moveCashContract, openTillContract } from '../../../shared/contract/tills.ts';
import { closeTill, moveCash, openTill, type TillClosed, type TillOpened } from '../../../shared/domain/tills/index.ts';
import { gamingDay } from '../../../shared/kernel/calendar.ts';
import { commandHandler, type DeskReader } from '../../desk/feature.ts';
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
  facts: (read, { till, countedCents, reason }, { account }) => {
    const { holdsCents } = drawerFacts(read, till);
    const text = holdsCents === countedCents ? null : textToSeal(read.chance, reason);
    return { expectedCents: holdsCents, account, text, reason: text?.sealed };
  },
  decide: (state, input, facts) => closeTill(state, input, facts),
  store: (write, _input, { text }) => sealText(write, text),
  answer: (events) => {
    const { session, expectedCents: expected, countedCents } = events[0]?.data as TillClosed;
    return { session, expectedCents: expected, countedCents, differenceCents: countedCents - expected };
  },
});

export const tillsCommands = [open, move, close];
