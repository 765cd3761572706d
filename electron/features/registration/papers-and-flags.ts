import {
  clearFlagContract,
  flagContract,
  refuseTransferContract,
  reprintContract,
} from '../../../shared/contract/registration-papers-and-flags.ts';
import {
  clearFlag,
  flagByHand,
  paidEntry,
  refuseTransfer,
  registrationRefusals,
  reprint,
  turnAway,
  type TurnedAway,
} from '../../../shared/domain/registration/index.ts';
import { turnAwayContract } from '../../../shared/contract/registration-turned-away.ts';
import { isRefused } from '../../../shared/kernel/refusal.ts';
import { commandHandler } from '../../desk/feature.ts';
import { sealText } from '../../desk/sealed-text.ts';
import { ofTournament } from '../../desk/tournament-stream.ts';
import { reasonFacts } from './money-back.ts';

const printAgain = commandHandler({
  contract: reprintContract,
  stream: ofTournament,
  facts: (read, { tournament, number, entry = '' }) => {
    if (number !== undefined) return { number };
    const paid = paidEntry(read.state('tournament', tournament).registration, entry);
    return isRefused(paid) ? paid : { number: paid.number };
  },
  decide: (state, { tournament }, { number }) => reprint(state, { tournament, number }),
  answer: (events) => ({ ...events[0]?.data }),
});

const stop = commandHandler({
  contract: flagContract,
  stream: ofTournament,
  facts: reasonFacts,
  decide: (state, input, facts) => flagByHand(state, input, facts),
  store: (write, _input, { text }) => sealText(write, text),
});

const clear = commandHandler({
  contract: clearFlagContract,
  stream: ofTournament,
  facts: reasonFacts,
  decide: (state, input, facts) => clearFlag(state, input, facts),
  store: (write, _input, { text }) => sealText(write, text),
});

const transfer = commandHandler({
  contract: refuseTransferContract,
  stream: ofTournament,
  facts: () => ({}),
  decide: (state, input) => refuseTransfer(state, input),
  answer: () => ({ transferred: false, rules: registrationRefusals['registration.otherPerson'] }),
});

const noteTurnedAway = commandHandler({
  contract: turnAwayContract,
  stream: ofTournament,
  facts: (_read, _input, { roles }) => ({ roles }),
  decide: (state, input, facts) => turnAway(state, input, facts),
  answer: (events) => {
    const { code, called } = events[0]?.data as TurnedAway;
    return { code, called };
  },
});

export const paperAndFlagCommands = [printAgain, stop, clear, transfer, noteTurnedAway];
