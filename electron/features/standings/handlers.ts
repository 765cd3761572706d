import {
  closeRankingContract,
  eliminateContract,
  reinstateContract,
  reopenRankingContract,
} from '../../../shared/contract/standings.ts';
import { levelNow } from '../../../shared/domain/clock/index.ts';
import {
  closeRanking,
  eliminate,
  reinstate,
  reopenRanking,
  type Eliminated,
} from '../../../shared/domain/standings/index.ts';
import { commandHandler } from '../../desk/feature.ts';
import { sealText, textToSeal } from '../../desk/sealed-text.ts';
import { ofTournament } from '../../desk/tournament-stream.ts';
import { profileOf } from '../tournament/index.ts';

const eliminateHandler = commandHandler({
  contract: eliminateContract,
  stream: ofTournament,
  facts: (read, { tournament }, { at, mono }) => {
    const state = read.state('tournament', tournament);
    const { sameHand } = profileOf(read, state.plan).standings;
    return { level: levelNow(state, { wall: at, mono }), sameHand };
  },
  decide: (state, input, facts) => eliminate(state, input, facts),
  answer: (events) => {
    const { hand } = events[0]?.data as Eliminated;
    return { hand };
  },
});

const reinstateHandler = commandHandler({
  contract: reinstateContract,
  stream: ofTournament,
  facts: () => ({}),
  decide: (state, input) => reinstate(state, input),
});

const close = commandHandler({
  contract: closeRankingContract,
  stream: ofTournament,
  facts: (read, { tournament, reason }, { account }) => ({
    account,
    structureFrozen: read.state('tournament', tournament).prizes.frozen !== null,
    reason: textToSeal(read.chance, reason),
  }),
  decide: (state, input, { reason, ...facts }) =>
    closeRanking(state, input, { ...facts, reason: reason?.sealed ?? null }),
  store: (write, _input, { reason }) => sealText(write, reason),
});

const reopen = commandHandler({
  contract: reopenRankingContract,
  stream: ofTournament,
  facts: (read, { tournament, reason }, { account }) => {
    const { prizes, levy } = read.state('tournament', tournament);
    const awardUsed = Object.keys(prizes.settled).length > 0 || levy.lines.length > 0;
    return { account, awardUsed, reason: textToSeal(read.chance, reason) };
  },
  decide: (state, input, { reason, ...facts }) => reopenRanking(state, input, { ...facts, ...reason.sealed }),
  store: (write, _input, { reason }) => sealText(write, reason),
});

export const standingsCommands = [eliminateHandler, reinstateHandler, close, reopen];
