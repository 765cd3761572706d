import { rebuyContract, refundRebuyContract } from '../../../shared/contract/registration.ts';
import { levelNow, limitsReached } from '../../../shared/domain/clock/index.ts';
import {
  entryById,
  rebuy,
  refundRebuy,
  type Rebought,
  type RebuyRefunded,
} from '../../../shared/domain/registration/index.ts';
import { isRefused } from '../../../shared/kernel/refusal.ts';
import { commandHandler } from '../../desk/feature.ts';
import { sealText } from '../../desk/sealed-text.ts';
import { ofTournament } from '../../desk/tournament-stream.ts';
import { cavesOfDayCents, eventFacts, numberAt } from './house-facts.ts';
import { refundFacts } from './money-back.ts';

const sell = commandHandler({
  contract: rebuyContract,
  stream: ofTournament,
  facts: (read, { tournament, entry, till }, { at, mono }) => {
    const event = eventFacts(read, tournament);
    if (isRefused(event)) return event;
    const state = read.state('tournament', tournament);
    const tillState = read.state('till', till).till;
    const person = entryById(state.registration, entry)?.person ?? '';
    return {
      at,
      zone: event.zone,
      number: numberAt(read, 'C', { at, zone: event.zone }),
      tillState,
      level: levelNow(state, { wall: at, mono }) ?? 0,
      limitReachedAt: limitsReached(state, { at, mono }).rebuyLimitReachedAt,
      ofDayCents: cavesOfDayCents(read, person, tillState.session?.day ?? ''),
      watchCents: event.profile.registration.watchCents,
    };
  },
  decide: (state, input, facts) => rebuy(state, input, facts),
  answer: (events) => {
    const { entry, number, chips, watch } = events[0]?.data as Rebought;
    return { entry, number, chips, watch };
  },
});

const takeBack = commandHandler({
  contract: refundRebuyContract,
  stream: ofTournament,
  facts: refundFacts,
  decide: (state, input, facts) => refundRebuy(state, input, facts),
  store: (write, _input, { text }) => sealText(write, text),
  answer: (events) => {
    const { entry, number, refundNumber } = events[0]?.data as RebuyRefunded;
    return { entry, number, refundNumber };
  },
});

export const rebuyCommands = [sell, takeBack];
