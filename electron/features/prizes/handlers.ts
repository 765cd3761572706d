import {
  freezeContract,
  leaveUnclaimedContract,
  payContract,
  payUnclaimedContract,
  refuseDealContract,
} from '../../../shared/contract/prizes.ts';
import { limitsReached } from '../../../shared/domain/clock/index.ts';
import { yearOf } from '../../../shared/kernel/calendar.ts';
import { cents } from '../../../shared/kernel/cents.ts';
import {
  freezeStructure,
  leaveUnclaimed,
  payPrize,
  prizesRefusals,
  refuseDeal,
  type PrizePaid,
  type SheetChoices,
  type StructureFrozen,
  type PrizeLeft,
} from '../../../shared/domain/prizes/index.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';
import { commandHandler } from '../../desk/feature.ts';
import { nextPaperNumber } from '../../desk/numbers.ts';
import { ofTournament } from '../../desk/tournament-stream.ts';
import { profileOf, zoneOf } from '../tournament/index.ts';
import { payFacts } from './pay-facts.ts';

/** Plain numbers of the wire as amounts. */
export const choicesOf = (input: {
  readonly basisPoints?: readonly number[] | undefined;
  readonly stepCents?: number | undefined;
  readonly rounding?: SheetChoices['rounding'];
  readonly extraCents?: number | undefined;
}): SheetChoices => ({
  basisPoints: input.basisPoints,
  stepCents: input.stepCents === undefined ? undefined : cents(input.stepCents),
  rounding: input.rounding,
  extraCents: input.extraCents === undefined ? undefined : cents(input.extraCents),
});

const freeze = commandHandler({
  contract: freezeContract,
  stream: ofTournament,
  facts: (read, { tournament }, call) => ({
    account: call.account,
    roles: call.roles,
    moment: limitsReached(read.state('tournament', tournament), call),
    profile: profileOf(read, read.state('tournament', tournament).plan),
  }),
  decide: (state, input, facts) => freezeStructure(state, { tournament: input.tournament, ...choicesOf(input) }, facts),
  answer: (events) => {
    const { poolCents, prizes } = events[0]?.data as StructureFrozen;
    return { poolCents, prizes };
  },
});

const paidAnswer = (events: readonly JournalEvent[]): object => {
  const { number, rank, amountCents, watch } = events[0]?.data as PrizePaid;
  return { number, rank, amountCents, watch };
};

const pay = commandHandler({
  contract: payContract,
  stream: ofTournament,
  facts: payFacts,
  decide: (state, input, facts) => payPrize(state, { ...input, setAside: false }, facts),
  answer: paidAnswer,
});

const payUnclaimed = commandHandler({
  contract: payUnclaimedContract,
  stream: ofTournament,
  facts: payFacts,
  decide: (state, input, facts) => payPrize(state, { ...input, setAside: true }, facts),
  answer: paidAnswer,
});

const leave = commandHandler({
  contract: leaveUnclaimedContract,
  stream: ofTournament,
  facts: (read, _input, { at }) => ({ number: nextPaperNumber(read.db, 'B', yearOf(at, zoneOf(read))) }),
  decide: (state, input, facts) => leaveUnclaimed(state, input, facts),
  answer: (events) => {
    const { number } = events[0]?.data as PrizeLeft;
    return number === undefined ? {} : { number };
  },
});

const deal = commandHandler({
  contract: refuseDealContract,
  stream: ofTournament,
  facts: (read, { tournament }) => ({ profile: profileOf(read, read.state('tournament', tournament).plan) }),
  decide: (state, input, facts) => refuseDeal(state, input, facts),
  answer: () => ({ refused: true, rules: prizesRefusals['prizes.unknownPlayers'] }),
});

export const prizesCommands = [freeze, pay, payUnclaimed, leave, deal];
